import type { Distribution as WireDistribution } from "#generated/model/distribution.ts";
import type { DistributionStore } from "#generated/model/distributionStore.ts";
import type { WorldState } from "#mock/domain/world-state.ts";
import { toYuan } from "#mock/world/money.ts";
import { lineTotal } from "../rules/cart-total.ts";
import type { Distribution, FilledStore } from "../rules/distribution.ts";
import { priceLines } from "../rules/priced-cart.ts";
import { presentTotals } from "./cart.ts";

/** Presents the totals of the stores' carts, and the cells that cannot be filled. */
export const presentDistribution = (
  state: WorldState,
  { stores, problems }: Distribution,
): WireDistribution => ({
  stores: stores.map((store) => presentStore(state, store)),
  problems: problems.map(({ index, field, message }) => ({ index, field, message })),
});

function presentStore(state: WorldState, { store, lines, goodsIds }: FilledStore): DistributionStore {
  const priced = priceLines(state, store.id, lines);
  const { total, amount, shipping_remainder } = presentTotals(state, store.id, priced);
  const ofCells = priced.filter(({ line }) => goodsIds.has(line.goods_id));
  return {
    store_id: store.id,
    filled: goodsIds.size,
    goods_amount: toYuan(ofCells.reduce((sum, line) => sum + lineTotal(line), 0)),
    total,
    amount,
    shipping_remainder,
  };
}
