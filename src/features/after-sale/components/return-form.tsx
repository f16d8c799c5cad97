import { useState } from "react";
import { useNavigate } from "react-router-dom";
import { returnReasonLabels } from "#generated/enum-labels.ts";
import { ReturnReason } from "#generated/enums.ts";
import { useCreateReturn, useListReturnableLines } from "#generated/hooks/after-sale/after-sale.ts";
import { terms } from "#generated/terms.ts";
import { inlineIf, isRefusal } from "#src/shared/api/error-kinds.ts";
import { floorMoney, sumMoney, timesMoney } from "#src/shared/lib/money-math.ts";
import { useSingleFlight } from "#src/shared/lib/use-single-flight.ts";
import { paths } from "#src/shared/paths.ts";
import { toast } from "#src/shared/ui/feedback/feedback-store.ts";
import { ChoiceGroup } from "#src/shared/ui/field/choice-group.tsx";
import { Panel } from "#src/shared/ui/frame/panel.tsx";
import { Price } from "#src/shared/ui/goods/price.tsx";
import { Text } from "#src/shared/ui/layout/layout.tsx";
import { useClaim } from "../hooks/use-claim.ts";
import { claimLines } from "../lib/claim-draft.ts";
import { ClaimFrame } from "./claim-frame.tsx";
import { ClaimLines } from "./claim-lines.tsx";

const REASONS = Object.values(ReturnReason).map((reason) => [reason, returnReasonLabels[reason]] as const);

/** Requests a return: quantities, reason and pictures. */
export function ReturnForm({ orderId }: { orderId: number }) {
  const navigate = useNavigate();
  const claim = useClaim(`return-of-${orderId}`);
  const [isUploading, setUploading] = useState(false);
  const once = useSingleFlight();
  const { mutateAsync, isPending, isSuccess } = useCreateReturn({
    mutation: { meta: { errors: inlineIf(isRefusal) }, onError: claim.refuse },
  });
  const { reason, describe, numbers, pictures } = claim.draft;
  const lines = claimLines(numbers);

  function submit(): void {
    const missing = {
      line: {},
      lines: lines.length === 0 ? "请选择要退货的商品" : undefined,
      reason: reason === undefined ? "请选择退货原因" : undefined,
    };
    if (missing.lines ?? missing.reason) return claim.setErrors(missing);
    const body = {
      order_id: orderId,
      reason: reason as ReturnReason,
      describe: describe.trim(),
      lines,
      file_ids: pictures.map(({ id }) => id),
    };
    once(async () => {
      const { data } = await mutateAsync({ data: body });
      claim.forget();
      toast({ status: "success", message: "退货申请已提交，请等待审核" });
      void navigate(paths.returnOrder(data.id), { replace: true });
    });
  }

  return (
    <ClaimFrame
      orderId={orderId}
      claim={claim}
      describeLabel="补充说明（选填）"
      summary={<Refund orderId={orderId} numbers={numbers} />}
      submitLabel="提交退货申请"
      isSubmitting={isPending || isSuccess}
      isUploading={isUploading}
      onUploading={setUploading}
      onSubmit={submit}
    >
      <Panel title="退货商品" hint={`填写要退的数量，收货后 ${terms.returns.days} 天内可分次申请`}>
        <ClaimLines orderId={orderId} claim={claim} maxOf={({ returnable }) => returnable} />
      </Panel>
      <Panel title="退货原因">
        <ChoiceGroup
          label="请选择最符合的一项"
          choices={REASONS}
          value={reason as ReturnReason | undefined}
          onChange={(chosen) => claim.set({ reason: chosen })}
          error={claim.errors.reason}
        />
      </Panel>
    </ClaimFrame>
  );
}

/** The refund, based on the price paid for each item. */
function Refund({ orderId, numbers }: { orderId: number; numbers: Record<number, number> }) {
  const { data } = useListReturnableLines(orderId, { query: { meta: { errors: "inline" } } });
  const refund = sumMoney(
    (data?.data ?? []).map(({ order_line_id: id, price }) => timesMoney(price, numbers[id] ?? 0)),
  );
  return (
    <div role="status">
      预计退款 <Price value={floorMoney(refund)} size="lg" />
      <Text as="div" tone="subtle" size="xs">
        以审核结果为准，退回账户余额
      </Text>
    </div>
  );
}
