import { describe, expect, test } from "vitest";
import type { GoodsRecord } from "#mock/domain/goods/records.ts";
import { freshWorld, putGoods } from "#mock/seed/world-for-test.ts";
import type { CartLineRecord } from "../records.ts";
import type { OrderTerms } from "./checkout-amounts.ts";
import { lineOf } from "./line-adding.ts";
import { priceReasons } from "./price-reason.ts";
import { priceLine } from "./priced-line.ts";

const { state } = freshWorld();

const NO_TERMS: OrderTerms = {
  fullReductions: [],
  discounts: [],
  shipping: { threshold: 0, fee: 0 },
  earlier: 0,
};
const WORDS = { coupon: "券", every: "" };
const FROM_TEN = {
  ladder_price_id: 1,
  ladder_price: [
    { number: 10, price: 950 },
    { number: 30, price: 900 },
  ],
};
const UP_TO_TEN = { ...FROM_TEN, ladder_price_type: 1 } as const;
const REDUCTION = { goods_manjian_id: 1, reduction: { id: 1, amount: 30_000, reduce: 850 } };

/** The reason of one line, with the offers it was added without. */
function reasonOf(change: Partial<GoodsRecord>, number: number, without: Partial<CartLineRecord> = {}) {
  const goods = putGoods(state, change);
  const line = priceLine({ ...lineOf(1, goods, number, 1), ...without }, goods);
  return priceReasons([line], NO_TERMS, 0, WORDS)[0];
}

describe("the price of a unit is", () => {
  test.each<[string, Partial<GoodsRecord>, number, string]>([
    ["the base price", {}, 5, "没有阶梯价"],
    ["short of the first tier", FROM_TEN, 9, "未达 10 盒，还差 1 盒"],
    ["that of the first tier", FROM_TEN, 10, "满 10 盒享 9.50 元"],
    ["still that of the first tier", FROM_TEN, 29, "满 10 盒享 9.50 元"],
    ["that of the last tier", FROM_TEN, 30, "满 30 盒享 9.00 元"],
    ["that of a tier up to a number", UP_TO_TEN, 10, "不超过 10 盒享 9.50 元"],
    ["that of the next tier up to a number", UP_TO_TEN, 11, "不超过 30 盒享 9.00 元"],
    ["the base price above all tiers", UP_TO_TEN, 31, "超过 30 盒，按供货价"],
    ["that of a flash sale", { sale_type: 1, offer_price: 800 }, 5, "秒杀价"],
    ["that of an offer", { offer_price: 800 }, 5, "活动价"],
    ["that of an offer instead of tiers", { ...FROM_TEN, offer_price: 800 }, 50, "活动价，不参加阶梯价"],
    ["that of a combination", { ...FROM_TEN, sale_type: 3, offer_price: 800 }, 5, "组合价"],
  ])("%s", (_name, change, number, ladder) => expect(reasonOf(change, number)?.ladder).toBe(ladder));

  test("the base price of a line that was added without the tiers", () => {
    expect(reasonOf(FROM_TEN, 50, { ladder_price_id: 0 })?.ladder).toBe(
      "加入购物车时没有阶梯价，重新加入后可享",
    );
  });
});

describe("the full reduction of a line", () => {
  test.each<[string, Partial<GoodsRecord>, number, string]>([
    ["is none", {}, 5, "没有单品满减"],
    ["is not reached", REDUCTION, 29, "未达 300 元，还差 10.00 元"],
    ["is reached", REDUCTION, 30, "每满 300 元减 8.50 元"],
  ])("%s", (_name, change, number, manjian) => expect(reasonOf(change, number)?.manjian).toBe(manjian));

  test("is not given to a line that was added without it", () => {
    expect(reasonOf(REDUCTION, 50, { goods_manjian_id: 0 })?.manjian).toBe(
      "加入购物车时没有满减，重新加入后可享",
    );
  });
});

describe("the offers on the order", () => {
  const terms: OrderTerms = {
    ...NO_TERMS,
    fullReductions: [
      { id: 1, amount: 50_000, reduce: 800 },
      { id: 2, amount: 150_050, reduce: 2000 },
    ],
    discounts: [{ id: 11, amount: 100_000, percent: 98 }],
  };
  const shared = (eligible: number, changed = terms) => {
    const goods = putGoods(state);
    return priceReasons([priceLine(lineOf(1, goods, 1, 1), goods)], changed, eligible, WORDS)[0]?.shared;
  };

  test.each([
    [0, "未达 500 元，还差 500.00 元"],
    [49_999, "未达 500 元，还差 0.01 元"],
    [50_000, "满 500 减 8，按金额分摊"],
    [100_000, "满 500 减 8、满 1000 享 98 折，按金额分摊"],
    [150_050, "满 1500.5 减 20、满 1000 享 98 折，按金额分摊"],
  ])("at %d 分 of eligible lines", (eligible, text) => expect(shared(eligible)).toBe(text));

  test("are told from the lowest on, whichever it is", () => {
    expect(shared(0, { ...terms, fullReductions: terms.fullReductions.slice(1) })).toBe(
      "未达 1,000 元，还差 1,000.00 元",
    );
    expect(shared(100_000, { ...terms, fullReductions: [] })).toBe("满 1000 享 98 折，按金额分摊");
  });

  test("may be none", () => expect(shared(1_000_000, NO_TERMS)).toBe("没有整单优惠"));
});

describe("coupons and order-level offers (specification section 4)", () => {
  test.each<[string, Partial<GoodsRecord>, string, string]>([
    ["count ordinary goods", {}, "没有整单优惠", "券"],
    [
      "do not count a flash sale",
      { sale_type: 1, with_coupon: 0 },
      "秒杀价不参加满减与折扣",
      "秒杀价不参加用券",
    ],
    ["nor a combination", { sale_type: 3, with_coupon: 0 }, "组合价不参加满减与折扣", "组合价不参加用券"],
    [
      "nor goods marked so",
      { with_coupon: 0 },
      "标明不可用券的商品不参加满减与折扣",
      "标明不可用券的商品不参加用券",
    ],
  ])("%s", (_name, change, shared, coupon) => expect(reasonOf(change, 1)).toMatchObject({ shared, coupon }));

  test("come beside what counts every line", () => {
    const goods = putGoods(state);
    const line = priceLine(lineOf(1, goods, 1, 1), goods);
    const couponOf = (coupon: string, every: string) =>
      priceReasons([line], NO_TERMS, 0, { coupon, every })[0]?.coupon;
    expect([couponOf("券", "现金券"), couponOf("", "积分"), couponOf("券", ""), couponOf("", "")]).toEqual([
      "券；现金券",
      "积分",
      "券",
      "",
    ]);
  });
});
