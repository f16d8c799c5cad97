import { OrderStatus } from "#generated/enums.ts";
import { isPaying } from "#mock/domain/payment/rules/payments.ts";
import type { WorldState } from "#mock/domain/world-state.ts";
import type { Event } from "#mock/world/event.ts";
import { giveBackLines } from "./commands/line-refund.ts";
import { releaseOrder } from "./commands/order-release.ts";
import type { OrderRecord } from "./records.ts";
import { shipmentOf } from "./rules/dispatch.ts";
import { finishOrder, receiveOrder, shipOrder } from "./rules/order-progress.ts";
import { FINISH_AFTER_MS, RECEIVE_AFTER_MS } from "./rules/timeline.ts";

/**
 * The next event of an order: an unpaid one is canceled at its deadline unless a payment is in progress; a paid one
 * ships within 4 to 20 hours, or waits for a day of the cold chain or its group-buys, of which failed ones are
 * refunded; a shipped one counts as received after a time; a received one is finished when nothing of it can be
 * returned any more (the contract's OrderStatus and GroupBuyStatus).
 */
export function orderEvent(state: WorldState, order: OrderRecord): Event | undefined {
  const { status, payDeadline, paidAt, shippedAt, receivedAt } = order;
  if (status === OrderStatus.AwaitingPayment) {
    if (isPaying(state, order.id)) return undefined;
    return { at: payDeadline, run: () => releaseOrder(state, order, "超时未付款，订单已取消", payDeadline) };
  }
  if (status === OrderStatus.AwaitingShipment && paidAt !== null) {
    const { at, missed } = shipmentOf(state, order, paidAt);
    if (missed.length === 0) return { at, run: () => shipOrder(state, order, at) };
    if (missed.length === order.lines.length) {
      return { at, run: () => releaseOrder(state, order, "拼团未成团，订单已取消，货款已退回", at) };
    }
    return { at, run: () => shipOrder(state, giveBackLines(state, order, missed, "拼团未成团", at), at) };
  }
  if (status === OrderStatus.AwaitingReceipt && shippedAt !== null) {
    const at = shippedAt + RECEIVE_AFTER_MS;
    return { at, run: () => receiveOrder(state, order, at, "系统自动确认收货") };
  }
  if (status === OrderStatus.Received && receivedAt !== null) {
    const at = receivedAt + FINISH_AFTER_MS;
    return { at, run: () => finishOrder(state, order, at) };
  }
  return undefined;
}
