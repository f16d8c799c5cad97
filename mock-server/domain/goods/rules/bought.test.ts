import { describe, expect, test } from "vitest";
import { byId, NOW, worldWith } from "#mock/domain/bare-world-for-test.ts";
import { orderLine, orderWith } from "#mock/domain/order/order-for-test.ts";
import type { OrderRecord } from "#mock/domain/order/records.ts";
import { goodsWith } from "#mock/seed/goods/goods-for-test.ts";
import { DAY_MS } from "#mock/world/shanghai-time.ts";
import { boughtGoods, boughtOrders, purchasesOf } from "./bought.ts";

const GOODS = byId(...[6, 7, 8, 9].map((id) => goodsWith({ id })));
/** A received order so many days ago: of each product its price and number. */
const order = (
  id: number,
  days: number,
  ...lines: ReadonlyArray<[goodsId: number, price: number, number: number]>
) =>
  orderWith({
    id,
    status: 4,
    createdAt: NOW - days * DAY_MS,
    lines: lines.map(([goodsId, price, number], index) =>
      orderLine({ id: index + 1, goodsId, price, number }),
    ),
  });
const world = (...orders: readonly OrderRecord[]) => worldWith({ goods: GOODS, orders: byId(...orders) });

describe("orders count as bought", () => {
  test.each([
    [1, false],
    [2, true],
    [3, true],
    [4, true],
    [5, true],
    [6, false],
  ] as const)("in status %d: %s", (status, counts) =>
    expect(boughtOrders(world({ ...order(1, 1), status }), 1)).toHaveLength(counts ? 1 : 0),
  );

  test("for their buyer alone, newest first, those of one moment by number", () => {
    const state = world(order(3, 2), order(4, 1), order(5, 2), { ...order(6, 1), userId: 2 });
    expect(boughtOrders(state, 1).map(({ id }) => id)).toEqual([4, 5, 3]);
  });
});

describe("a buyer's purchases of a product", () => {
  const state = world(
    order(2, 30, [7, 900, 10], [8, 500, 1]),
    order(1, 0, [7, 1000, 20]),
    order(3, 60, [7, 800, 5]),
  );

  test("is how often, how much, and when, for what and how many last", () => {
    expect(purchasesOf(state, { id: 1 }).get(7)).toEqual({
      goodsId: 7,
      lastAt: NOW,
      lastPrice: 1000,
      lastNumber: 20,
      times: 3,
      totalNumber: 35,
      monthlyNumber: 7.5,
      purchases: [
        { at: NOW, price: 1000, number: 20 },
        { at: NOW - 30 * DAY_MS, price: 900, number: 10 },
        { at: NOW - 60 * DAY_MS, price: 800, number: 5 },
      ],
    });
    expect(purchasesOf(state, { id: 1 }).get(8)).toMatchObject({
      times: 1,
      totalNumber: 1,
      monthlyNumber: 0,
    });
  });

  test("is nothing for visitors and other buyers", () => {
    expect(purchasesOf(state, undefined).size).toBe(0);
    expect(purchasesOf(state, { id: 2 }).size).toBe(0);
  });
});

describe("purchases are a key for what is worked out from them", () => {
  test("the same map while the orders are the same, for each buyer", () => {
    const state = world(order(1, 1, [7, 1000, 5]), { ...order(2, 1, [8, 1000, 5]), userId: 2 });
    const first = purchasesOf(state, { id: 1 });
    const second = purchasesOf(state, { id: 2 });
    expect([...second.keys()]).toEqual([8]);
    expect(purchasesOf(state, { id: 1 })).toBe(first);
    expect(purchasesOf(state, { id: 2 })).toBe(second);
  });

  test("another one as soon as an order is added or changes", () => {
    const state = world(order(1, 1, [7, 1000, 5]), order(2, 2, [7, 1000, 5]));
    const first = purchasesOf(state, { id: 1 });
    state.orders.put(3, order(3, 0, [8, 1000, 5]));
    const added = purchasesOf(state, { id: 1 });
    expect([...added.keys()]).toEqual([8, 7]);
    state.orders.put(1, order(1, 1, [9, 1000, 5]));
    expect([...purchasesOf(state, { id: 1 }).keys()]).toEqual([8, 9, 7]);
    expect([...first.keys()]).toEqual([7]);
  });

  test("another one when an older order is paid", () => {
    const state = world(order(1, 1, [7, 1000, 5]), { ...order(2, 2, [8, 1000, 5]), status: 1 });
    expect([...purchasesOf(state, { id: 1 }).keys()]).toEqual([7]);
    state.orders.put(2, { ...order(2, 2, [8, 1000, 5]), status: 2 });
    expect([...purchasesOf(state, { id: 1 }).keys()]).toEqual([7, 8]);
  });
});

describe("everything bought", () => {
  const state = world(
    order(1, 1, [6, 100, 5], [404, 100, 5]),
    order(2, 10, [7, 100, 5]),
    order(3, 20, [7, 100, 5], [8, 100, 90]),
    order(4, 33, [8, 100, 1], [7, 100, 1]),
    order(5, 40, [9, 100, 5]),
  );
  test.each([
    ["recent", [6, 7, 8, 9]],
    ["often", [7, 8, 6, 9]],
    ["number", [8, 7, 6, 9]],
    // 8 is due 13 days after it was bought 20 days ago, 7 in 2 days; 6 and 9 have no rhythm.
    ["due", [8, 7, 6, 9]],
  ] as const)("by %s, without goods that are gone", (by, ids) =>
    expect(boughtGoods(state, 1, by).map(({ goodsId }) => goodsId)).toEqual(ids),
  );

  test("in one order comes by number of the goods", () => {
    const once = world(order(1, 1, [9, 100, 5], [7, 100, 5], [8, 100, 5]));
    expect(boughtGoods(once, 1, "often").map(({ goodsId }) => goodsId)).toEqual([7, 8, 9]);
    const more = world(order(1, 1, [9, 100, 10], [7, 100, 5]));
    expect(boughtGoods(more, 1, "number").map(({ goodsId }) => goodsId)).toEqual([9, 7]);
  });
});
