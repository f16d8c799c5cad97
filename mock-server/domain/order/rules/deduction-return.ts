import { PointsUseType } from "#generated/enums.ts";
import { addPoints } from "#mock/domain/points/rules/points-log.ts";
import type { WorldState } from "#mock/domain/world-state.ts";
import type { OrderRecord, UsedVoucher } from "../records.ts";

/**
 * Returns the vouchers and points of an order that is canceled or returned in full, each as it was used, as of `at`
 * (ms). `why` is a word for the points log.
 */
export function returnVouchersAndPoints(
  state: WorldState,
  order: OrderRecord,
  why: "取消" | "退货",
  at: number,
): void {
  for (const { id, amount, previousOrderId } of order.vouchers) {
    const voucher = state.vouchers.get(id);
    if (!voucher) continue;
    const orderId = voucher.orderId === order.id ? previousOrderId : voucher.orderId;
    state.vouchers.put(id, { ...voucher, balance: voucher.balance + amount, orderId });
    forgetUse(state, order, id, previousOrderId);
  }
  const { points } = order.amounts;
  addPoints(state, order.userId, {
    use: PointsUseType.OrderDeduction,
    points,
    remark: `订单 ${order.orderNo} ${why}退回`,
    at,
  });
}

/** An order that used the rest of a voucher no longer follows `order`, but the one before that. */
function forgetUse(state: WorldState, order: OrderRecord, voucherId: number, previousOrderId: number): void {
  const follows = (used: UsedVoucher) => used.id === voucherId && used.previousOrderId === order.id;
  const after = [...state.orders.values()].filter(({ vouchers }) => vouchers.some(follows));
  for (const next of after) {
    const vouchers = next.vouchers.map((used) => (follows(used) ? { ...used, previousOrderId } : used));
    state.orders.put(next.id, { ...next, vouchers });
  }
}
