import { useState } from "react";
import { CancelReason } from "#generated/enums.ts";
import { useCancelOrder as useCancel } from "#generated/hooks/order/order.ts";
import { cancelOrderBodyRemarkMax } from "#generated/zod/order/order.zod.ts";
import { inlineIf, isRefusal } from "#src/shared/api/error-kinds.ts";
import { useSingleFlight } from "#src/shared/lib/use-single-flight.ts";
import { Button } from "#src/shared/ui/button/button.tsx";
import { toast } from "#src/shared/ui/feedback/feedback-store.ts";
import { ChoiceGroup } from "#src/shared/ui/field/choice-group.tsx";
import { TextAreaField } from "#src/shared/ui/field/text-area-field.tsx";
import { Stack } from "#src/shared/ui/layout/layout.tsx";
import { Modal } from "#src/shared/ui/overlay/modal.tsx";
import { Notice } from "#src/shared/ui/state/notice.tsx";

const REASONS: readonly (readonly [CancelReason, string])[] = [
  [CancelReason.WrongGoods, "商品选错"],
  [CancelReason.DuplicateOrder, "重复下单"],
  [CancelReason.PriceChanged, "价格变动"],
  [CancelReason.NotNeeded, "暂不需要"],
  [CancelReason.Other, "其他"],
];

type Props = { order: { id: number; order_no: string; isPaid: boolean }; onClose: () => void };

export function CancelDialog({ order, onClose }: Props) {
  const form = useCancelOrder(order.id, onClose);
  return (
    <Modal
      title="取消订单"
      onClose={onClose}
      actions={
        <>
          <Button size="sm" variant="outline" onClick={onClose}>
            不取消了
          </Button>
          <Button size="sm" loading={form.isCanceling} onClick={form.submit}>
            确认取消
          </Button>
        </>
      }
    >
      <Stack gap="4">
        <p>
          订单 {order.order_no} 取消后不能恢复，
          {order.isPaid ? "已付款项、优惠券和积分将退回您的账户。" : "占用的库存、优惠券和积分将释放。"}
        </p>
        <ChoiceGroup
          label="取消原因"
          choices={REASONS}
          value={form.reason}
          onChange={form.setReason}
          error={form.errors.reason}
        />
        <TextAreaField
          label="补充说明（选填）"
          value={form.remark}
          onChange={form.setRemark}
          maxLength={cancelOrderBodyRemarkMax}
          rows={2}
          error={form.errors.remark}
        />
        {form.errors.order && <Notice>{form.errors.order}</Notice>}
      </Stack>
    </Modal>
  );
}

/** The form that cancels an order: field errors are shown on the fields, a refusal above the buttons. */
function useCancelOrder(orderId: number, onCanceled: () => void) {
  const [reason, setReason] = useState<CancelReason>();
  const [remark, setRemark] = useState("");
  const [isUnchosen, setUnchosen] = useState(false);
  const once = useSingleFlight();
  const { mutateAsync, isPending, error } = useCancel({
    mutation: { meta: { errors: inlineIf(isRefusal) } },
  });
  const refusal = error && isRefusal(error) ? error : undefined;
  const { reason: atReason, remark: atRemark, ...others } = refusal?.errors ?? {};
  const elsewhere = Object.values(others)[0]?.[0];

  function submit(): void {
    setUnchosen(reason === undefined);
    if (reason === undefined) return;
    const data = { reason, ...(remark.trim() && { remark: remark.trim() }) };
    once(async () => {
      await mutateAsync({ id: orderId, data });
      toast({ status: "success", message: "订单已取消" });
      onCanceled();
    });
  }

  return {
    reason,
    setReason: (chosen: CancelReason) => {
      setReason(chosen);
      setUnchosen(false);
    },
    remark,
    setRemark,
    submit,
    isCanceling: isPending,
    errors: {
      reason: isUnchosen ? "请选择取消原因" : atReason?.[0],
      remark: atRemark?.[0],
      order: refusal?.kind === "business" ? refusal.message : elsewhere,
    },
  };
}
