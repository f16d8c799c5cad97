import { priceHint } from "#mock/domain/goods/rules/price-hint.ts";
import { unitPrice } from "#mock/domain/goods/rules/unit-price.ts";
import type { UserRecord } from "#mock/domain/user/records.ts";
import type { WorldState } from "#mock/domain/world-state.ts";
import { type FavoriteRecord, FIRST_NEW_FAVORITE_ID } from "./records.ts";
import { favoritesOf, starredGoods } from "./rules.ts";

type Change = { readonly changed: number; readonly total: number };

/**
 * Stars goods at the price the buyer sees now (specification section 4, favorite toggle). Goods that are already
 * starred or do not exist are ignored. The last one named comes first.
 */
export function starGoods(state: WorldState, user: UserRecord, goodsIds: readonly number[]): Change {
  const before = favoritesOf(state, user.id);
  const starred = starredGoods(state, user);
  const seesPrices = priceHint(user) === "";
  const added: FavoriteRecord[] = [];
  for (const goodsId of new Set(goodsIds)) {
    const goods = state.goods.get(goodsId);
    if (!goods || starred.has(goodsId)) continue;
    added.unshift({
      id: state.next("favorite", FIRST_NEW_FAVORITE_ID),
      goodsId,
      starredAt: state.clock.now(),
      price: seesPrices ? unitPrice(goods, goods.zbz) : null,
    });
  }
  if (added.length > 0) state.favorites.put(user.id, [...added, ...before]);
  return { changed: added.length, total: before.length + added.length };
}

/** Removes goods from the favorites, ignoring those that are not starred. */
export function unstarGoods(state: WorldState, user: UserRecord, goodsIds: readonly number[]): Change {
  const before = favoritesOf(state, user.id);
  const gone = new Set(goodsIds);
  const left = before.filter(({ goodsId }) => !gone.has(goodsId));
  if (left.length < before.length) state.favorites.put(user.id, left);
  return { changed: before.length - left.length, total: left.length };
}
