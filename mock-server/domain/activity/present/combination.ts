import type { Combination } from "#generated/model/combination.ts";
import type { CombinationGroup } from "#generated/model/combinationGroup.ts";
import { goodsImage, type GoodsView, presentGoods } from "#mock/domain/goods/present/goods.ts";
import type { GoodsRecord } from "#mock/domain/goods/records.ts";
import { asSoldTo } from "#mock/domain/goods/rules/buying-rights.ts";
import { isAvailable, limitLeft } from "#mock/domain/goods/rules/quantity.ts";
import { adImage } from "#mock/domain/home/present/ad.ts";
import type { WorldState } from "#mock/domain/world-state.ts";
import { toYuan } from "#mock/world/money.ts";

/** Every available combination, as shown to a viewer. */
export const presentCombinations = (state: WorldState, view: GoodsView): Combination[] =>
  combinationsOf(
    state,
    state.seed.content.combinationGroups.flatMap(({ ids }) => ids),
  ).map((combination) => presentCombination(state, combination, view));

/** The groups with their available combinations. */
export const presentCombinationGroups = (state: WorldState, view: GoodsView): CombinationGroup[] =>
  state.seed.content.combinationGroups.map(({ id, name, describe, adId, ids }) => ({
    id,
    name,
    describe,
    image: adImage(adId, view.origin),
    combinations: combinationsOf(state, ids).map((goods) => presentCombination(state, goods, view)),
  }));

const combinationsOf = (state: WorldState, ids: readonly number[]): GoodsRecord[] =>
  ids
    .flatMap((id) => state.goods.get(id) ?? [])
    .filter(isAvailable)
    .toSorted((a, b) => a.id - b.id);

/** A combination's base price is the sum of its parts' prices today; its offer price is what it costs. */
function presentCombination(state: WorldState, record: GoodsRecord, view: GoodsView): Combination {
  const hidden = view.priceHint !== "";
  const goods = asSoldTo(record, view.rights);
  return {
    id: goods.id,
    name: goods.name,
    ck_id: goods.ck_id,
    describe: hidden ? `${goods.ypgg}，一次配齐` : (goods.tags[0]?.describe ?? goods.ypgg),
    image: goodsImage(goods.id, view.origin),
    price: hidden ? null : toYuan(goods.offer_price ?? goods.base_price),
    raw_price: hidden ? null : toYuan(goods.base_price),
    price_hint: view.priceHint,
    is_buy: goods.is_buy,
    no_buy_reason: goods.no_buy_reason,
    number: goods.number,
    limit_number: goods.limit_number,
    limit_left: goods.limit_number === 0 ? 0 : limitLeft(goods),
    items: goods.parts.flatMap(({ goodsId, number }) => {
      const part = state.goods.get(goodsId);
      return part ? [{ goods: presentGoods(part, view), number, is_gift: 0 as const }] : [];
    }),
  };
}
