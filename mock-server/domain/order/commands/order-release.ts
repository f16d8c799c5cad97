import { BalanceUseType, OrderStatus, PayMethod, PaymentStatus } from "#generated/enums.ts";
import { moved } from "#mock/domain/common/moves.ts";
import { endInvoices } from "#mock/domain/invoice/rules/invoice-end.ts";
import { billOf, paymentsOf } from "#mock/domain/payment/rules/payments.ts";
import { fail } from "#mock/domain/payment/rules/settlement.ts";
import { addBalance } from "#mock/domain/wallet/rules/balance.ts";
import type { WorldState } from "#mock/domain/world-state.ts";
import type { OrderRecord } from "../records.ts";
import { returnVouchersAndPoints } from "../rules/deduction-return.ts";
import { worthOf } from "../rules/order-worth.ts";
import { returnStock } from "../rules/stock.ts";

/**
 * Ends an order that has not shipped, as of `at` (ms), with `name` in its progress: returns stock, coupon, vouchers
 * and points, ends its open payments, and refunds it: a credit order's bill is canceled; what was repaid of it, and
 * any other payment, goes to the balance.
 */
export function releaseOrder(state: WorldState, order: OrderRecord, name: string, at: number): OrderRecord {
  const progress = [...order.progress, { status: 6, name, time: at } as const];
  const canceled: OrderRecord = { ...moved("OrderStatus", order, OrderStatus.Canceled), progress };
  state.orders.put(order.id, canceled);
  returnStock(state, order.lines);
  returnDeductions(state, order, at);
  for (const payment of paymentsOf(state, order.id)) {
    if (payment.status === PaymentStatus.Waiting) fail(state, payment, "订单已取消，支付单已关闭");
  }
  if (order.paidAt !== null) returnMoney(state, order, at);
  endInvoices(state, order.id, at);
  return canceled;
}

function returnDeductions(state: WorldState, order: OrderRecord, at: number): void {
  const coupon = state.coupons.get(order.couponId);
  if (coupon?.orderId === order.id) state.coupons.put(coupon.id, { ...coupon, orderId: 0 });
  returnVouchersAndPoints(state, order, "取消", at);
}

function returnMoney(state: WorldState, order: OrderRecord, at: number): void {
  let paid = worthOf(state, order);
  if (order.payMethod === PayMethod.Credit) {
    const bill = billOf(state, order);
    if (bill) state.creditBills.delete(bill.id);
    paid = bill?.repaid ?? 0;
  }
  const remark = `订单 ${order.orderNo} 取消退款`;
  addBalance(state, order.userId, {
    use: BalanceUseType.OrderRefund,
    amount: paid,
    orderId: order.id,
    remark,
    at,
  });
}
