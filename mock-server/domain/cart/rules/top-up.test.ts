import { beforeEach, describe, expect, test } from "vitest";
import type { GoodsRecord } from "#mock/domain/goods/records.ts";
import { fillCart, FIRST_TEST_GOODS, freshWorld, NOW, putGoods } from "#mock/seed/world-for-test.ts";
import { DAY_MS } from "#mock/world/shanghai-time.ts";
import { lineOf } from "./line-adding.ts";
import { selectLines } from "./line-edits.ts";
import { topUpProposals, type TopUpQuery } from "./top-up.ts";

const ID = FIRST_TEST_GOODS;
const { state, buyer } = freshWorld();

/** The buyer has bought nothing yet. */
beforeEach(() => {
  const orders = [...state.orders.values()].filter(({ userId }) => userId === buyer.id);
  for (const order of orders) state.orders.put(order.id, { ...order, status: 6 });
});

/** The buyer's orders of goods, as often as it says and the last on the day before. */
function bought(goods: GoodsRecord, number: number, times = 1) {
  const like = [...state.orders.values()].find(({ userId }) => userId === buyer.id)!;
  const line = { ...like.lines[0]!, goodsId: goods.id, number };
  for (let time = 1; time <= times; time += 1) {
    const id = goods.id * 100 + time;
    state.orders.put(id, { ...like, id, status: 4, createdAt: NOW - time * DAY_MS, lines: [line] });
  }
}

const cart = (...lines: Array<readonly [GoodsRecord, number]>) => fillCart(state, buyer.id, ...lines);
const ask = (query: TopUpQuery = {}) => topUpProposals(state, buyer, query);
const found = (query: TopUpQuery = {}) =>
  ask(query).proposals.map(({ goods, source, goal, add }) => [goods.id - ID, source, goal, add]);

describe("topping up", () => {
  test("is what an order then costs, and what is saved of what is added (满 500 减 8, 运费 12)", () => {
    cart([putGoods(state), 45]);
    // 5 more make 500.00: 8.00 off, and no shipping fee of 12.00.
    expect(ask()).toMatchObject({
      amount: 46_200,
      proposals: [
        {
          lineId: 1,
          source: 1,
          number: 45,
          add: 5,
          addAmount: 5000,
          before: 46_200,
          after: 49_200,
          saves: 2000,
        },
      ],
    });
  });

  test("proposes nothing for an empty cart, or one without a tick", () => {
    expect(ask()).toEqual({ amount: 0, proposals: [] });
    cart([putGoods(state), 45]);
    selectLines(state, buyer, [1], 0);
    expect(ask()).toEqual({ amount: 0, proposals: [] });
  });

  test("proposes what the buyer often buys, at what it adds", () => {
    cart([putGoods(state, { is_buy: 1, number: 45 }), 45]);
    bought(putGoods(state, { id: ID + 1, base_price: 700 }), 4);
    expect(ask().proposals).toMatchObject([
      { lineId: 0, source: 2, number: 0, add: 8, addAmount: 5600, saves: 2000, after: 49_800 },
    ]);
  });

  test("puts ticked lines first, then what is bought often, the most often first", () => {
    cart([putGoods(state), 45]);
    bought(putGoods(state, { id: ID + 1 }), 5);
    bought(putGoods(state, { id: ID + 2 }), 5, 3);
    expect(found().map(([goods, source]) => [goods, source])).toEqual([
      [0, 1],
      [2, 2],
      [1, 2],
    ]);
  });

  test("proposes each goods once: the requested goal, else the one that saves the most for its cost", () => {
    const tiers = { ladder_price_id: 1, ladder_price: [{ number: 46, price: 990 }] };
    cart([putGoods(state, tiers), 45]);
    const [best, ...others] = found();
    expect(others).toEqual([]);
    expect(best).toEqual([0, 1, 4, 1].with(2, Number(best?.[2])));
    expect(found({ goal: 3 })).toMatchObject([[0, 1, 3, 6]]);
    expect(found({ goal: 1 })).toMatchObject([[0, 1, 1, 6]]);
  });
});

