import { PageHeading } from "#src/shared/ui/page-heading.tsx";

export function MessagesPage() {
  return <PageHeading title="我的消息" />;
}
