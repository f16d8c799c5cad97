import { Flag } from "#generated/enums.ts";
import type { GoodsDetail } from "#generated/model/goodsDetail.ts";
import { spikeOf } from "#mock/domain/activity/present/spike.ts";
import type { WorldState } from "#mock/domain/world-state.ts";
import type { GoodsRecord } from "../records.ts";
import { barcodeOf } from "../rules/barcode.ts";
import { batchesOf } from "../rules/batches.ts";
import { formOf } from "../rules/form.ts";
import { instructionsOf } from "../rules/instructions.ts";
import { ingredientOf, ofSameMaker, withSameIngredient } from "../rules/related.ts";
import { goodsImages, type GoodsView, presentGoods } from "./goods.ts";

/** The number of neighbors shown of each sort. */
const NEIGHBORS = 8;

/** A product with the data of its own page. */
export function presentGoodsDetail(goods: GoodsRecord, state: WorldState, view: GoodsView): GoodsDetail {
  const presented = presentGoods(goods, view);
  const neighbors = (related: readonly GoodsRecord[]) =>
    related
      .slice(0, NEIGHBORS + 1)
      .filter(({ id }) => id !== goods.id)
      .slice(0, NEIGHBORS)
      .map((other) => presentGoods(state.goods.get(other.id) ?? other, view));
  const form = formOf(state.seed.forms, goods.form);
  const path = categoryPath(goods.category_id, state);
  return {
    goods: { ...presented, goods_image: goodsImages(goods.id, view.origin) },
    category: path.map(({ id, name }) => ({ id, name })),
    barcode: barcodeOf(goods.id),
    storage: form.storage,
    batches: batchesOf(goods),
    instructions: instructionsOf({
      goods,
      form,
      indication: path.at(-1)?.indication ?? "",
      ingredient: ingredientOf(state.seed, goods) ?? goods.name,
    }),
    spike: spikeOf(goods, state.clock.now(), view),
    promotions: presented.tags
      .filter(({ name, isLadder }) => isLadder === Flag.Yes || PROMOTIONS.has(name))
      .map(({ name, describe }) => ({ name, describe })),
    same_maker: neighbors(ofSameMaker(state.seed, goods)),
    same_ingredient: neighbors(withSameIngredient(state.seed, goods)),
  };
}

const PROMOTIONS: ReadonlySet<string> = new Set(["秒", "特", "满", "赠", "换购", "组合"]);

function categoryPath(id: number, { seed: { index } }: WorldState) {
  const path = [];
  for (let at = index.categories.get(id); at; at = index.categories.get(at.parentId)) path.unshift(at);
  return path;
}
