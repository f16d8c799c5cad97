import { useGetCurrentUser } from "#generated/hooks/user/user.ts";
import { useAddVarietyRequests } from "#generated/hooks/variety/variety.ts";
import { useSingleFlight } from "#src/shared/lib/use-single-flight.ts";
import { confirm, toast } from "#src/shared/ui/feedback/feedback-store.ts";
import type { PlanLine } from "./plan.ts";
import { varietyBatch } from "./variety-batch.ts";
import type { PlanEdits } from "./use-plan.ts";

/**
 * Requests all lines that were not found, once. A call whose response was lost can be repeated: it requests nothing
 * twice.
 */
export function useRequestAll(lines: readonly PlanLine[], edits: Pick<PlanEdits, "markRequested">) {
  const { data: phone = "" } = useGetCurrentUser({ query: { select: ({ data }) => data?.phone } });
  const { mutateAsync, isPending } = useAddVarietyRequests();
  const once = useSingleFlight();
  const { keys, items } = varietyBatch(lines);

  const ask = () =>
    once(async () => {
      const message = `采购部按采购单上的名称和数量寻找货源，有结果会发消息，并可能致电 ${phone}。`;
      const title = `求购 ${items.length} 个品种`;
      if (!(await confirm({ title, message, confirmLabel: "提交求购" }))) return;
      const { data } = await mutateAsync({ data: { phone, items } });
      edits.markRequested(new Set(keys));
      const known = items.length - data.added;
      const before = known > 0 ? `，其中 ${known} 个今天已求购过` : "";
      toast({ status: "success", message: `已提交 ${items.length} 个品种的求购${before}` });
    });
  return { ask, count: items.length, isPending };
}
