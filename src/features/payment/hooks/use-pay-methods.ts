import { useState } from "react";
import { Flag, PayMethod } from "#generated/enums.ts";
import { useListPayMethods } from "#generated/hooks/payment/payment.ts";
import { inlineIf, isInvalid, isOutage } from "#src/shared/api/error-kinds.ts";
import { rememberedPayment } from "../lib/remember-payment.ts";

/** The payment methods of an order and the chosen one: that of a payment already started, else the first available. */
export function usePayMethods(orderId: number) {
  const [chosen, choose] = useState<PayMethod>();
  const query = useListPayMethods(
    { order_id: orderId },
    {
      query: {
        select: (response) => response.data,
        staleTime: 0,
        refetchOnMount: "always",
        refetchOnWindowFocus: true,
        meta: { errors: inlineIf(isInvalid, isOutage) },
      },
    },
  );
  const choices = query.data;
  const pending = rememberedPayment(orderId)?.method;
  const open = choices?.find(({ is_open }) => is_open === Flag.Yes);
  const first = choices?.find(({ method }) => method === pending) ?? open;
  return {
    query,
    // If no method is available, a payment is in progress; only a transfer can be viewed.
    method: chosen ?? first?.method ?? (choices && PayMethod.BankTransfer),
    choose,
  };
}
