import { Suspense } from "react";
import { ClipboardList } from "#generated/icons/clipboard-list.ts";
import { lazyPart } from "#src/shared/lib/lazy-part.ts";
import { Panel } from "#src/shared/ui/frame/panel.tsx";
import { EmptyState } from "#src/shared/ui/state/empty-state.tsx";
import { LoadingPage } from "#src/shared/ui/state/loading-page.tsx";
import { PartMissing } from "#src/shared/ui/state/part-missing.tsx";
import { Skeleton } from "#src/shared/ui/state/skeleton.tsx";
import type { Matching } from "../matching/use-matching.ts";
import { PlanRowSummary } from "./plan-row-summary.tsx";
import type { Plan } from "./plan.ts";
import type { PlanEdits } from "./use-plan.ts";

const FilledPlan = lazyPart(async () => (await import("./filled-plan.tsx")).FilledPlan, PartMissing);

type Props = {
  plan: Plan;
  edits: PlanEdits;
  matching: Matching;
  /** Called when lines have rendered that were not there before. */
  onRows: () => void;
};

/** The purchase plan, or how to start one. */
export function PurchasePlan({ plan, edits, matching, onRows }: Props) {
  if (plan.lines.length > 0)
    return (
      <Suspense
        fallback={
          <LoadingPage label="采购单加载中">
            <Skeleton height="96" />
          </LoadingPage>
        }
      >
        <FilledPlan plan={plan} edits={edits} matching={matching} onRows={onRows} />
      </Suspense>
    );
  return (
    <Panel title="采购单">
      <PlanRowSummary plan={plan} />
      <EmptyState
        icon={<ClipboardList size={26} strokeWidth={1.5} />}
        title="采购单还是空的"
        hint="在上方录入商品，或粘贴、导入采购计划，核对后一次加入购物车。"
      />
    </Panel>
  );
}
