import { useState } from "react";
import type { PayMethod } from "#generated/enums.ts";
import { useListPayMethods } from "#generated/hooks/payment/payment.ts";
import { inlineIf, isInvalid, isOutage } from "#src/shared/api/error-kinds.ts";
import type { Money } from "#src/shared/lib/money.ts";
import { firstMethod } from "../lib/first-method.ts";
import { rememberedPayment } from "../lib/remember-payment.ts";

/** The payment methods of an order of this amount (元), and the chosen one: before a choice, that of firstMethod. */
export function usePayMethods(orderId: number, amount: Money) {
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
  return {
    query,
    method: chosen ?? (choices && firstMethod(choices, amount, rememberedPayment(orderId)?.method)),
    choose,
  };
}
