import { useListSavedPlans } from "#generated/hooks/plan/plan.ts";
import { ClipboardList } from "#generated/icons/clipboard-list.ts";
import { Stack } from "#src/shared/ui/layout/layout.tsx";
import { RecordsSkeleton } from "#src/shared/ui/records/records-skeleton.tsx";
import { EmptyState } from "#src/shared/ui/state/empty-state.tsx";
import { Loaded } from "#src/shared/ui/state/loaded.tsx";
import type { ParsedPlan } from "../import/parse-plan.ts";
import { SavedPlanRow } from "./saved-plan-row.tsx";

type Props = { onRun: (parsed: ParsedPlan) => void };

/** The plans that the stores of the account have saved, the last changed first. */
export function SavedPlans({ onRun }: Props) {
  const query = useListSavedPlans({
    query: { select: (response) => response.data, meta: { errors: "inline" } },
  });
  return (
    <Loaded
      query={query}
      what="保存的计划"
      skeleton={<RecordsSkeleton />}
      empty={
        <EmptyState
          icon={<ClipboardList size={26} strokeWidth={1.5} />}
          title="还没有保存的计划"
          hint="录入或导入采购单后，点“存为计划”，下次一键按当天的商品和价格重新采购。"
        />
      }
    >
      {(plans) => (
        <Stack as="ul" noMarkers aria-label="保存的计划">
          {plans.map((plan) => (
            <SavedPlanRow key={plan.id} plan={plan} onRun={onRun} onRefused={() => void query.refetch()} />
          ))}
        </Stack>
      )}
    </Loaded>
  );
}
