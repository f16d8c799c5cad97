import type { OrderRecord } from "#mock/fixtures/order/records.ts";
import type { UserRecord } from "#mock/fixtures/user/records.ts";
import { paymentOf } from "../payments.ts";
import { orderAt } from "../rules/order-expiry.ts";
import type { WorldState } from "../world-state.ts";

const PROCESSING = 2;

/**
 * An order of this buyer as it stands now; undefined when there is none or it is another's. One whose time to pay has
 * run out is cancelled here, and its goods go back on sale.
 */
export function findOrder(state: WorldState, user: UserRecord, orderId: number): OrderRecord | undefined {
  const order = state.orders.get(orderId);
  if (order?.userId !== user.id) return undefined;
  const current = orderAt(order, state.clock.now(), paymentOf(state, orderId)?.status === PROCESSING);
  if (current !== order) {
    state.orders.put(order.id, current);
    returnStock(state, order);
  }
  return current;
}

function returnStock(state: WorldState, { lines }: OrderRecord): void {
  for (const { goodsId, number } of lines) {
    const goods = state.goods.get(goodsId);
    if (goods) state.goods.put(goodsId, { ...goods, number: goods.number + number });
  }
}
