import { payMethodLabels } from "#generated/enum-labels.ts";
import { OrderStatus, PayMethod, PaymentStatus } from "#generated/enums.ts";
import type { RepaymentMethod } from "#generated/model/index.ts";
import type { SubmitTransferBody } from "#generated/model/submitTransferBody.ts";
import { moved } from "#mock/domain/common/moves.ts";
import { findOwned } from "#mock/domain/common/owned-record.ts";
import { conflict, invalidField } from "#mock/domain/common/refusal.ts";
import { SHOP_RULES } from "#mock/domain/common/shop-rules.ts";
import type { OrderRecord } from "#mock/domain/order/records.ts";
import { findOrder, namedOrder } from "#mock/domain/order/rules/owned-order.ts";
import { takeUploads } from "#mock/domain/upload/rules/upload-use.ts";
import type { UserRecord } from "#mock/domain/user/records.ts";
import type { WorldState } from "#mock/domain/world-state.ts";
import type { PaymentRecord } from "../records.ts";
import { addPayment, isPaying, livePayment, QR_MS, requireNotRepaying } from "../rules/payments.ts";
import { succeed } from "../rules/settlement.ts";

/** 409 unless the order is unpaid and none of its payments is in progress (specification section 4, PaymentStatus). */
export function requirePayable(state: WorldState, { id, status }: OrderRecord): void {
  if (status === OrderStatus.Canceled) throw conflict("订单已取消，不能付款，请重新下单", SHOP_RULES.payable);
  if (status !== OrderStatus.AwaitingPayment) throw conflict("订单已付款，无需重复支付", SHOP_RULES.payable);
  if (isPaying(state, id)) throw conflict("该订单有一笔付款正在处理，请等待处理结果", SHOP_RULES.payable);
}

/**
 * Opens a payment of an unpaid order from the balance (2), by bank transfer (3) or QR code (4), or returns the one
 * already open with this method. 422 on `order_id` for another buyer's order; 409 when it is paid, canceled or being
 * paid.
 */
export function openPayment(
  state: WorldState,
  user: UserRecord,
  orderId: number,
  method: RepaymentMethod,
): PaymentRecord {
  const order = namedOrder(state, user, orderId);
  const known = livePayment(state, orderId, method);
  if (known && order.status === OrderStatus.AwaitingPayment) return known;
  requirePayable(state, order);
  const { payDeadline, amounts } = order;
  const expiresAt =
    method === PayMethod.QrCode ? Math.min(state.clock.now() + QR_MS, payDeadline) : payDeadline;
  return addPayment(state, "ZF", { orderId, userId: user.id, method, amount: amounts.amount, expiresAt });
}

/** The error for a payment of another buyer. */
export const MISSING_PAYMENT = "支付单不存在，请返回订单重新支付";

/**
 * A payment of this buyer with a method; 422 on `pay_no` if there is none, it belongs to another, or has another
 * method.
 */
export function paymentWith(
  state: WorldState,
  user: UserRecord,
  payNo: string,
  method: PaymentRecord["method"],
): PaymentRecord {
  const payment = findOwned(state.payments, payNo, user);
  if (!payment) throw invalidField("pay_no", MISSING_PAYMENT, SHOP_RULES.ownData);
  if (payment.method !== method)
    throw invalidField(
      "pay_no",
      `该支付单不是${payMethodLabels[method]}，请返回订单重新选择`,
      SHOP_RULES.payable,
    );
  return payment;
}

function paymentToPay(
  state: WorldState,
  user: UserRecord,
  payNo: string,
  method: PaymentRecord["method"],
): PaymentRecord {
  const payment = paymentWith(state, user, payNo, method);
  if (payment.status === PaymentStatus.Failed) {
    throw conflict(`${payment.message}，请返回订单重新支付`, SHOP_RULES.payable);
  }
  return payment;
}

/**
 * Pays from the balance; a repeated call returns the payment unchanged. 422 on `pay_no` for another buyer's payment
 * or one with another method; 409 when the balance is insufficient, or the payment or the order has ended.
 */
export function payByBalance(state: WorldState, user: UserRecord, payNo: string): PaymentRecord {
  const payment = paymentToPay(state, user, payNo, PayMethod.Balance);
  if (payment.status !== PaymentStatus.Waiting) return payment;
  return succeed(state, payment, state.clock.now());
}

/**
 * Submits the proof of a bank transfer: the payment is in progress until it has been checked. 422 on `pay_no` and
 * `file_id` for those of others; 409 when a proof was submitted before or the payment has ended.
 */
export function submitTransfer(
  state: WorldState,
  user: UserRecord,
  { pay_no: payNo, file_id: fileId, payer, remark = "" }: SubmitTransferBody,
): PaymentRecord {
  paymentWith(state, user, payNo, PayMethod.BankTransfer);
  takeUploads(state, user, [fileId], () => "file_id");
  const payment = paymentToPay(state, user, payNo, PayMethod.BankTransfer);
  if (payment.status !== PaymentStatus.Waiting) {
    throw conflict(
      payment.status === PaymentStatus.Processing
        ? "转账凭证已提交，请等待财务核对"
        : "支付单已处理，无需重复提交",
      SHOP_RULES.payable,
    );
  }
  const order = findOrder(state, user, payment.orderId);
  if (order) requirePayable(state, order);
  requireNotRepaying(state, payment.bills);
  const transfer = { fileId, payer, remark, at: state.clock.now() };
  const paying = { ...moved("PaymentStatus", payment, PaymentStatus.Processing), transfer };
  state.payments.put(payNo, paying);
  return paying;
}
