import { PageArticle } from "#src/features/article/components/page-article.tsx";
import { useCurrentUser } from "#src/features/user/hooks/use-current-user.ts";
import { ContactWays } from "./contact-ways.tsx";
import { HelpPage } from "./help-page.tsx";
import styles from "./contact-page.module.css";
import { RouteLines } from "./route-lines.tsx";

/** Phone, chat, address, and how to get there. */
export function ContactPage() {
  const user = useCurrentUser();
  return (
    <HelpPage>
      <PageArticle
        code="link"
        title="联系方式"
        lead={
          <div className={styles.lead}>
            <ContactWays manager={user?.admin} hotline={user?.common_config.hot_line} />
            <RouteLines />
          </div>
        }
      />
    </HelpPage>
  );
}
