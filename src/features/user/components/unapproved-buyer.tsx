import { Suspense } from "react";
import { lazyPart } from "#src/shared/lib/lazy-part.ts";
import { LoadError } from "#src/shared/ui/state/load-error.tsx";
import { Skeleton } from "#src/shared/ui/state/skeleton.tsx";

// Loaded on demand, like the note, for the few who are not approved.
const ApprovalState = lazyPart<{ title: string }>(
  async () => (await import("./approval-state.tsx")).ApprovalState,
  () => (
    <LoadError
      what="审核进度"
      hint="网络中断或网站刚刚更新，请刷新页面。"
      onRetry={() => location.reload()}
    />
  ),
);

/** Shown to unapproved buyers instead of content: the state of the approval, and the next step. */
export function UnapprovedBuyer({ title }: { title: string }) {
  return (
    <Suspense fallback={<Skeleton height="64" />}>
      <ApprovalState title={title} />
    </Suspense>
  );
}
