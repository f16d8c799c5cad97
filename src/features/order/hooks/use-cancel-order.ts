import type { CancelReason } from "#generated/enums.ts";
import { useState } from "react";
import { useCancelOrder as useCancel } from "#generated/hooks/order/order.ts";
import { inlineIf, isRefusal } from "#src/shared/api/error-kinds.ts";
import { useSingleFlight } from "#src/shared/lib/use-single-flight.ts";
import { toast } from "#src/shared/ui/feedback/feedback-store.ts";

/** The form that cancels an order: field errors are shown on the fields, a refusal above the buttons. */
export function useCancelOrder(orderId: number, onCanceled: () => void) {
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
