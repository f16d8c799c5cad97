import { useState } from "react";
import { useCreateSavedPlan, useListSavedPlans, useUpdateSavedPlan } from "#generated/hooks/plan/plan.ts";
import { createSavedPlanBodyLinesMax } from "#generated/zod/plan/plan.zod.ts";
import type { ApiError } from "#src/shared/api/api-error.ts";
import { isRefusal } from "#src/shared/api/error-kinds.ts";
import { useSingleFlight } from "#src/shared/lib/use-single-flight.ts";
import { toast } from "#src/shared/ui/feedback/feedback-store.ts";
import type { PlanLine } from "./plan.ts";
import { toSavedLines } from "./saved-plan.ts";

/** Saves lines as a plan of the account: a new one, or in the place of another. */
export function useSavePlan(lines: readonly PlanLine[], onSaved: () => void) {
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
