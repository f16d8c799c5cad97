import { OrderStatus } from "#generated/enums.ts";
import { newestOwned } from "#mock/domain/common/newest-owned.ts";
import { asSoldTo, rightsOf } from "#mock/domain/goods/rules/buying-rights.ts";
import { paidForGoods } from "#mock/domain/order/rules/paid-for-goods.ts";
import type { WorldState } from "#mock/domain/world-state.ts";
import type { Fen } from "#mock/world/money.ts";
import { formatDate } from "#mock/world/shanghai-time.ts";
import type { CartLineRecord } from "../records.ts";
import type { OrderTerms } from "./checkout-amounts.ts";
import { currentLines } from "./current-lines.ts";
import { type PricedLine, priceLine } from "./priced-line.ts";
import { DISCOUNTS, FULL_REDUCTIONS, SHIPPING } from "./terms.ts";

const NO_LINES: readonly CartLineRecord[] = [];

/** The lines of a buyer's cart, under the offers that their goods have now. */
export const cartLines = (state: WorldState, userId: number): readonly CartLineRecord[] =>
  currentLines(state.carts.get(userId) ?? NO_LINES, (id) => state.goods.get(id));

/** A buyer's lines with prices and availability. */
export function priceLines(
  state: WorldState,
  userId: number,
  lines: readonly CartLineRecord[],
): PricedLine[] {
  const rights = rightsOf(state, state.users.get(userId));
  return lines.flatMap((line) => {
    const goods = state.goods.get(line.goods_id);
    return goods ? [priceLine(line, asSoldTo(goods, rights))] : [];
  });
}

export const pricedCart = (state: WorldState, userId: number): PricedLine[] =>
  priceLines(state, userId, cartLines(state, userId));

/** The amount of the buyer's paid but unshipped orders of the day that counts toward free shipping, in 分. */
function earlierOrders(state: WorldState, userId: number): Fen {
  const today = formatDate(state.clock.now());
  let total = 0;
  for (const order of newestOwned(state.orders, { id: userId })) {
    if (order.status !== OrderStatus.AwaitingShipment) continue;
    if (formatDate(order.createdAt) === today) total += paidForGoods(order.lines);
  }
  return total;
}

/** True if there is a tier of full reduction or discount with this id, reached or not. */
export const hasTier = (tierId: number): boolean =>
  [...FULL_REDUCTIONS, ...DISCOUNTS].some(({ id }) => id === tierId);

/** The offers and shipping terms of this buyer's next order. */
export const orderTerms = (state: WorldState, userId: number): OrderTerms => ({
  fullReductions: FULL_REDUCTIONS,
  discounts: DISCOUNTS,
  shipping: SHIPPING,
  earlier: earlierOrders(state, userId),
});
