import { documentNumber } from "#mock/domain/common/document-number.ts";
import { moved } from "#mock/domain/common/moves.ts";
import { conflict } from "#mock/domain/common/refusal.ts";
import { SHOP_RULES } from "#mock/domain/common/shop-rules.ts";
import { findOrder, namedOrder } from "#mock/domain/order/rules/own-order.ts";
import type { UserRecord } from "#mock/domain/user/records.ts";
import type { WorldState } from "#mock/domain/world-state.ts";
import { type Fen, formatYuan } from "#mock/world/money.ts";
import { DAY_MS } from "#mock/world/shanghai-time.ts";
import type { PaymentRecord } from "../records.ts";
import { creditOf, heldPayments, livePayment } from "../rules/payments.ts";
import { succeed } from "../rules/settlement.ts";
import { paymentWith, requirePayable } from "./payment-opening.ts";

const OPEN = 1;
const PROCESSING = 2;
const FAILED = 4;
const CREDIT = 1;

const UNPAID_ORDER = 1;

/**
 * Opens a credit payment for an unpaid order, or returns its existing one: open, in progress or paid. 422 on
 * `order_id` for another buyer's order; 409 when it is cancelled, paid otherwise, or exceeds the credit, and while a bill
 * is overdue.
 */
export function openCreditPayment(state: WorldState, user: UserRecord, orderId: number): PaymentRecord {
  const order = namedOrder(state, user, orderId);
  const known = livePayment(state, orderId, CREDIT);
  if (known && (known.status !== OPEN || order.status === UNPAID_ORDER)) return known;
  requirePayable(state, order);
  requireCredit(state, user, order.amounts.amount);
  const now = state.clock.now();
  const payment: PaymentRecord = {
    payNo: documentNumber(state, "ZQ"),
    orderId,
    bills: [],
    userId: user.id,
    method: CREDIT,
    amount: order.amounts.amount,
    status: OPEN,
    createdAt: now,
    expiresAt: order.payDeadline,
    dueAt: now + user.credit.periodDays * DAY_MS,
    transfer: null,
    message: "",
    settledAt: null,
  };
  state.payments.put(payment.payNo, payment);
  return payment;
}

/**
 * Pays: moves the payment from open to processing; a repeated call returns it unchanged. 422 on `pay_no` for another
 * buyer's payment or one with another method; 409 when the order or the credit no longer allows it.
 */
export function payWithCredit(state: WorldState, user: UserRecord, payNo: string): PaymentRecord {
  const payment = paymentWith(state, user, payNo, CREDIT);
  const order = findOrder(state, user, payment.orderId);
  if (order && payment.status === FAILED) requirePayable(state, order);
  if (!order || payment.status !== OPEN) return payment;
  requirePayable(state, order);
  requireCredit(state, user, payment.amount);
  const paying = moved("PaymentStatus", payment, PROCESSING);
  state.payments.put(payNo, paying);
  return paying;
}

/**
 * Returns the state of a payment. Unless payments are held, this settles one in progress: it is paid, its order waits
 * for shipping, and the amount is billed. Happens only once. 422 on `pay_no` as for paying.
 */
export function checkCredit(state: WorldState, user: UserRecord, payNo: string): PaymentRecord {
  const payment = paymentWith(state, user, payNo, CREDIT);
  if (payment.status !== PROCESSING || heldPayments(state)) return payment;
  return succeed(state, payment, state.clock.now());
}

function requireCredit(state: WorldState, user: UserRecord, amount: Fen): void {
  if (user.credit.isOpen === 0) throw noCredit("您还没有开通账期，请联系客户经理开通，或选择其他支付方式");
  const { available, overdue } = creditOf(state, user);
  if (overdue > 0)
    throw noCredit(
      `有逾期账单 ${formatYuan(overdue)} 元，还清前不能再用账期付款，请先还款或选择其他支付方式`,
    );
  if (available < amount) {
    const short = formatYuan(amount - available);
    throw noCredit(`账期可用额度 ${formatYuan(available)} 元，还差 ${short} 元，请先还款或选择其他支付方式`);
  }
}

const noCredit = (message: string) => conflict(message, SHOP_RULES.credit);
