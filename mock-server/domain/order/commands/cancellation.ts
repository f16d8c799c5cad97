import { OrderStatus } from "#generated/enums.ts";
import { mayMove } from "#mock/domain/common/moves.ts";
import { conflict } from "#mock/domain/common/refusal.ts";
import { SHOP_RULES } from "#mock/domain/common/shop-rules.ts";
import { isPaying } from "#mock/domain/payment/rules/payments.ts";
import type { UserRecord } from "#mock/domain/user/records.ts";
import type { WorldState } from "#mock/domain/world-state.ts";
import type { OrderRecord } from "../records.ts";
import { receiveOrder } from "../rules/order-progress.ts";
import { requireOrder } from "../rules/owned-order.ts";
import { releaseOrder } from "./order-release.ts";

export const CANCEL_REASONS = {
  1: "商品选错",
  2: "重复下单",
  3: "价格变动",
  4: "暂不需要",
  9: "其他",
} as const;

/**
 * Cancels an order that has not shipped and returns everything used for it (the contract's OrderStatus). 404 for
 * another buyer's order; 409 once it is shipped or canceled, and while a payment is in progress.
 */
export function cancelOrder(
  state: WorldState,
  user: UserRecord,
  orderId: number,
  reason: keyof typeof CANCEL_REASONS,
  remark: string,
): OrderRecord {
  const order = requireOrder(state, user, orderId);
  if (order.status === OrderStatus.Canceled)
    throw conflict("订单已取消，无需重复操作", SHOP_RULES.orderState);
  if (!mayMove("OrderStatus", order.status, 6))
    throw conflict("订单已发货，不能取消，收货后可申请退货", SHOP_RULES.orderState);
  if (isPaying(state, orderId))
    throw conflict("订单有一笔付款正在处理，暂不能取消，请稍后再试", SHOP_RULES.orderState);
  const words = [CANCEL_REASONS[reason], remark.trim()].filter(Boolean).join("，");
  return releaseOrder(state, order, `买家取消订单：${words}`.slice(0, 200), state.clock.now());
}

/** Confirms the receipt of the goods. 404 for another buyer's order; 409 in any status but shipped. */
export function confirmReceipt(state: WorldState, user: UserRecord, orderId: number): OrderRecord {
  const order = requireOrder(state, user, orderId);
  if (order.status === OrderStatus.Canceled)
    throw conflict("订单已取消，不能确认收货", SHOP_RULES.orderState);
  if (order.status < OrderStatus.AwaitingReceipt)
    throw conflict("订单还未发货，请等待发货后再确认收货", SHOP_RULES.orderState);
  if (order.status > OrderStatus.AwaitingReceipt)
    throw conflict("订单已确认收货，无需重复操作", SHOP_RULES.orderState);
  return receiveOrder(state, order, state.clock.now());
}
