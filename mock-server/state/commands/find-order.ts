import type { OrderRecord } from "#mock/fixtures/order/records.ts";
import type { UserRecord } from "#mock/fixtures/user/records.ts";
import type { WorldState } from "../world-state.ts";

/** An order of this buyer; undefined when there is none or it is another's. What time did to it is done already. */
export function findOrder(state: WorldState, user: UserRecord, orderId: number): OrderRecord | undefined {
  const order = state.orders.get(orderId);
  return order?.userId === user.id ? order : undefined;
}
