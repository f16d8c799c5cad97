import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { afterSaleTypeLabels } from "#generated/enum-labels.ts";
import { AfterSaleType } from "#generated/enums.ts";
import { useCreateAfterSale } from "#generated/hooks/after-sale/after-sale.ts";
import type { ReturnableLine } from "#generated/model/index.ts";
import { terms } from "#generated/terms.ts";
import { inlineIf, isRefusal } from "#src/shared/api/error-kinds.ts";
import { useSingleFlight } from "#src/shared/lib/use-single-flight.ts";
import { paths } from "#src/shared/paths.ts";
import { toast } from "#src/shared/ui/feedback/feedback-store.ts";
import { ChoiceGroup } from "#src/shared/ui/field/choice-group.tsx";
import { Panel } from "#src/shared/ui/frame/panel.tsx";
import { Text } from "#src/shared/ui/layout/layout.tsx";
import { useClaim } from "../hooks/use-claim.ts";
import { claimLines, complaintKey } from "../lib/claim-draft.ts";
import { ClaimFrame } from "./claim-frame.tsx";
import { ClaimLines } from "./claim-lines.tsx";

const TYPES = Object.values(AfterSaleType).map((type) => [type, afterSaleTypeLabels[type]] as const);

/** Papers and invoices, which can be requested again even for returned goods. */
const ABOUT_PAPERS: readonly (number | undefined)[] = [4, 5];

const mostOf =
  (type: number | undefined) =>
  ({ number, returned, compensated, under_way }: ReturnableLine): number =>
    ABOUT_PAPERS.includes(type) ? number : number - returned - compensated - under_way;

/** A complaint about a shipped order without a return: what is wrong, which goods, and pictures. */
export function AfterSaleForm({ orderId }: { orderId: number }) {
  const navigate = useNavigate();
  const claim = useClaim(complaintKey(orderId));
  const [isUploading, setUploading] = useState(false);
  const once = useSingleFlight();
  const { mutateAsync, isPending, isSuccess } = useCreateAfterSale({
    mutation: { meta: { errors: inlineIf(isRefusal) }, onError: claim.refuse },
  });
  const { reason, describe, numbers, pictures } = claim.draft;

  function submit(): void {
    const missing = {
      line: {},
      reason: reason === undefined ? "请选择售后类型" : undefined,
      describe: describe.trim() ? undefined : "请描述遇到的问题",
    };
    if (missing.reason ?? missing.describe) return claim.setErrors(missing);
    const body = {
      order_id: orderId,
      type: reason as AfterSaleType,
      describe: describe.trim(),
      lines: claimLines(numbers),
      file_ids: pictures.map(({ id }) => id),
    };
    once(async () => {
      const { data } = await mutateAsync({ data: body });
      claim.forget();
      toast({ status: "success", message: "售后申请已提交，请等待处理" });
      void navigate(paths.afterSale(data.id), { replace: true });
    });
  }

  return (
    <ClaimFrame
      orderId={orderId}
      claim={claim}
      describeLabel="问题描述"
      summary={
        <Text as="div" tone="muted">
          提交后一般 {terms.complaints.review_hours} 小时内受理，进度会在售后详情中更新
        </Text>
      }
      submitLabel="提交售后申请"
      isSubmitting={isPending || isSuccess}
      isUploading={isUploading}
      onUploading={setUploading}
      onSubmit={submit}
    >
      <Panel title="售后类型">
        <ChoiceGroup
          label="请选择最符合的一项"
          choices={TYPES}
          value={reason as AfterSaleType | undefined}
          onChange={(chosen) => claim.set({ reason: chosen })}
          error={claim.errors.reason}
        />
      </Panel>
      <Panel
        title="相关商品"
        hint="选填，少货、破损、错货请填写数量，核实后按实付金额补偿；少货的部分暂不开票"
      >
        <ClaimLines orderId={orderId} claim={claim} maxOf={mostOf(reason)} />
      </Panel>
    </ClaimFrame>
  );
}
