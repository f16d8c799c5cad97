import type { CartLineRecord } from "#mock/domain/cart/records.ts";
import { lineOf } from "#mock/domain/cart/rules/line-adding.ts";
import { seenOffer } from "#mock/domain/cart/rules/seen-offer.ts";
import type { GoodsRecord } from "#mock/domain/goods/records.ts";
import { FIRST_COMBINATION_ID } from "#mock/seed/goods/combinations.ts";

/** The number of lines in the cart of `big`. */
export const BIG_CART = 3000;

/**
 * A typical pharmacy's cart: showcase goods with price tiers, a full reduction, a flash sale, a combination, gifts,
 * an exchange, a delisted product (11) and one out of stock (10). Goods, quantity, selected.
 */
const ORDINARY: ReadonlyArray<readonly [number, number, 0 | 1]> = [
  [7, 20, 1],
  [1, 20, 1],
  [3, 6, 1],
  [FIRST_COMBINATION_ID, 2, 1],
  [4, 20, 1],
  [5, 12, 1],
  [6, 5, 1],
  [8, 25, 1],
  [12, 10, 1],
  [10, 5, 1],
  [11, 10, 1],
  [15, 2, 0],
  [9, 2, 0],
];

/** The carts of the personas by user id. */
export function buildCarts(goods: ReadonlyMap<number, GoodsRecord>): Map<number, readonly CartLineRecord[]> {
  const ordinary = (firstId: number) =>
    ORDINARY.flatMap(([goodsId, number, isSelected], index) => {
      const found = goods.get(goodsId);
      return found ? [lineOf(firstId + index, found, number, isSelected)] : [];
    });
  return new Map([
    [1, ordinary(101)],
    [2, ordinary(201)],
    [3, bigCart(10_001, goods)],
  ]);
}

/**
 * Every product once, selected if it can be ordered; if there are not enough, products with price tiers or a full
 * reduction a second time without that offer, which makes a separate line.
 */
function bigCart(firstId: number, goods: ReadonlyMap<number, GoodsRecord>): CartLineRecord[] {
  const all = [...goods.values()].filter(({ sale_type }) => sale_type !== 3);
  const again = all.filter(({ ladder_price_id, goods_manjian_id }) => ladder_price_id + goods_manjian_id > 0);
  const first = all.slice(0, BIG_CART).map((item, index) => {
    const number = quantity(item);
    return lineOf(firstId + index, item, number, item.is_buy === 1 && item.number >= number ? 1 : 0);
  });
  const second = again.slice(0, BIG_CART - first.length).map((item, index) => {
    const withOffers = lineOf(firstId + first.length + index, item, quantity(item), 0);
    const line = { ...withOffers, ladder_price_id: 0, goods_manjian_id: 0 };
    return { ...line, seen: seenOffer(line, item) };
  });
  return [...first, ...second];
}

const quantity = (goods: GoodsRecord) => goods.zbz * (1 + (goods.id % 4));
