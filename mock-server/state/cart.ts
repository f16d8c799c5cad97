import type { CartLineRecord } from "#mock/fixtures/cart/records.ts";
import { DISCOUNTS, FULL_REDUCTIONS, SHIPPING } from "#mock/fixtures/cart/terms.ts";
import { paidForGoods } from "#mock/fixtures/order/paid-for-goods.ts";
import { asSoldTo, rightsOf } from "./goods-for.ts";
import type { Fen } from "./money.ts";
import type { OrderTerms } from "./rules/checkout-amounts.ts";
import { type PricedLine, priceLine } from "./rules/price-line.ts";
import { formatDate } from "./shanghai-time.ts";
import type { WorldState } from "./world-state.ts";

const NO_LINES: readonly CartLineRecord[] = [];
const PAID_NOT_SHIPPED = 2;

/** The lines of a buyer's cart as they are kept. */
export const cartLines = (state: WorldState, userId: number): readonly CartLineRecord[] =>
  state.carts.get(userId) ?? NO_LINES;

/** Lines of a buyer with what follows from their goods. */
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

/** What the goods of the buyer's paid orders of the day that are not shipped yet count towards free shipping, in 分. */
function earlierOrders(state: WorldState, userId: number): Fen {
  const today = formatDate(state.clock.now());
  let total = 0;
  for (const order of state.orders.values()) {
    if (order.userId !== userId || order.status !== PAID_NOT_SHIPPED) continue;
    if (formatDate(order.createdAt) === today) total += paidForGoods(order.lines);
  }
  return total;
}

/** The offers and the freight that hold for this buyer's next order. */
export const orderTerms = (state: WorldState, userId: number): OrderTerms => ({
  fullReductions: FULL_REDUCTIONS,
  discounts: DISCOUNTS,
  shipping: SHIPPING,
  earlier: earlierOrders(state, userId),
});
