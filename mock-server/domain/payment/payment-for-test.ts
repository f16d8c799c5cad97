import { PayMethod, PaymentStatus } from "#generated/enums.ts";
import { byId, NOW, worldWith } from "#mock/domain/bare-world-for-test.ts";
import { Refusal } from "#mock/domain/common/refusal.ts";
import { amountsOf, orderWith } from "#mock/domain/order/order-for-test.ts";
import { billWith } from "#mock/domain/wallet/bill-for-test.ts";
import type { CreditBillRecord } from "#mock/domain/wallet/records.ts";
import type { WorldState } from "#mock/domain/world-state.ts";
import { DAY_MS, MINUTE_MS } from "#mock/world/shanghai-time.ts";
import type { PaymentRecord } from "./records.ts";

export const ORDER = 77_001;
export const BILL = 77_101;

/** A world in which buyer 1 has 1,000.00 元 balance, one unpaid order of 600.00 元, and neither payments nor bills. */
export const worldToPayIn = (): WorldState =>
  worldWith({
    orders: byId(orderWith({ id: ORDER, orderNo: "DD1", amounts: amountsOf(60_000) })),
    balanceLogs: new Map([[1, [{ id: 1, use: 1, amount: 100_000, orderId: 0, remark: "", at: NOW }]]]),
  });

/** Puts a payment of the order from the balance, in progress, and with what differs. */
export function putPayment(
  state: WorldState,
  payNo: string,
  change: Partial<PaymentRecord> = {},
): PaymentRecord {
  const payment: PaymentRecord = {
    payNo,
    orderId: ORDER,
    bills: [],
    userId: 1,
    method: PayMethod.Balance,
    amount: 60_000,
    status: PaymentStatus.Processing,
    createdAt: NOW,
    expiresAt: NOW + 30 * MINUTE_MS,
    arrivesAt: null,
    dueAt: 0,
    transfer: null,
    message: "",
    settledAt: null,
    ...change,
  };
  state.payments.put(payNo, payment);
  return payment;
}

/** Returns a payment's share of `amount` 分 for a bill. */
export const shareOf = (id: number, amount: number) => ({ id, orderId: ORDER, orderNo: "DD1", amount });

/** Puts a payment that repays 50.00 元 of the bill. */
export const putRepayment = (state: WorldState, payNo: string, change: Partial<PaymentRecord> = {}) =>
  putPayment(state, payNo, { orderId: 0, bills: [shareOf(BILL, 5000)], amount: 5000, ...change });

/** Puts a bill of the order over 50.00 元, due in five days. */
export const putBill = (state: WorldState, id: number, change: Partial<CreditBillRecord> = {}) =>
  state.creditBills.put(
    id,
    billWith({ id, orderId: ORDER, orderNo: "DD1", amount: 5000, dueAt: NOW + 5 * DAY_MS, ...change }),
  );

/** The status and the message with which a call is refused. Throws when it is not refused. */
export function refused(action: () => unknown): [status: number, message: string] {
  try {
    action();
  } catch (error) {
    if (error instanceof Refusal) return [error.status, error.message];
  }
  throw new Error("it was not refused");
}
