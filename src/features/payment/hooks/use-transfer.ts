import { useEffect, useEffectEvent } from "react";
import { PayMethod, UploadKind } from "#generated/enums.ts";
import { useSubmitTransfer } from "#generated/hooks/payment/payment.ts";
import type { ApiError } from "#src/shared/api/api-error.ts";
import { inlineIf, isOutcomeUnknown, isRefusal } from "#src/shared/api/error-kinds.ts";
import { useUpload } from "#src/shared/upload/use-upload.ts";
import { type Payable, useOpenPayment } from "./use-open-payment.ts";

/**
 * A bank transfer: the account to pay to and the proof of payment. Opening it again returns the existing payment,
 * including proof submitted before.
 */
export function useTransfer(payable: Payable) {
  const open = useOpenPayment(payable, PayMethod.BankTransfer);
  const upload = useUpload(UploadKind.TransferVoucher);
  const hand = useSubmitTransfer({ mutation: { meta: { errors: inlineIf(isRefusal) } } });

  const openFirst = useEffectEvent(open.open);
  useEffect(() => openFirst(), [open.key]);

  return {
    data: hand.data?.data ?? open.payment,
    /** Why no transfer can be opened. */
    refusal: open.refusal,
    error: open.error,
    refetch: open.open,
    upload,
    submit: hand.mutate,
    isSubmitting: hand.isPending,
    problem: hand.error && problemOf(hand.error),
  };
}

function problemOf(error: ApiError): string | undefined {
  if (isRefusal(error)) return error.firstFieldMessage;
  return isOutcomeUnknown(error)
    ? "凭证可能没有提交，请再次提交。提交凭证不会扣款，已转出的款项不受影响。"
    : undefined;
}
