import { Suspense, useState, useEffect, useRef } from "react";
import { FeedbackType } from "#generated/enums.ts";
import { useGetCurrentUser } from "#generated/hooks/user/user.ts";
import { CircleCheck } from "#generated/icons/circle-check.ts";
import { terms } from "#generated/terms.ts";
import { ArticleNote } from "#src/features/article/components/article-note.tsx";
import { FeedbackForm } from "#src/features/feedback/components/feedback-form.tsx";
import { useCurrentUser } from "#src/features/user/hooks/use-current-user.ts";
import { lazyPart } from "#src/shared/lib/lazy-part.ts";
import { paths } from "#src/shared/paths.ts";
import { ButtonLink } from "#src/shared/ui/button/button-link.tsx";
import { Button } from "#src/shared/ui/button/button.tsx";
import { Row, Stack, Text, Box, looks } from "#src/shared/ui/layout/layout.tsx";
import { EmptyState } from "#src/shared/ui/state/empty-state.tsx";
import { Loaded } from "#src/shared/ui/state/loaded.tsx";
import { LoadingPage } from "#src/shared/ui/state/loading-page.tsx";
import { PartMissing } from "#src/shared/ui/state/part-missing.tsx";
import { Skeleton } from "#src/shared/ui/state/skeleton.tsx";
import { TextLink } from "#src/shared/ui/text/text-link.tsx";
import { HelpPage } from "./help-page.tsx";
import styles from "./complaint-page.module.css";

const HERE = paths.help("us/tsjy");

const ComplaintVisitor = lazyPart(
  async () => (await import("./complaint-visitor.tsx")).ComplaintVisitor,
  PartMissing,
);

const FORM_SHAPE = ["8", "36", "20", "10"].map((height) => (
  <Skeleton className={looks({ mb: "5" })} height={height} key={height} />
));

/** Complaints and suggestions, with collapsible advice on how to get a quick reply. */
export function ComplaintPage() {
  const user = useCurrentUser();
  // Only reads what the header has loaded.
  const { error, refetch } = useGetCurrentUser({ query: { enabled: false } });
  const [sentId, setSentId] = useState<number>();
  return (
    <HelpPage>
      <div className={styles.card}>
        <Box pb="4" mb="5" line="below">
          <Text as="h1" size="xl" bold>
            投诉与建议
          </Text>
          <Row mt="1" wrap gapX="4" tone="subtle" size="xs">
            直达客户服务总监，{terms.service.complaint_workdays} 个工作日内答复
            {user && (
              <TextLink className={styles.earlier} to={paths.feedback()}>
                查看以往的反馈和答复
              </TextLink>
            )}
          </Row>
        </Box>
        <Stack gap="4">
          {sentId === undefined && <ArticleNote address={HERE} label="怎样写，答复更快" />}
          <Loaded query={{ data: user, error, refetch }} what="账号信息" skeleton={FORM_SHAPE}>
            {(known) =>
              known ? (
                sentId === undefined && (
                  <FeedbackForm
                    type={FeedbackType.ServiceComplaint}
                    placeholder="请写明订单号、商品和经过；质量问题请注明批号，物流问题请注明运单号和签收时间"
                    submitLabel="提交投诉与建议"
                    onSent={({ id }) => setSentId(id)}
                  />
                )
              ) : (
                <Suspense fallback={<LoadingPage label="表单加载中">{FORM_SHAPE}</LoadingPage>}>
                  <ComplaintVisitor here={HERE} />
                </Suspense>
              )
            }
          </Loaded>
          {sentId !== undefined && <ComplaintSent id={sentId} onAgain={() => setSentId(undefined)} />}
        </Stack>
      </div>
    </HelpPage>
  );
}

/** Confirms that the message has arrived and says where the reply will appear. */
function ComplaintSent({ id, onAgain }: { id: number; onAgain: () => void }) {
  const message = useRef<HTMLDivElement>(null);
  // The submit button is gone, and the focus with it.
  useEffect(() => message.current?.focus(), []);
  return (
    <Box noOutline ref={message} role="status" tabIndex={-1}>
      <EmptyState
        icon={<CircleCheck size={28} strokeWidth={1.5} />}
        title="已收到您的投诉与建议"
        hint={`受理编号 ${id}。我们会在 ${terms.service.complaint_workdays} 个工作日内答复，答复可在“意见反馈”中查看。`}
        action={
          <>
            <ButtonLink size="sm" to={paths.feedback()}>
              查看我的反馈
            </ButtonLink>
            <Button size="sm" variant="outline" onClick={onAgain}>
              再写一条
            </Button>
          </>
        }
      />
    </Box>
  );
}
