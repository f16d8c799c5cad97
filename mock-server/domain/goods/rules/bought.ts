import type { FastBuyOrder } from "#generated/model/fastBuyOrder.ts";
import type { OrderRecord } from "#mock/domain/order/records.ts";
import type { WorldState } from "#mock/domain/world-state.ts";

const UNPAID = 1;
const CANCELLED = 6;

/** What a buyer has bought of one product. Prices in 分, times in ms. */
export type Bought = {
  readonly goodsId: number;
  readonly lastAt: number;
  readonly lastPrice: number;
  readonly lastNumber: number;
  readonly times: number;
  readonly totalNumber: number;
};

/** Orders that count as bought, newest first: all but unpaid and cancelled ones. */
export const boughtOrders = (state: WorldState, userId: number): OrderRecord[] =>
  [...state.orders.values()]
    .filter((order) => order.userId === userId && order.status !== UNPAID && order.status !== CANCELLED)
    .toSorted((a, b) => b.createdAt - a.createdAt || b.id - a.id);

const MEASURES: Readonly<Record<FastBuyOrder, (bought: Bought) => number>> = {
  recent: ({ lastAt }) => lastAt,
  often: ({ times }) => times,
  number: ({ totalNumber }) => totalNumber,
};

/**
 * Everything a buyer has bought that still exists, one entry per product, by last purchase, number of orders or
 * quantity; ties by last purchase.
 */
export function boughtGoods(state: WorldState, userId: number, order: FastBuyOrder): Bought[] {
  const found = new Map<number, Bought>();
  for (const { createdAt, lines } of boughtOrders(state, userId)) {
    for (const { goodsId, price, number } of lines) {
      const before = found.get(goodsId);
      found.set(
        goodsId,
        before
          ? { ...before, times: before.times + 1, totalNumber: before.totalNumber + number }
          : {
              goodsId,
              lastAt: createdAt,
              lastPrice: price,
              lastNumber: number,
              times: 1,
              totalNumber: number,
            },
      );
    }
  }
  const measure = MEASURES[order];
  return [...found.values()]
    .filter(({ goodsId }) => state.goods.get(goodsId))
    .toSorted((a, b) => measure(b) - measure(a) || b.lastAt - a.lastAt || a.goodsId - b.goodsId);
}
