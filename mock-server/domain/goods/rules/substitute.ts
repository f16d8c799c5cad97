import type { UserRecord } from "#mock/domain/user/records.ts";
import type { WorldState } from "#mock/domain/world-state.ts";
import type { GoodsRecord } from "../records.ts";
import { goodsFor } from "./buying-rights.ts";
import { isAvailable, limitLeft } from "./quantity.ts";
import { ingredientOf, withSameIngredient } from "./related.ts";

/**
 * Returns a substitute for goods that are gone: goods with the same ingredient that can be bought, preferably the
 * same article in the same specification, then the nearest price; undefined if there are none.
 */
export function substituteFor(state: WorldState, user: UserRecord, goodsId: number): GoodsRecord | undefined {
  const gone = state.goods.get(goodsId) ?? state.seed.goods.get(goodsId);
  if (!gone || ingredientOf(state.seed, gone) === undefined || gone.parts.length > 0) return undefined;
  const distance = (goods: GoodsRecord): number =>
    (goods.articleIndex === gone.articleIndex ? 0 : 2) + (goods.ypgg === gone.ypgg ? 0 : 1);
  const dearer = (goods: GoodsRecord): number => Math.abs(goods.base_price - gone.base_price);
  return withSameIngredient(state.seed, gone)
    .filter((other) => other.id !== gone.id && other.parts.length === 0)
    .flatMap(({ id }) => goodsFor(state, user, id) ?? [])
    .filter((goods) => isAvailable(goods) && Math.min(goods.number, limitLeft(goods)) >= goods.zbz)
    .toSorted((a, b) => distance(a) - distance(b) || dearer(a) - dearer(b))[0];
}
