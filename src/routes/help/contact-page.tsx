import { company } from "#generated/company.ts";
import { PageArticle } from "#src/features/article/components/page-article.tsx";
import { useCurrentUser } from "#src/features/user/hooks/use-current-user.ts";
import { Stack } from "#src/shared/ui/layout/layout.tsx";
import { ContactWays } from "./contact-ways.tsx";
import { HelpPage } from "./help-page.tsx";
import styles from "./contact-page.module.css";

/** Phone, chat, address, and how to get there. */
export function ContactPage() {
  const user = useCurrentUser();
  return (
    <HelpPage>
      <PageArticle
        code="link"
        title="联系方式"
        lead={
          <Stack gap="4">
            <ContactWays manager={user?.admin} hotline={user?.common_config.hot_line} />
            <RouteLines />
          </Stack>
        }
      />
    </HelpPage>
  );
}

/** Shows the ways to the company: each route as a line with its stops. */
function RouteLines() {
  return (
    <section className={styles.routeLines} aria-label="来访路线图">
      {company.routes.map(({ by, stops }) => (
        <div key={by} className={styles.way}>
          <b>{by}</b>
          <ol>
            {stops.map(({ name, note }) => (
              <li key={name}>
                <span>{name}</span>
                <small>{note}</small>
              </li>
            ))}
          </ol>
        </div>
      ))}
    </section>
  );
}
