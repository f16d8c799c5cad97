import { useEffect, useEffectEvent } from "react";
import { useCreatePayment, useSubmitTransfer } from "#generated/hooks/payment/payment.ts";
import { inlineIf, isRefusal } from "#src/shared/api/error-kinds.ts";
import { useUpload } from "#src/shared/upload/use-upload.ts";

const TRANSFER = 3;
/** The contract's UploadKind for the proof of a transfer. */
const PROOF = 3;

/**
 * A bank transfer: the account to pay to and the proof of payment. Opening it again returns the existing payment,
 * including proof submitted before.
 */
export function useTransfer(orderId: number) {
  const open = useCreatePayment({
    mutation: { meta: { errors: "inline" } },
  });
  const upload = useUpload(PROOF);
  const hand = useSubmitTransfer({ mutation: { meta: { errors: inlineIf(isRefusal) } } });

  const ask = () => open.mutate({ data: { order_id: orderId, method: TRANSFER } });
  const askFirst = useEffectEvent(ask);
  useEffect(() => askFirst(), [orderId]);

  return {
    payment: hand.data?.data ?? open.data?.data,
    /** Why no transfer can be opened. */
    refusal: open.error && isRefusal(open.error) ? open.error.firstFieldMessage : undefined,
    isError: open.isError && !isRefusal(open.error),
    retry: ask,
    upload,
    submit: hand.mutate,
    isSubmitting: hand.isPending,
    error: hand.error && isRefusal(hand.error) ? hand.error.firstFieldMessage : undefined,
  };
}
