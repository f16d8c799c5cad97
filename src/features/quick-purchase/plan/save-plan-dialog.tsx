import { useState } from "react";
import { useCreateSavedPlan, useListSavedPlans, useUpdateSavedPlan } from "#generated/hooks/plan/plan.ts";
import { createSavedPlanBodyLinesMax } from "#generated/zod/plan/plan.zod.ts";
import type { ApiError } from "#src/shared/api/api-error.ts";
import { isRefusal } from "#src/shared/api/error-kinds.ts";
import { useSingleFlight } from "#src/shared/lib/use-single-flight.ts";
import { toast } from "#src/shared/ui/feedback/feedback-store.ts";
import { Row, Text } from "#src/shared/ui/layout/layout.tsx";
import { PlanNameDialog } from "./plan-name-dialog.tsx";
import type { PlanLine } from "./plan.ts";
import { toSavedLines } from "./saved-plan.ts";
import styles from "./save-plan-dialog.module.css";

type Props = { lines: readonly PlanLine[]; onClose: () => void };

/** Plans that are offered to be replaced. */
const OFFERED = 6;

/** Saves the plan under a name, for all stores of the account; under the name of a saved one it replaces that. */
export function SavePlanDialog({ lines, onClose }: Props) {
  const { plans, save, isPending, refusal } = useSavePlan(lines, onClose);
  const find = (name: string) => plans.find((plan) => plan.name === name);
  return (
    <PlanNameDialog
      title="存为计划"
      initial=""
      labelOf={(name) => (find(name) ? "替换这份计划" : "保存计划")}
      isBusy={isPending}
      refusal={refusal}
      onSubmit={(name) => save(name, find(name)?.id)}
      onClose={onClose}
    >
      {(name, choose) => {
        const same = find(name);
        return (
          <>
            <Text as="p" tone="muted" role="status">
              {same
                ? `已有同名计划（${same.lines_count} 行，${same.store}），保存后由这 ${lines.length} 行替换。`
                : `共 ${lines.length} 行，同一账号的门店都能使用；下次采购时按当天的商品、价格和库存重新匹配。`}
            </Text>
            {plans.length > 0 && (
              <Row wrap align="center" gap="2" tone="muted" role="group" aria-label="替换已有的计划">
                <span>替换已有的：</span>
                {plans.slice(0, OFFERED).map((plan) => (
                  <button
                    className={styles.plan}
                    key={plan.id}
                    type="button"
                    aria-pressed={plan.name === name}
                    onClick={() => choose(plan.name)}
                  >
                    {plan.name}
                  </button>
                ))}
              </Row>
            )}
          </>
        );
      }}
    </PlanNameDialog>
  );
}

/** Saves lines as a plan of the account: a new one, or in the place of another. */
function useSavePlan(lines: readonly PlanLine[], onSaved: () => void) {
  const { data: plans = [], refetch } = useListSavedPlans({
    query: { select: ({ data }) => data, meta: { errors: "inline" } },
  });
  const [refusal, setRefusal] = useState("");
  const once = useSingleFlight();
  // Another store may have taken the name, or deleted the plan: the list shows which.
  const onApiError = (error: ApiError) => {
    const isAboutThis = isRefusal(error);
    if (isAboutThis) {
      setRefusal(error.firstFieldMessage ?? error.message);
      void refetch();
    }
    return isAboutThis;
  };
  const create = useCreateSavedPlan({ mutation: { meta: { onApiError } } });
  const replace = useUpdateSavedPlan({ mutation: { meta: { onApiError } } });

  const save = (name: string, id: number | undefined) => {
    setRefusal(
      lines.length > createSavedPlanBodyLinesMax
        ? `一份计划最多 ${createSavedPlanBodyLinesMax} 行，这份有 ${lines.length} 行，请先移除不常买的行。`
        : "",
    );
    if (lines.length > createSavedPlanBodyLinesMax) return;
    once(async () => {
      const data = { name, lines: toSavedLines(lines) };
      await (id === undefined ? create.mutateAsync({ data }) : replace.mutateAsync({ id, data }));
      toast({ status: "success", message: `采购计划“${name}”已保存，${lines.length} 行` });
      onSaved();
    });
  };
  return { plans, save, isPending: create.isPending || replace.isPending, refusal };
}
