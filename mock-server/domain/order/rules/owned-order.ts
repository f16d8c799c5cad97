import { findOwned, requireOwned } from "#mock/domain/common/owned-record.ts";
import { invalidField } from "#mock/domain/common/refusal.ts";
import { SHOP_RULES } from "#mock/domain/common/shop-rules.ts";
import type { UserRecord } from "#mock/domain/user/records.ts";
import type { WorldState } from "#mock/domain/world-state.ts";
import type { OrderRecord } from "../records.ts";

const MISSING = "订单不存在，请返回订单列表确认";

/** An order of this buyer; undefined if there is none or it belongs to another. Due events have already run. */
export const findOrder = (state: WorldState, user: UserRecord, orderId: number): OrderRecord | undefined =>
  findOwned(state.orders, orderId, user);

/** The order that `order_id` of a query or body names; 422 on that field if there is none or it belongs to another. */
export function namedOrder(state: WorldState, user: UserRecord, orderId: number): OrderRecord {
  const order = findOrder(state, user, orderId);
  if (!order) throw invalidField("order_id", MISSING, SHOP_RULES.ownData);
  return order;
}

/** The order that an address names; 404 if there is none or it belongs to another. */
export const requireOrder = (state: WorldState, user: UserRecord, orderId: number): OrderRecord =>
  requireOwned(state.orders, orderId, user, MISSING);
