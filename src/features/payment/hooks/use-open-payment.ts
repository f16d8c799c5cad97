import type { QueryKey } from "@tanstack/react-query";
import type { RepaymentMethod } from "#generated/enums.ts";
import { getGetOrderQueryKey } from "#generated/hooks/order/order.ts";
import { useCreatePayment } from "#generated/hooks/payment/payment.ts";
import {
  getGetBalanceQueryKey,
  getGetCreditQueryKey,
  getListCreditBillsQueryKey,
  usePayCreditBills,
} from "#generated/hooks/wallet/wallet.ts";
import type { Payment } from "#generated/model/index.ts";
import { isRefusal, shownInPlace } from "#src/shared/api/error-kinds.ts";
import type { Money } from "#src/shared/lib/money.ts";

/** The subject of a payment: an order, or credit bills. */
export type Payable =
  | { readonly orderId: number }
  /** With an amount in 元, only that much of the bills. */
  | { readonly billIds: readonly number[]; readonly amount?: Money | undefined };

/** Returns the keys of the queries that the payment makes stale. */
export const paidKeys = (payable: Payable): readonly QueryKey[] =>
  "orderId" in payable
    ? [getGetOrderQueryKey(payable.orderId)]
    : [getGetCreditQueryKey(), getListCreditBillsQueryKey(), getGetBalanceQueryKey()];

/** Opens a payment by transfer (3) or QR code (4); opening it again returns the same one. */
export function useOpenPayment(
  payable: Payable,
  method: Exclude<RepaymentMethod, typeof RepaymentMethod.Balance>,
) {
  const order = useCreatePayment({ mutation: { meta: { errors: shownInPlace } } });
  const bills = usePayCreditBills({ mutation: { meta: { errors: shownInPlace } } });
  const { error, isPending } = "orderId" in payable ? order : bills;
  const payment: Payment | undefined = order.data?.data ?? bills.data?.data.payment ?? undefined;
  return {
    payment,
    /** Another one for anything else to be paid. */
    key: "orderId" in payable ? String(payable.orderId) : [...payable.billIds, payable.amount].join(" "),
    isPending,
    /** Why it cannot be opened. */
    refusal: error && isRefusal(error) ? error.firstFieldMessage : repaidMeanwhile(bills.data?.data.number),
    error: error && !isRefusal(error) ? error : null,
    open: () => {
      if ("orderId" in payable) order.mutate({ data: { order_id: payable.orderId, method } });
      else {
        const { billIds, amount } = payable;
        bills.mutate({ data: { ids: [...billIds], method, ...(amount !== undefined && { amount }) } });
      }
    },
  };
}

const repaidMeanwhile = (number: number | undefined): string | undefined =>
  number === 0 ? "所选账单已经还清，无需重复还款。" : undefined;
