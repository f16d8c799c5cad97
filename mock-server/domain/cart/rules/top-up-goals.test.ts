import { describe, expect, test } from "vitest";
import type { GoodsRecord } from "#mock/domain/goods/records.ts";
import { FIRST_TEST_GOODS, freshWorld, putGoods } from "#mock/seed/world-for-test.ts";
import type { CartLineRecord } from "../records.ts";
import { cartSums } from "./cart-total.ts";
import type { OrderTerms } from "./checkout-amounts.ts";
import { lineOf } from "./line-adding.ts";
import { priceLine } from "./priced-line.ts";
import { goalNumbers } from "./top-up-goals.ts";

const { state } = freshWorld();

const NO_TERMS: OrderTerms = {
  fullReductions: [],
  discounts: [],
  shipping: { threshold: 0, fee: 0 },
  earlier: 0,
};
type Given = {
  readonly has: number;
  readonly terms?: Partial<OrderTerms>;
  readonly tierId?: number;
  readonly without?: Partial<CartLineRecord>;
};

/** The goals of goods, of which the ticked lines have a number already, beside 100.00 元 of others. */
function goals(change: Partial<GoodsRecord>, { has, terms, tierId, without }: Given) {
  const goods = putGoods(state, change);
  const other = putGoods(state, { id: FIRST_TEST_GOODS + 1 });
  const line = { ...lineOf(1, goods, Math.max(1, has), 1), ...without };
  const ofGoods = has > 0 ? [priceLine({ ...line, number: has }, goods)] : [];
  const ticked = [priceLine(lineOf(2, other, 10, 1), other), ...ofGoods];
  const { eligible } = cartSums(ticked);
  const cart = {
    ticked,
    eligible,
    terms: { ...NO_TERMS, ...terms },
    query: tierId === undefined ? {} : { tierId },
  };
  return goalNumbers(line, goods, has, cart).map(({ goal, gain, number }) => [goal, gain, number]);
}

const REDUCTIONS = {
  fullReductions: [
    { id: 2, amount: 100_000, reduce: 2000 },
    { id: 1, amount: 50_000, reduce: 800 },
  ],
};
const DISCOUNTS = {
  discounts: [
    { id: 12, amount: 200_000, percent: 96 },
    { id: 11, amount: 80_000, percent: 98 },
  ],
};

describe("the next full reduction and the next discount on the order", () => {
  test.each<[string, Partial<GoodsRecord>, Given, unknown[]]>([
    ["of goods not in the cart", {}, { has: 0, terms: REDUCTIONS }, [[1, "满 500 减 8", 40]]],
    ["of what the cart has", {}, { has: 5, terms: REDUCTIONS }, [[1, "满 500 减 8", 40]]],
    ["a 分 missing", { base_price: 39_999 }, { has: 1, terms: REDUCTIONS }, [[1, "满 500 减 8", 2]]],
    ["reached exactly", { base_price: 40_000 }, { has: 1, terms: REDUCTIONS }, [[1, "满 1000 减 20", 3]]],
    ["the last reached", { base_price: 90_000 }, { has: 1, terms: REDUCTIONS }, []],
    ["whole packs", { zbz: 12 }, { has: 12, terms: REDUCTIONS }, [[1, "满 500 减 8", 48]]],
    ["of goods that do not count", { with_coupon: 0 }, { has: 5, terms: REDUCTIONS }, []],
    ["the one that was asked for", {}, { has: 0, terms: REDUCTIONS, tierId: 2 }, [[1, "满 1000 减 20", 90]]],
    ["one that there is not", {}, { has: 0, terms: REDUCTIONS, tierId: 7 }, [[1, "满 500 减 8", 40]]],
    ["discounts", {}, { has: 0, terms: DISCOUNTS }, [[2, "满 800 享 98 折", 70]]],
    ["a discount asked for", {}, { has: 0, terms: DISCOUNTS, tierId: 12 }, [[2, "满 2000 享 96 折", 190]]],
    [
      "both",
      {},
      { has: 0, terms: { ...REDUCTIONS, ...DISCOUNTS } },
      [
        [1, "满 500 减 8", 40],
        [2, "满 800 享 98 折", 70],
      ],
    ],
  ])("%s", (_name, change, given, expected) => expect(goals(change, given)).toEqual(expected));

  test.each([
    // 40 at 10.00 would do, but all cost less from 30 on.
    [950, 43],
    [900, 45],
    [800, 50],
    [500, 80],
  ])("take more units where these reach a lower price tier: at %d 分 %d", (price, number) => {
    const tiers = { ladder_price_id: 1, ladder_price: [{ number: 30, price }] };
    expect(goals(tiers, { has: 0, terms: REDUCTIONS })[0]).toEqual([1, "满 500 减 8", number]);
  });

  test("are out of reach where thousands would be needed", () => {
    const tiers = { ladder_price_id: 1, ladder_price: [{ number: 2, price: 1 }] };
    expect(goals(tiers, { has: 0, terms: REDUCTIONS })[0]).toEqual([
      1,
      "满 500 减 8",
      Number.MAX_SAFE_INTEGER,
    ]);
  });
});

