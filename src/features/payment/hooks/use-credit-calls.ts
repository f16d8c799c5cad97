import {
  useCheckCreditPayment,
  useCreateCreditPayment,
  usePayCreditPayment,
} from "#generated/hooks/payment/payment.ts";
import { inlineIf, inlineUnless, isLoginRequired, isRefusal } from "#src/shared/api/error-kinds.ts";
import type { PayCalls } from "./use-payment.ts";

/** The calls of a payment on credit: user_credit_create, user_credit_pay, user_credit_check. */
export function useCreditCalls(): PayCalls {
  const create = useCreateCreditPayment({ mutation: { meta: { errors: inlineIf(isRefusal) } } });
  const pay = usePayCreditPayment({ mutation: { meta: { errors: inlineIf(isRefusal) } } });
  // A failed check is repeated; only an expired session needs the buyer.
  const check = useCheckCreditPayment({
    mutation: { meta: { errors: inlineUnless(isLoginRequired) } },
  });
  return {
    method: 1,
    open: async (orderId) => (await create.mutateAsync({ data: { order_id: orderId } })).data,
    pay: async (payNo) => (await pay.mutateAsync({ data: { pay_no: payNo } })).data,
    poll: async (payNo) => (await check.mutateAsync({ data: { pay_no: payNo } })).data,
  };
}
