import { PageHeading } from "#src/shared/ui/page-heading.tsx";

export function WechatPage() {
  return <PageHeading title="绑定微信" />;
}
