import { Suspense, useState } from "react";
import { ArticleNote } from "#src/features/article/components/article-note.tsx";
import { FeedbackForm } from "#src/features/feedback/components/feedback-form.tsx";
import { useCurrentUser } from "#src/features/user/hooks/use-current-user.ts";
import { lazyPart } from "#src/shared/lib/lazy-part.ts";
import { paths } from "#src/shared/paths.ts";
import { PartMissing } from "#src/shared/ui/state/part-missing.tsx";
import { TextLink } from "#src/shared/ui/text/text-link.tsx";
import { ComplaintSent } from "./complaint-sent.tsx";
import { ComplaintWaiting } from "./complaint-waiting.tsx";
import styles from "./complaint-page.module.css";
import { HelpPage } from "./help-page.tsx";

const HERE = paths.help("us/tsjy");

const ComplaintVisitor = lazyPart(
  async () => (await import("./complaint-visitor.tsx")).ComplaintVisitor,
  PartMissing,
);

/** Complaints and suggestions, with collapsible advice on how to get a quick answer. */
export function ComplaintPage() {
  const user = useCurrentUser();
  const [sentId, setSentId] = useState<number>();
  return (
    <HelpPage>
      <div className={styles.card}>
        <div className={styles.head}>
          <h1 className={styles.title}>投诉与建议</h1>
          <div className={styles.lead}>
            直达客户服务总监，1 个工作日内答复
            {user && (
              <TextLink className={styles.earlier} to={paths.feedback()}>
                查看以往的反馈和答复
              </TextLink>
            )}
          </div>
        </div>
        <div className={styles.content}>
          {sentId === undefined && <ArticleNote address={HERE} label="怎样写，答复更快" />}
          {user === undefined && <ComplaintWaiting />}
          {user === null && (
            <Suspense fallback={<ComplaintWaiting />}>
              <ComplaintVisitor here={HERE} />
            </Suspense>
          )}
          {user && sentId === undefined && (
            <FeedbackForm
              type={4}
              placeholder="请写明订单号、商品和经过；质量问题请注明批号，物流问题请注明运单号和签收时间"
              submitLabel="提交投诉与建议"
              onSent={({ id }) => setSentId(id)}
            />
          )}
          {sentId !== undefined && <ComplaintSent id={sentId} onAgain={() => setSentId(undefined)} />}
        </div>
      </div>
    </HelpPage>
  );
}
