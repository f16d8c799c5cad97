import { CartLineType, Flag } from "#generated/enums.ts";
import type { CartLineRecord } from "#mock/domain/cart/records.ts";
import { lineOf } from "#mock/domain/cart/rules/line-adding.ts";
import { seenOffer } from "#mock/domain/cart/rules/seen-offer.ts";
import type { GoodsRecord } from "#mock/domain/goods/records.ts";
import { memberCart, requestCart } from "#mock/domain/team/rules/acting-state.ts";
import { FIRST_COMBINATION_ID } from "#mock/seed/goods/combinations.ts";
import { waitingLines, WAITING } from "#mock/seed/team/approvals.ts";
import { TEAM_BUYER } from "#mock/seed/team/team.ts";

/** The number of lines in the cart of `big`. */
export const BIG_CART = 3000;

/**
 * A typical pharmacy's cart: showcase goods with price tiers, a full reduction, a flash sale, a combination, gifts,
 * an exchange, a delisted product (11) and one out of stock (10). Goods, quantity, selected.
 */
const ORDINARY: ReadonlyArray<readonly [number, number, Flag]> = [
  [7, 20, Flag.Yes],
  [1, 20, Flag.Yes],
  [3, 6, Flag.Yes],
  [FIRST_COMBINATION_ID, 2, Flag.Yes],
  [4, 20, Flag.Yes],
  [5, 12, Flag.Yes],
  [6, 5, Flag.Yes],
  [8, 25, Flag.Yes],
  [12, 10, Flag.Yes],
  [10, 5, Flag.Yes],
  [11, 10, Flag.Yes],
  [15, 2, Flag.No],
  [9, 2, Flag.No],
];

/** The cart of the purchaser of `team`: more than the limit of one order. */
const TEAM: typeof ORDINARY = [
  [7, 40, Flag.Yes],
  [1, 40, Flag.Yes],
  [4, 40, Flag.Yes],
  [8, 50, Flag.Yes],
  [12, 20, Flag.Yes],
  [5, 24, Flag.Yes],
];

const linesOf = (
  chosen: typeof ORDINARY,
  firstId: number,
  goods: ReadonlyMap<number, GoodsRecord>,
): CartLineRecord[] =>
  chosen.flatMap(([goodsId, number, isSelected], index) => {
    const found = goods.get(goodsId);
    return found ? [lineOf(firstId + index, found, number, isSelected)] : [];
  });

/** The carts of the personas by user id, of the people of `team`, and of what waits for approval. */
export function buildCarts(goods: ReadonlyMap<number, GoodsRecord>): Map<number, readonly CartLineRecord[]> {
  const ordinary = (firstId: number) => linesOf(ORDINARY, firstId, goods);
  return new Map([
    [1, ordinary(101)],
    [2, ordinary(201)],
    [3, bigCart(10_001, goods)],
    [memberCart(TEAM_BUYER), linesOf(TEAM, 301, goods)],
    [requestCart(WAITING), waitingLines(goods)],
  ]);
}

/**
 * Every product once, selected if it can be ordered; if there are not enough, products with price tiers or a full
 * reduction a second time without that offer, which makes a separate line.
 */
function bigCart(firstId: number, goods: ReadonlyMap<number, GoodsRecord>): CartLineRecord[] {
  const all = [...goods.values()].filter(({ sale_type }) => sale_type !== CartLineType.Combination);
  const again = all.filter(({ ladder_price_id, goods_manjian_id }) => ladder_price_id + goods_manjian_id > 0);
  const first = all.slice(0, BIG_CART).map((item, index) => {
    const number = quantity(item);
    return lineOf(
      firstId + index,
      item,
      number,
      item.is_buy === Flag.Yes && item.number >= number ? Flag.Yes : Flag.No,
    );
  });
  const second = again.slice(0, BIG_CART - first.length).map((item, index) => {
    const withOffers = lineOf(firstId + first.length + index, item, quantity(item), Flag.No);
    const line = { ...withOffers, ladder_price_id: 0, goods_manjian_id: 0 };
    return { ...line, seen: seenOffer(line, item) };
  });
  return [...first, ...second];
}

/** Some packs, no more than the limit. */
const quantity = ({ id, zbz, limit_number: limit }: GoodsRecord): number =>
  Math.min(zbz * (1 + (id % 4)), limit === 0 ? Infinity : limit);
