import { cartLines } from "#mock/domain/cart/rules/priced-cart.ts";
import { newestOwned } from "#mock/domain/common/newest-owned.ts";
import { favoritesOf } from "#mock/domain/favorite/rules.ts";
import { boughtGoods } from "#mock/domain/goods/rules/bought.ts";
import { findGoods } from "#mock/domain/goods/rules/search/goods-search.ts";
import type { WorldState } from "#mock/domain/world-state.ts";
import type { ChatSubject } from "../records.ts";

const MOST = 20;

/**
 * Returns the subjects that a buyer may send a card of, at most twenty: own orders, newest first, by number; goods by
 * name or maker, or, without words, those in the cart, bought before and starred.
 */
export function choosable(
  state: WorldState,
  userId: number,
  kind: ChatSubject["kind"],
  words: string,
): ChatSubject[] {
  const ids =
    kind === "order" ? orderIds(state, userId, words.trim()) : goodsIds(state, userId, words.trim());
  return ids.slice(0, MOST).map((id) => ({ kind, id }));
}

const orderIds = (state: WorldState, userId: number, number: string): number[] =>
  newestOwned(state.orders, { id: userId })
    .filter(({ orderNo }) => orderNo.includes(number))
    .map(({ id }) => id);

function goodsIds(state: WorldState, userId: number, keywords: string): readonly number[] {
  if (keywords !== "") return findGoods(state, { keywords }).ids;
  const known = new Set([
    ...cartLines(state, userId).map(({ goods_id }) => goods_id),
    ...boughtGoods(state, userId, "recent").map(({ goodsId }) => goodsId),
    ...favoritesOf(state, userId).map(({ goodsId }) => goodsId),
  ]);
  return [...known].filter((id) => state.goods.get(id));
}
