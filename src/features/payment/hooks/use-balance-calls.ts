import { useQueryClient } from "@tanstack/react-query";
import {
  getGetPaymentQueryOptions,
  useCreatePayment,
  usePayByBalance,
} from "#generated/hooks/payment/payment.ts";
import { inlineIf, inlineUnless, isLoginRequired, isRefusal } from "#src/shared/api/error-kinds.ts";
import type { PayCalls } from "./use-payment.ts";

const BALANCE = 2;

/** The calls of a payment from the balance. */
export function useBalanceCalls(): PayCalls {
  const queryClient = useQueryClient();
  const create = useCreatePayment({ mutation: { meta: { errors: inlineIf(isRefusal) } } });
  const pay = usePayByBalance({ mutation: { meta: { errors: inlineIf(isRefusal) } } });
  return {
    method: BALANCE,
    open: async (orderId) =>
      (await create.mutateAsync({ data: { order_id: orderId, method: BALANCE } })).data,
    pay: async (payNo) => (await pay.mutateAsync({ data: { pay_no: payNo } })).data,
    poll: async (payNo) => {
      const options = getGetPaymentQueryOptions(payNo, {
        query: { staleTime: 0, meta: { errors: inlineUnless(isLoginRequired) } },
      });
      return (await queryClient.fetchQuery(options)).data;
    },
  };
}
