import { unitsIn } from "#mock/domain/goods/rules/contents.ts";
import type { WorldState } from "#mock/domain/world-state.ts";
import type { OrderLineRecord } from "../records.ts";

/** Takes the goods of an order's lines from the stock, combinations from that of their parts. */
export const takeStock = (state: WorldState, lines: readonly OrderLineRecord[]): void =>
  changeStock(state, lines, -1);

/** Returns the goods of unshipped lines to the stock. */
export const returnStock = (state: WorldState, lines: readonly OrderLineRecord[]): void =>
  changeStock(state, lines, 1);

function changeStock(state: WorldState, lines: readonly OrderLineRecord[], sign: 1 | -1): void {
  for (const [id, number] of unitsIn(lines, (goodsId) => state.goods.get(goodsId))) {
    const goods = state.goods.get(id);
    if (goods) state.goods.put(id, { ...goods, number: goods.number + sign * number });
  }
}
