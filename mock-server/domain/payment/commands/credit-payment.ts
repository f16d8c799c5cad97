import { Flag, OrderStatus, PayMethod, PaymentStatus } from "#generated/enums.ts";
import { moved } from "#mock/domain/common/moves.ts";
import { conflict } from "#mock/domain/common/refusal.ts";
import { SHOP_RULES } from "#mock/domain/common/shop-rules.ts";
import { findOrder, namedOrder } from "#mock/domain/order/rules/owned-order.ts";
import type { UserRecord } from "#mock/domain/user/records.ts";
import type { WorldState } from "#mock/domain/world-state.ts";
import { type Fen, formatYuan } from "#mock/world/money.ts";
import { DAY_MS } from "#mock/world/shanghai-time.ts";
import type { PaymentRecord } from "../records.ts";
import { addPayment, creditOf, heldPayments, livePayment } from "../rules/payments.ts";
import { succeed } from "../rules/settlement.ts";
import { paymentWith, requirePayable } from "./payment-opening.ts";

/**
 * Opens a credit payment for an unpaid order, or returns its existing one: open, in progress or paid. 422 on `order_id`
 * for another buyer's order; 409 when it is canceled, paid otherwise, or exceeds the credit, and while a bill is
 * overdue.
 */
export function openCreditPayment(state: WorldState, user: UserRecord, orderId: number): PaymentRecord {
  const order = namedOrder(state, user, orderId);
  const known = livePayment(state, orderId, PayMethod.Credit);
  if (known && (known.status !== PaymentStatus.Waiting || order.status === OrderStatus.AwaitingPayment))
    return known;
  requirePayable(state, order);
  requireCredit(state, user, order.amounts.amount);
  return addPayment(state, "ZQ", {
    orderId,
    userId: user.id,
    method: PayMethod.Credit,
    amount: order.amounts.amount,
    expiresAt: order.payDeadline,
    dueAt: state.clock.now() + user.credit.periodDays * DAY_MS,
  });
}

/**
 * Pays: moves the payment from open to processing; a repeated call returns it unchanged. 422 on `pay_no` for another
 * buyer's payment or one with another method; 409 when the order or the credit no longer allows it.
 */
export function payWithCredit(state: WorldState, user: UserRecord, payNo: string): PaymentRecord {
  const payment = paymentWith(state, user, payNo, PayMethod.Credit);
  const order = findOrder(state, user, payment.orderId);
  if (order && payment.status === PaymentStatus.Failed) requirePayable(state, order);
  if (!order || payment.status !== PaymentStatus.Waiting) return payment;
  requirePayable(state, order);
  requireCredit(state, user, payment.amount);
  const paying = moved("PaymentStatus", payment, PaymentStatus.Processing);
  state.payments.put(payNo, paying);
  return paying;
}

/**
 * Returns the state of a payment. Unless payments are held, this settles one in progress: it is paid, its order waits
 * for shipping, and the amount is billed. Happens only once. 422 on `pay_no` as for paying.
 */
export function checkCredit(state: WorldState, user: UserRecord, payNo: string): PaymentRecord {
  const payment = paymentWith(state, user, payNo, PayMethod.Credit);
  if (payment.status !== PaymentStatus.Processing || heldPayments(state)) return payment;
  return succeed(state, payment, state.clock.now());
}

function requireCredit(state: WorldState, user: UserRecord, amount: Fen): void {
  if (user.credit.isOpen === Flag.No)
    throw noCredit("您还没有开通账期，请联系专属客服开通，或选择其他支付方式");
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
