import { OrderStatus } from "#generated/enums.ts";
import type { FastBuyOrder } from "#generated/enums.ts";
import { memoize } from "#mock/domain/common/memoize.ts";
import { newestOwned } from "#mock/domain/common/newest-owned.ts";
import type { OrderRecord } from "#mock/domain/order/records.ts";
import type { UserRecord } from "#mock/domain/user/records.ts";
import type { WorldState } from "#mock/domain/world-state.ts";
import { dueAt, monthlyNumber, type Purchase } from "./rhythm.ts";

/** A buyer's purchases of one product. Prices in 分, times in ms. */
export type Bought = {
  readonly goodsId: number;
  readonly lastAt: number;
  readonly lastPrice: number;
  readonly lastNumber: number;
  readonly times: number;
  readonly totalNumber: number;
  /** The number used in 30 days. */
  readonly monthlyNumber: number;
  /** Every purchase, newest first. */
  readonly purchases: readonly Purchase[];
};

/** A buyer's purchases by goods id, latest purchase first. */
export type Purchases = ReadonlyMap<number, Bought>;

/** Orders that count as bought, newest first: all but unpaid and canceled ones. */
export const boughtOrders = (state: WorldState, userId: number): readonly OrderRecord[] =>
  thatCount(newestOwned(state.orders, { id: userId }));

const thatCount = memoize((orders: readonly OrderRecord[]) =>
  orders.filter(({ status }) => status !== OrderStatus.AwaitingPayment && status !== OrderStatus.Canceled),
);

const NOTHING: Purchases = new Map();

/**
 * Returns what a viewer has bought; nothing for a visitor. Returns the same map until the orders change, so that
 * callers can use it as a cache key.
 */
export const purchasesOf = (state: WorldState, user: Pick<UserRecord, "id"> | undefined): Purchases =>
  user ? collect(boughtOrders(state, user.id)) : NOTHING;

const collect = memoize((orders: readonly OrderRecord[]): Purchases => {
  const found = new Map<number, Purchase[]>();
  for (const { createdAt: at, lines } of orders) {
    for (const { goodsId, price, number } of lines) {
      const purchase = { at, price, number };
      const before = found.get(goodsId);
      if (before) before.push(purchase);
      else found.set(goodsId, [purchase]);
    }
  }
  return new Map([...found].map(([goodsId, purchases]) => [goodsId, summarize(goodsId, purchases)]));
});

const summarize = (goodsId: number, purchases: readonly Purchase[]): Bought => ({
  goodsId,
  lastAt: purchases[0]?.at ?? 0,
  lastPrice: purchases[0]?.price ?? 0,
  lastNumber: purchases[0]?.number ?? 0,
  times: purchases.length,
  totalNumber: purchases.reduce((total, { number }) => total + number, 0),
  monthlyNumber: monthlyNumber(purchases),
  purchases,
});

const MEASURES: Readonly<Record<FastBuyOrder, (bought: Bought) => number>> = {
  recent: ({ lastAt }) => lastAt,
  often: ({ times }) => times,
  number: ({ totalNumber }) => totalNumber,
  due: ({ purchases }) => -(dueAt(purchases) ?? Infinity),
};

/**
 * Everything a buyer has bought that still exists, one entry per product, by last purchase, number of orders, quantity
 * or the day when it is due again; ties by last purchase.
 */
export function boughtGoods(state: WorldState, userId: number, order: FastBuyOrder): Bought[] {
  const measure = MEASURES[order];
  return [...purchasesOf(state, { id: userId }).values()]
    .filter(({ goodsId }) => state.goods.get(goodsId))
    .toSorted((a, b) => compare(measure(b), measure(a)) || b.lastAt - a.lastAt || a.goodsId - b.goodsId);
}

/** Not a difference: that of two infinite numbers is none. */
const compare = (a: number, b: number): number => (a < b ? -1 : a > b ? 1 : 0);
