import type { UserRecord } from "#mock/fixtures/user/records.ts";
import { documentNumber } from "../document-number.ts";
import { type Fen, formatYuan } from "../money.ts";
import { creditOf, paymentOf } from "../payments.ts";
import type { PaymentRecord } from "../records.ts";
import { conflict, invalidField } from "../refusal.ts";
import { DAY_MS } from "../shanghai-time.ts";
import type { WorldState } from "../world-state.ts";
import { findOrder } from "./find-order.ts";

const OPEN = 1;
const PROCESSING = 2;
const PAID = 3;

const UNPAID_ORDER = 1;
const CANCELLED_ORDER = 6;

/**
 * Opens a credit payment for an unpaid order, or answers the one it has: open, under way or paid. 422 on `order_id`
 * for an order that is not the buyer's; 409 when it is cancelled, paid otherwise, or the credit does not suffice.
 */
export function openCreditPayment(state: WorldState, user: UserRecord, orderId: number): PaymentRecord {
  const order = findOrder(state, user, orderId);
  if (!order) throw invalidField("order_id", "订单不存在，请返回订单列表确认");
  const known = paymentOf(state, orderId);
  if (known && (known.status !== OPEN || order.status === UNPAID_ORDER)) return known;
  requirePayable(order.status);
  requireCredit(state, user, order.amounts.amount);
  const payment: PaymentRecord = {
    payNo: documentNumber(state, "ZQ"),
    orderId,
    userId: user.id,
    amount: order.amounts.amount,
    status: OPEN,
    dueAt: state.clock.now() + user.credit.periodDays * DAY_MS,
    message: "",
  };
  state.payments.put(payment.payNo, payment);
  return payment;
}

/**
 * Pays: the payment goes from open to processing, once; again it is answered as it stands. 422 on `pay_no` for a
 * payment that is not the buyer's; 409 when the order or the credit no longer allows it.
 */
export function payWithCredit(state: WorldState, user: UserRecord, payNo: string): PaymentRecord {
  const payment = findPayment(state, user, payNo);
  if (payment.status !== OPEN) return payment;
  const order = findOrder(state, user, payment.orderId);
  requirePayable(order?.status ?? CANCELLED_ORDER);
  requireCredit(state, user, payment.amount);
  const paying: PaymentRecord = { ...payment, status: PROCESSING };
  state.payments.put(payNo, paying);
  return paying;
}

/**
 * Asks how a payment stands. One under way is settled by the asking: it is paid, its order waits for shipping, and
 * the amount is owed from then on. All of it happens once.
 */
export function settlePayment(state: WorldState, user: UserRecord, payNo: string): PaymentRecord {
  const payment = findPayment(state, user, payNo);
  const order = findOrder(state, user, payment.orderId);
  if (payment.status !== PROCESSING || !order) return payment;
  const now = state.clock.now();
  const paid: PaymentRecord = { ...payment, status: PAID };
  state.payments.put(payNo, paid);
  state.orders.put(order.id, {
    ...order,
    status: 2,
    payMethod: 1,
    paidAt: now,
    progress: [...order.progress, { status: 2, name: "付款成功", time: now }],
  });
  const debts = [...user.credit.debts, { dueAt: payment.dueAt, amount: payment.amount }];
  state.users.put(user.id, { ...user, credit: { ...user.credit, debts } });
  return paid;
}

function findPayment(state: WorldState, user: UserRecord, payNo: string): PaymentRecord {
  const payment = state.payments.get(payNo);
  if (payment?.userId !== user.id) throw invalidField("pay_no", "支付单不存在，请返回订单重新支付");
  return payment;
}

function requirePayable(orderStatus: number): void {
  if (orderStatus === CANCELLED_ORDER) throw conflict("订单已取消，不能付款，请重新下单");
  if (orderStatus !== UNPAID_ORDER) throw conflict("订单已付款，无需重复支付");
}

function requireCredit(state: WorldState, user: UserRecord, amount: Fen): void {
  if (user.credit.isOpen === 0) throw conflict("您还没有开通账期，请联系客户经理开通，或选择其他支付方式");
  const { available } = creditOf(state, user);
  if (available < amount) {
    const short = formatYuan(amount - available);
    throw conflict(`账期可用额度 ${formatYuan(available)} 元，还差 ${short} 元，请先还款或选择其他支付方式`);
  }
}
