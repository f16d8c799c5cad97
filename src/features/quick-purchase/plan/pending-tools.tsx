import { useGetCurrentUser } from "#generated/hooks/user/user.ts";
import { useAddVarietyRequests } from "#generated/hooks/variety/variety.ts";
import { packOf } from "#src/entities/goods/quantity-rules.ts";
import { useSingleFlight } from "#src/shared/lib/use-single-flight.ts";
import { Button } from "#src/shared/ui/button/button.tsx";
import { toast, confirm } from "#src/shared/ui/feedback/feedback-store.ts";
import { Row } from "#src/shared/ui/layout/layout.tsx";
import { ExportButton } from "#src/shared/ui/records/export-button.tsx";
import { SeveralTools } from "../matching/several-tools.tsx";
import { Tools } from "../matching/tools.tsx";
import type { Bucket, PlanLine } from "./plan.ts";
import { REST_COLUMNS, restOf } from "./rest-rows.ts";
import type { PlanEdits } from "./use-plan.ts";
import { varietyBatch } from "./variety-batch.ts";

type Props = { lines: readonly PlanLine[]; counts: Record<Bucket, number>; edits: PlanEdits };

/** Tools for all pending lines at once, one row for each kind. */
export function PendingTools({ lines, counts, edits }: Props) {
  const { several, missing, blank } = counts;
  if (several + missing + blank === 0) return null;
  return (
    <Row wrap gapX="6" gapY="2" role="group" aria-label="批量处理">
      {several > 0 && <SeveralTools lines={lines} onChoose={edits.chooseMany} onReopen={edits.reopen} />}
      {blank > 0 && <BlankTools lines={lines} edits={edits} />}
      <RestTools lines={lines} missing={missing} edits={edits} />
    </Row>
  );
}

type ToolsProps = Pick<Props, "lines" | "edits">;

function BlankTools({ edits }: ToolsProps) {
  return (
    <Tools name="待填数量">
      <Button
        size="xs"
        variant="outline"
        onClick={() => edits.fillBlanks(({ last_number: last = 0 }) => (last > 0 ? last : undefined))}
      >
        填上次买的数量
      </Button>
      <Button size="xs" variant="outline" onClick={() => edits.fillBlanks(packOf)}>
        填起购数量
      </Button>
    </Tools>
  );
}

function RestTools({ lines, missing, edits }: ToolsProps & { missing: number }) {
  const { ask, count, isPending } = useRequestAll(lines, edits);
  const rest = restOf(lines);
  return (
    <Tools name={missing > 0 ? "未找到" : "其余"}>
      {count > 0 && (
        <Button size="xs" variant="outline" onClick={ask} loading={isPending} loadingText="提交中">
          批量求购 {count} 个
        </Button>
      )}
      <ExportButton
        fileName="采购单未完成"
        measure="行"
        columns={REST_COLUMNS}
        load={() => Promise.resolve({ list: rest, total: rest.length })}
        disabled={rest.length === 0}
      />
    </Tools>
  );
}

/**
 * Requests all lines that were not found, once. A call whose response was lost can be repeated: it requests nothing
 * twice.
 */
function useRequestAll(lines: readonly PlanLine[], edits: Pick<PlanEdits, "markRequested">) {
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
