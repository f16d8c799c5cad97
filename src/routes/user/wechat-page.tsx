import { useCurrentUser } from "#src/features/user/hooks/use-current-user.ts";
import { WechatView } from "#src/features/wechat/components/wechat-view.tsx";
import { PageHeading } from "#src/shared/ui/frame/page-heading.tsx";

export function WechatPage() {
  // The header loads the user on every page except this one, the member center and the login (specification section
  // 4).
  useCurrentUser();
  return (
    <>
      <PageHeading title="绑定微信" hint="一个账号绑定一个微信，更换前请先解绑。" />
      <WechatView />
    </>
  );
}
