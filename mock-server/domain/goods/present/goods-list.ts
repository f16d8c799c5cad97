import type { Goods } from "#generated/model/goods.ts";
import type { UserRecord } from "#mock/domain/user/records.ts";
import type { WorldState } from "#mock/domain/world-state.ts";
import { isAvailable } from "../rules/quantity.ts";
import { findGoods, type GoodsFilter } from "../rules/search/goods-search.ts";
import { presentGoods, viewOf } from "./goods.ts";

/** The goods with these ids as shown to a viewer (undefined for a visitor), in this order, ignoring unknown ids. */
export function presentGoodsList(
  state: WorldState,
  viewer: UserRecord | undefined,
  ids: readonly number[],
  origin: string,
): Goods[] {
  const view = viewOf(state, viewer, origin);
  return ids.flatMap((id) => state.goods.get(id) ?? []).map((goods) => presentGoods(goods, view));
}

/** Ids of the first `count` available goods that match a filter, in its order. */
export function bestGoods(state: WorldState, filter: GoodsFilter, count: number): number[] {
  const best: number[] = [];
  for (const id of findGoods(state, filter).ids) {
    if (best.length === count) break;
    const goods = state.goods.get(id);
    if (goods && isAvailable(goods)) best.push(id);
  }
  return best;
}
