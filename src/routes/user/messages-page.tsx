import { MessageCenter } from "#src/features/message/components/message-center.tsx";
import { PageHeading } from "#src/shared/ui/frame/page-heading.tsx";

export function MessagesPage() {
  return (
    <>
      <PageHeading title="我的消息" />
      <MessageCenter />
    </>
  );
}