describe("free shipping (specification section 4)", () => {
  const terms = { shipping: { threshold: 50_000, fee: 1200 } };
  test.each<[string, Partial<GoodsRecord>, Given, unknown[]]>([
    ["is an amount", {}, { has: 5, terms }, [[3, "免运费", 40]]],
    ["with earlier orders", {}, { has: 5, terms: { ...terms, earlier: 10_000 } }, [[3, "免运费", 30]]],
    ["of goods that coupons do not count", { with_coupon: 0 }, { has: 5, terms }, [[3, "免运费", 40]]],
    ["is reached", {}, { has: 40, terms }, []],
    [
      "is a number of single-item free shipping",
      { is_dpby: 1, qg_number: 20 },
      { has: 5, terms },
      [
        [3, "免运费", 40],
        [3, "单品包邮，整单免运费", 20],
      ],
    ],
    ["is that number", { is_dpby: 1, qg_number: 20 }, { has: 20, terms }, []],
    [
      "is a number of free-shipping goods",
      { is_free_shipping: 1, free_shipping_number: 15 },
      { has: 5, terms },
      [
        [3, "免运费", 40],
        [3, "包邮商品满量免运费", 15],
      ],
    ],
  ])("%s", (_name, change, given, expected) => expect(goals(change, given)).toEqual(expected));
});

describe("the goods' own offers", () => {
  const TIERS = {
    ladder_price_id: 1,
    ladder_price: [
      { number: 10, price: 950 },
      { number: 30, price: 905 },
    ],
  };
  const FIRST = [[4, "满 10 盒享 9.50 元", 10]];
  const SECOND = [[4, "满 30 盒享 9.05 元", 30]];
  test.each<[string, Partial<GoodsRecord>, Given, unknown[]]>([
    ["the first tier", TIERS, { has: 0 }, FIRST],
    ["one short of it", TIERS, { has: 9 }, FIRST],
    ["the next at the first", TIERS, { has: 10 }, SECOND],
    ["none after the last", TIERS, { has: 30 }, []],
    ["none of tiers that the line was added without", TIERS, { has: 5, without: { ladder_price_id: 0 } }, []],
    ["none beside an offer", { ...TIERS, offer_price: 800 }, { has: 5 }, []],
    ["none of tiers up to a number", { ...TIERS, ladder_price_type: 1 }, { has: 5 }, []],
  ])("price tiers: %s", (_name, change, given, expected) => expect(goals(change, given)).toEqual(expected));

  const OFF = { goods_manjian_id: 1, reduction: { id: 1, amount: 120_000, reduce: 1500 } };
  const gain = "每满 1,200 减 15";
  test.each<[string, Partial<GoodsRecord>, Given, unknown[]]>([
    ["the first time", OFF, { has: 0 }, [[5, gain, 120]]],
    ["one short of it", OFF, { has: 119 }, [[5, gain, 120]]],
    ["the second time", OFF, { has: 120 }, [[5, gain, 240]]],
    ["at an odd price, as many as it takes", { ...OFF, base_price: 701 }, { has: 1 }, [[5, gain, 172]]],
    ["none that the line was added without", OFF, { has: 1, without: { goods_manjian_id: 0 } }, []],
  ])("full reduction: %s", (_name, change, given, expected) =>
    expect(goals(change, given)).toEqual(expected),
  );
});
