import { beforeEach, describe, expect, test } from "vitest";
import { fillCart, FIRST_TEST_GOODS, freshWorld, NOW, putGoods } from "#mock/seed/world-for-test.ts";
import { DAY_MS } from "#mock/world/shanghai-time.ts";
import { selectLines } from "./line-edits.ts";
import { cartLinePrice } from "./line-price.ts";
import { hasTier, orderTerms, pricedCart } from "./priced-cart.ts";

const ID = FIRST_TEST_GOODS;
const { state, buyer } = freshWorld();

/** 300.00, 200.00 and 100.00 元, the last not eligible: the eligible ones reach 满 500 减 8. */
beforeEach(() => {
  fillCart(
    state,
    buyer.id,
    [putGoods(state), 30],
    [putGoods(state, { id: ID + 1 }), 20],
    [putGoods(state, { id: ID + 2, with_coupon: 0 }), 10],
  );
});

const priceOf = (id: number) => cartLinePrice(state, buyer.id, id);

describe("the price of a line within its order", () => {
  test("has its share of the offers on the order", () => {
    expect(priceOf(1)).toMatchObject({ totals: [30_000], paid: [29_520], couponShared: [0] });
    expect(priceOf(2)).toMatchObject({ totals: [20_000], paid: [19_680] });
    expect(priceOf(3)).toMatchObject({ totals: [10_000], paid: [10_000] });
    expect(priceOf(1)?.reasons).toEqual([
      {
        ladder: "没有阶梯价",
        manjian: "没有单品满减",
        shared: "满 500 减 8，按金额分摊",
        coupon: "可用券，结算时选择",
      },
    ]);
  });

  test("is its own total as long as it is not ticked, and the others have no share of it", () => {
    selectLines(state, buyer, [2], 0);
    expect(priceOf(2)).toMatchObject({
      totals: [20_000],
      paid: [20_000],
      couponShared: [0],
      reasons: [{ ladder: "没有阶梯价", shared: "未勾选，勾选后计算", coupon: "未勾选，勾选后计算" }],
    });
    expect(priceOf(1)).toMatchObject({
      paid: [30_000],
      reasons: [{ shared: "未达 500 元，还差 200.00 元" }],
    });
  });

  test("is unknown for a line that the cart does not have", () => expect(priceOf(77)).toBeUndefined());
});

describe("a buyer's lines", () => {
  test("are without those whose goods no longer exist", () => {
    state.goods.delete(ID + 1);
    expect(pricedCart(state, buyer.id).map(({ line }) => line.id)).toEqual([1, 3]);
  });

  test("are none for who never had a cart", () => expect(pricedCart(state, 77)).toEqual([]));
});

describe("earlier orders of the day count toward free shipping (specification section 5)", () => {
  const order = (change: object) => {
    const like = [...state.orders.values()].find(({ userId }) => userId === buyer.id)!;
    const line = { ...like.lines[0]!, paid: 12_345 };
    state.orders.put(77_777, {
      ...like,
      id: 77_777,
      userId: buyer.id,
      status: 2,
      createdAt: NOW,
      lines: [line, line],
      ...change,
    });
    return orderTerms(state, buyer.id).earlier;
  };
  let before: number;
  beforeEach(() => (before = orderTerms(state, buyer.id).earlier));

  test.each<[string, object, number]>([
    ["paid and not shipped", {}, 24_690],
    ["since midnight", { createdAt: Date.parse("2026-11-21T00:00:00+08:00") }, 24_690],
    ["not those of yesterday", { createdAt: Date.parse("2026-11-20T23:59:59+08:00") }, 0],
    ["nor of tomorrow", { createdAt: NOW + DAY_MS }, 0],
    ["nor unpaid ones", { status: 1 }, 0],
    ["nor shipped ones", { status: 4 }, 0],
    ["nor those of others", { userId: 2 }, 0],
  ])("%s", (_name, change, more) => expect(order(change) - before).toBe(more));
});

test("tiers are known by their ids, reached or not", () => {
  expect([0, 1, 3, 4, 11, 12, 13].map(hasTier)).toEqual([false, true, true, false, true, true, false]);
});
