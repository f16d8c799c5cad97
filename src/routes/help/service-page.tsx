import { PageArticle } from "#src/features/article/components/page-article.tsx";
import { ServiceView } from "#src/features/chat/components/service-view.tsx";
import { useCurrentUser } from "#src/features/user/hooks/use-current-user.ts";
import { paths } from "#src/shared/paths.ts";
import { HelpPage } from "./help-page.tsx";

/** Dedicated service: the buyer's account manager, with a chat. */
export function ServicePage() {
  const user = useCurrentUser();
  return (
    <HelpPage>
      <PageArticle
        code="zskf"
        title="专属客服"
        lead={<ServiceView user={user} here={paths.help("fwbz/zskf")} />}
      />
    </HelpPage>
  );
}
