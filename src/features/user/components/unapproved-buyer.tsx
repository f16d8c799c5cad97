import { Skeleton } from "@chakra-ui/react";
import { Suspense } from "react";
import { lazyPart } from "#src/shared/lib/lazy-part.ts";
import { LoadError } from "#src/shared/ui/state/load-error.tsx";

// As with the note: fetched for the few who are not approved.
const ApprovalState = lazyPart<{ title: string }>(
  async () => (await import("./approval-state.tsx")).ApprovalState,
  () => (
    <LoadError
      title="审核进度没有加载出来"
      hint="网络中断或网站刚刚更新，请刷新页面。"
      onRetry={() => location.reload()}
    />
  ),
);

/** Stands where a buyer who is not approved has nothing yet: how approval stands, and the next step towards it. */
export function UnapprovedBuyer({ title }: { title: string }) {
  return (
    <Suspense fallback={<Skeleton height="64" />}>
      <ApprovalState title={title} />
    </Suspense>
  );
}
