import { notFound } from "#mock/domain/common/refusal.ts";
import { SHOP_RULES } from "#mock/domain/common/shop-rules.ts";
import type { UserRecord } from "#mock/domain/user/records.ts";
import type { WorldState } from "#mock/domain/world-state.ts";
import type { OrderRecord } from "../records.ts";

/** An order of this buyer; undefined if there is none or it belongs to another. Due events have already run. */
export function findOrder(state: WorldState, user: UserRecord, orderId: number): OrderRecord | undefined {
  const order = state.orders.get(orderId);
  return order?.userId === user.id ? order : undefined;
}

/** An order of this buyer; 404 if there is none or it belongs to another. */
export function requireOrder(state: WorldState, user: UserRecord, orderId: number): OrderRecord {
  const order = findOrder(state, user, orderId);
  if (!order) throw notFound("订单不存在，请返回订单列表确认", SHOP_RULES.ownThings);
  return order;
}
