import { BalanceUseType, OrderStatus, PayMethod, PaymentStatus } from "#generated/enums.ts";
import { moved } from "#mock/domain/common/moves.ts";
import { conflict, notFound } from "#mock/domain/common/refusal.ts";
import { SHOP_RULES } from "#mock/domain/common/shop-rules.ts";
import { payOrder } from "#mock/domain/order/rules/order-progress.ts";
import { FIRST_NEW_BILL_ID } from "#mock/domain/wallet/records.ts";
import { addBalance, requireBalance } from "#mock/domain/wallet/rules/balance.ts";
import type { WorldState } from "#mock/domain/world-state.ts";
import type { PaymentRecord } from "../records.ts";
import { settleBills } from "./bill-repayment.ts";
import { heldPayments, paymentsOf, repaymentsOf } from "./payments.ts";

/**
 * Settles a payment that is open or in progress, for the bank or the control API: paid, or failed with a message for
 * the buyer. Idempotent: a settled one is returned unchanged. 404 for an unknown number; 409 when the balance is
 * insufficient, or the order is paid or canceled.
 */
export function settlePayment(state: WorldState, payNo: string, ok: boolean, message = ""): PaymentRecord {
  const payment = state.payments.get(payNo);
  if (!payment) throw notFound("支付单不存在", SHOP_RULES.exists);
  if (payment.status === PaymentStatus.Succeeded || payment.status === PaymentStatus.Failed) return payment;
  const now = state.clock.now();
  return ok ? succeed(state, payment, now) : fail(state, payment, message || "付款失败，请重新支付");
}

/** Fails the payment; the order can be paid otherwise. */
export function fail(state: WorldState, payment: PaymentRecord, message: string): PaymentRecord {
  const failed = { ...moved("PaymentStatus", payment, PaymentStatus.Failed), message };
  state.payments.put(payment.payNo, failed);
  return failed;
}

/** The payer's money leaves, as of `at` (ms): it is paid, or in progress while payments are held. */
export const takeMoney = (state: WorldState, payment: PaymentRecord, at: number): void => {
  if (heldPayments(state) === undefined) succeed(state, payment, at);
  else state.payments.put(payment.payNo, moved("PaymentStatus", payment, PaymentStatus.Processing));
};

/**
 * Completes the payment, as of `at` (ms): the order waits for the warehouse, a credit payment is billed, a balance
 * payment is deducted, and other open payments of the order end. A payment of bills repays them.
 */
export function succeed(state: WorldState, payment: PaymentRecord, at: number): PaymentRecord {
  if (payment.bills.length > 0) return repay(state, payment, at);
  const order = state.orders.get(payment.orderId);
  if (order?.status !== OrderStatus.AwaitingPayment)
    throw conflict("订单已付款或已取消，不能再付款", SHOP_RULES.payable);
  const { userId, amount, method } = payment;
  if (method === PayMethod.Balance) {
    requireBalance(state, userId, amount, "请充值或更换支付方式");
    const remark = `支付订单 ${order.orderNo}`;
    addBalance(state, userId, {
      use: BalanceUseType.OrderPayment,
      amount: -amount,
      orderId: order.id,
      remark,
      at,
    });
  }
  const paid = markPaid(state, payment, at);
  payOrder(state, order, method, at);
  if (method === PayMethod.Credit) addBill(state, payment, order.orderNo, at);
  for (const other of paymentsOf(state, order.id)) {
    if (other.status === PaymentStatus.Waiting || other.status === PaymentStatus.Processing)
      fail(state, other, "订单已用其他方式付款");
  }
  return paid;
}

function repay(state: WorldState, payment: PaymentRecord, at: number): PaymentRecord {
  settleBills(state, payment, at);
  const paid = markPaid(state, payment, at);
  for (const other of repaymentsOf(state, payment.bills)) {
    if (other.status === PaymentStatus.Waiting) fail(state, other, "账单已用其他方式还款");
  }
  return paid;
}

function markPaid(state: WorldState, payment: PaymentRecord, at: number): PaymentRecord {
  const paid = { ...moved("PaymentStatus", payment, PaymentStatus.Succeeded), message: "", settledAt: at };
  state.payments.put(paid.payNo, paid);
  return paid;
}

function addBill(
  state: WorldState,
  { orderId, userId, amount, dueAt }: PaymentRecord,
  orderNo: string,
  at: number,
) {
  const id = state.next("credit-bill", FIRST_NEW_BILL_ID);
  const bill = { id, userId, orderId, orderNo, amount, repaid: 0, dueAt, repaidAt: null, createdAt: at };
  state.creditBills.put(id, bill);
}