describe("topping up does not propose", () => {
  test.each<[string, Partial<GoodsRecord>, number]>([
    ["more than there is", { number: 49 }, 45],
    ["more than the limit", { limit_number: 49 }, 45],
    ["more than five times what they have", { base_price: 1 }, 45],
    ["parts of a combination's price", { parts: [{ goodsId: ID + 9, number: 1 }], sale_type: 3 }, 45],
  ])("%s", (_name, change, number) => {
    putGoods(state, { id: ID + 9 });
    cart([putGoods(state, change), number]);
    expect(found()).toEqual([]);
  });

  test("more than the stock or the limit, but all up to it", () => {
    cart([putGoods(state, { number: 50 }), 45]);
    expect(found()).toMatchObject([[0, 1, expect.any(Number), 5]]);
    cart([putGoods(state, { limit_number: 50 }), 45]);
    expect(found()).toMatchObject([[0, 1, expect.any(Number), 5]]);
    cart([putGoods(state), 9]);
    expect(found()).toMatchObject([[0, 1, expect.any(Number), 41]]);
    cart([putGoods(state), 8]);
    expect(found()).toEqual([]);
  });

  test("goods that save nothing, or offers that are reached already", () => {
    // This tier has the base price.
    const tiers = { ladder_price_id: 1, ladder_price: [{ number: 400, price: 1000 }] };
    cart([putGoods(state, { ...tiers, with_coupon: 0 }), 60]);
    expect(found()).toEqual([]);
    cart(
      [putGoods(state, { is_free_shipping: 1, free_shipping_number: 40 }), 45],
      [putGoods(state, { id: ID + 1 }), 1],
    );
    expect(found({ goal: 3 }).every(([, , , add]) => Number(add) > 0)).toBe(true);
  });

  test("lines that were added under another offer", () => {
    const [line] = cart([putGoods(state, { goods_manjian_id: 4 }), 45]);
    state.carts.put(buyer.id, [{ ...line!, goods_manjian_id: 0 }]);
    expect(found()).toEqual([]);
  });

  test("lines that cannot be bought", () => {
    const goods = putGoods(state);
    cart([goods, 45], [putGoods(state, { id: ID + 1 }), 1]);
    putGoods(state, { number: 0 });
    expect(found().map(([id]) => id)).not.toContain(0);
  });

  test("goods that are sold out, in the cart without a tick, or over five times the last purchase", () => {
    cart([putGoods(state, { number: 45 }), 45], [putGoods(state, { id: ID + 1 }), 5]);
    selectLines(state, buyer, [2], 0);
    bought(putGoods(state, { id: ID + 1 }), 5);
    bought(putGoods(state, { id: ID + 2, number: 0 }), 5);
    bought(putGoods(state, { id: ID + 5, is_buy: 0, no_buy_reason: "停售" }), 5);
    bought(putGoods(state, { id: ID + 6, parts: [{ goodsId: ID + 3, number: 1 }] }), 5);
    bought(putGoods(state, { id: ID + 3, base_price: 100 }), 9);
    bought(putGoods(state, { id: ID + 4, base_price: 100 }), 10);
    expect(found()).toMatchObject([[4, 2, expect.any(Number), 50]]);
  });

  test("more than is used in 60 days, where that is known", () => {
    cart([putGoods(state, { number: 45 }), 45]);
    bought(putGoods(state, { id: ID + 1, base_price: 100 }), 2, 3);
    expect(found()).toMatchObject([[1, 2, expect.any(Number), 50]]);
  });

  test("goods for over fifty times what they save", () => {
    cart([putGoods(state, { number: 45 }), 45]);
    bought(putGoods(state, { id: ID + 1, base_price: 61_000, with_coupon: 0 }), 1);
    expect(found()).toEqual([]);
    bought(putGoods(state, { id: ID + 2, base_price: 60_000, with_coupon: 0 }), 1);
    expect(found()).toMatchObject([[2, 2, expect.any(Number), 1]]);
  });

  test("goods whose stock a combination in the order takes", () => {
    const goods = putGoods(state, { number: 49 });
    const set = putGoods(state, { id: ID + 1, parts: [{ goodsId: ID, number: 1 }] });
    cart([goods, 45], [set, 1]);
    expect(found()).toEqual([]);
    putGoods(state, { number: 50 });
    expect(found()).toMatchObject([[0, 1, expect.any(Number), 4]]);
  });
});

test("at most twenty are proposed, and all remain when the order cannot be placed anyway", () => {
  cart([putGoods(state, { number: 45 }), 45]);
  for (let nth = 1; nth <= 22; nth += 1) bought(putGoods(state, { id: ID + nth }), 5);
  expect(found()).toHaveLength(20);
  const lines = [lineOf(1, putGoods(state, { number: 44 }), 45, 1)];
  state.carts.put(buyer.id, lines);
  expect(found()).toHaveLength(20);
});
