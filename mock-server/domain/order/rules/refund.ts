import { BalanceUseType, OrderStatus, PointsUseType } from "#generated/enums.ts";
import { isWhollyRefunded } from "#mock/domain/after-sale/rules/refunds.ts";
import { correctInvoice } from "#mock/domain/invoice/rules/invoice-making.ts";
import { billOf } from "#mock/domain/payment/rules/payments.ts";
import { pointsFor } from "#mock/domain/points/rules/earned.ts";
import { addPoints, pointsOf } from "#mock/domain/points/rules/points-log.ts";
import { addBalance } from "#mock/domain/wallet/rules/balance.ts";
import type { WorldState } from "#mock/domain/world-state.ts";
import type { Fen } from "#mock/world/money.ts";
import type { OrderRecord } from "../records.ts";
import { returnVouchersAndPoints } from "./deduction-return.ts";
import { pointsOfOrder, worthOf } from "./order-worth.ts";

/** The split of a refund, in 分: first to the unpaid part of the order's credit bill, the rest to the balance. */
export type RefundSplit = { readonly toBill: Fen; readonly toBalance: Fen };

/** Returns the split of a future refund of `amount` 分. */
export function splitRefund(state: WorldState, order: OrderRecord, amount: Fen): RefundSplit {
  const bill = billOf(state, order);
  if (!bill) return { toBill: 0, toBalance: amount };
  const toBill = bill.amount - Math.max(bill.repaid, Math.min(bill.amount, worthOf(state, order) - amount));
  return { toBill, toBalance: amount - toBill };
}

/** The words for the place of a refund. */
export const refundPlace = ({ toBill, toBalance }: RefundSplit): string =>
  toBill === 0 ? "账户余额" : toBalance === 0 ? "账期账单" : "账期账单和账户余额";

/**
 * Pays a refund of an order, as of `at` (ms), after its return or complaint has been closed: lowers the unpaid bill
 * and pays the rest to the balance, takes back the points that the order no longer earns as far as the buyer has any,
 * and corrects the invoice. With the last of its goods the vouchers and points that paid for them come back.
 */
export function refundOrder(
  state: WorldState,
  order: OrderRecord,
  refund: RefundSplit & { readonly remark: string; readonly at: number },
): void {
  const { toBill, toBalance, remark, at } = refund;
  const { id: orderId, userId, orderNo } = order;
  const bill = billOf(state, order);
  if (bill && toBill > 0) {
    const amount = bill.amount - toBill;
    state.creditBills.put(bill.id, { ...bill, amount, repaidAt: amount === bill.repaid ? at : null });
  }
  addBalance(state, userId, { use: BalanceUseType.OrderRefund, amount: toBalance, orderId, remark, at });
  if (order.status === OrderStatus.Completed) {
    const earned = pointsOfOrder(state, order);
    const before = pointsFor(order.lines, refundedBefore(state, order, toBill + toBalance));
    const points = Math.min(before - earned, pointsOf(state, userId));
    addPoints(state, userId, {
      use: PointsUseType.ReturnClawback,
      points: -points,
      remark: `订单 ${orderNo} 退款扣回`,
      at,
    });
  }
  if (isWhollyRefunded(state, order)) returnVouchersAndPoints(state, order, "退货", at);
  correctInvoice(state, order, at);
}

const refundedBefore = (state: WorldState, order: OrderRecord, amount: Fen): Fen =>
  order.amounts.amount - worthOf(state, order) - amount;
