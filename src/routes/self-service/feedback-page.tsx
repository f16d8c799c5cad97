import { FeedbackType } from "#generated/enums.ts";
import { FeedbackForm } from "#src/features/feedback/components/feedback-form.tsx";
import { FeedbackList } from "#src/features/feedback/components/feedback-list.tsx";
import { toast } from "#src/shared/ui/feedback/feedback-store.ts";
import { PageHeading } from "#src/shared/ui/frame/page-heading.tsx";
import { Panel } from "#src/shared/ui/frame/panel.tsx";
import { Stack } from "#src/shared/ui/layout/layout.tsx";

export function FeedbackPage() {
  return (
    <>
      <PageHeading title="意见反馈" hint="每条反馈都有专人处理，回复会显示在下方，并以消息通知您。" />
      <Stack gap="3">
        <Panel title="提交反馈">
          <FeedbackForm
            type={FeedbackType.Suggestion}
            placeholder="请写明在哪个页面、做了什么、期望怎样，可以附上截图"
            submitLabel="提交反馈"
            onSent={() => toast({ status: "success", message: "反馈已提交，感谢您的意见" })}
          />
        </Panel>
        <FeedbackList />
      </Stack>
    </>
  );
}
