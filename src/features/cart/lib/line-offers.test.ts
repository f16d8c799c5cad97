import { describe, expect, it, test } from "vitest";
import type { CartLine } from "#generated/model/index.ts";
import { filterLines, parseFilter } from "./cart-filter.ts";
import { lineForTest } from "./line-for-test.ts";
import { giftHint, hasFreeShipping, isNearMinimum, isPromoted } from "./line-offers.ts";

type Differences = Parameters<typeof lineForTest>[0];

const plain = { goods_price_id: 0, ladder_price_id: 0, goods_manjian_id: 0 };
const lineWith = (differences: Differences): CartLine => lineForTest({ ...plain, ...differences });
const gift = { total: 0, type: 1, name: "棉签", number: 2 } as const;

describe("a line has an offer of its own", () => {
  it.each<[string, Differences, boolean]>([
    ["in a flash sale", { type: 1 }, true],
    ["at a special price", { goods_price_id: 7 }, true],
    ["at tiered prices", { ladder_price_id: 7 }, true],
    ["with a full reduction", { goods_manjian_id: 7 }, true],
    ["with a gift", { gift_data: gift }, true],
    ["but not without any", {}, false],
    ["nor for a coupon, which is the order's", { with_coupon: 1 }, false],
  ])("%s", (_case, differences, expected) => {
    expect(isPromoted(lineWith(differences))).toBe(expected);
  });
});

describe("a line can ship free", () => {
  it.each<[string, Differences, boolean]>([
    ["on its own", { goods: { is_dpby: 1 } }, true],
    ["with the whole order", { goods: { is_free_shipping: 1 } }, true],
    ["but not without either", {}, false],
  ])("%s", (_case, differences, expected) => {
    expect(hasFreeShipping(lineWith(differences))).toBe(expected);
  });
});

describe("a line is near free shipping", () => {
  const shipping = (number: number, goods: Partial<CartLine["goods"]>) => lineWith({ number, goods });
  const whole = { is_free_shipping: 1, free_shipping_number: 20 } as const;
  const offer = { is_dpby: 1, qg_number: 20 } as const;

  it.each([
    [9, false],
    [10, true],
    [19, true],
    [20, false],
  ])("with %d of 20 pieces: %s", (number, expected) => {
    expect(isNearMinimum(shipping(number, whole))).toBe(expected);
    expect(isNearMinimum(shipping(number, offer))).toBe(expected);
  });

  it("never without the offer, whatever number is stored for it", () => {
    expect(isNearMinimum(shipping(10, { ...whole, is_free_shipping: 0 }))).toBe(false);
    expect(isNearMinimum(shipping(10, { ...offer, is_dpby: 0 }))).toBe(false);
  });

  it("with tiered prices, which the line does not have yet", () => {
    const ladder_price = [{ number: 20, price: 11 }];
    expect(isNearMinimum(lineWith({ number: 10, ladder_price_id: 7, goods: { ladder_price } }))).toBe(true);
    expect(isNearMinimum(lineWith({ number: 9, ladder_price_id: 7, goods: { ladder_price } }))).toBe(false);
  });
});

describe("lines near a minimum", () => {
  const ladder_price = [
    { number: 10, price: 12.5 },
    { number: 100, price: 11.9 },
  ];
  const onTiers = (number: number, price: number) => ({ number, price, ladder_price_id: 1 });
  it.each([
    ["under half of a ladder's next tier", onTiers(49, 12.5), { ladder_price }, false],
    ["half of it", onTiers(50, 12.5), { ladder_price }, true],
    ["all of it", onTiers(100, 11.9), { ladder_price }, false],
    ["bought without the ladder", { number: 50, price: 12.8 }, { ladder_price }, false],
    ["an up-to tier", onTiers(50, 11.9), { ladder_price, ladder_price_type: 1 as const }, false],
    ["single-item free shipping", { number: 10 }, { is_dpby: 1 as const, qg_number: 20 }, true],
    [
      "free shipping reached",
      { number: 20 },
      { is_free_shipping: 1 as const, free_shipping_number: 20 },
      false,
    ],
  ])("%s", (_case, line, goods, near) => {
    expect(isNearMinimum(lineForTest({ ...line, goods }))).toBe(near);
  });
});

describe("the filters of the cart", () => {
  const offers = { is_free_shipping: 1, free_shipping_number: 20 } as const;
  const rich: Differences = { type: 0, number: 10, goods_price_id: 7, with_coupon: 1, goods: offers };
  const makeLines = () => ({
    rich: lineWith(rich),
    poor: lineWith({ with_coupon: 0 }),
    flash: lineWith({ type: 1, with_coupon: 0 }),
    set: lineWith({ type: 3, with_coupon: 0 }),
    gone: lineWith({ ...rich, goods: { ...offers, is_buy: 0 } }),
  });

  it.each([
    [0, "普通", ["rich", "poor", "gone"]],
    [1, "秒杀", ["flash"]],
    [3, "组合", ["set"]],
    [4, "优惠", ["rich", "flash"]],
    [5, "包邮", ["rich"]],
    [6, "将满足", ["rich"]],
    [8, "可用券", ["rich"]],
    [9, "失效", ["gone"]],
    [99_999, "全部", ["rich", "poor", "flash", "set", "gone"]],
  ] as const)("%d (%s) shows: %j", (id, _name, names) => {
    const lines = makeLines();
    expect(filterLines(Object.values(lines), id)).toEqual(names.map((name) => lines[name]));
  });

  it.each([
    ["4", 4],
    ["0", 0],
    ["99999", 99_999],
    ["7", 99_999],
    ["x", 99_999],
    [null, 99_999],
  ])("%j in the address is %d", (text, id) => {
    expect(parseFilter(text)).toBe(id);
  });
});

const nextGift = (type: 1 | 2, shortfall: number) => ({ type, name: "定制购物袋", shortfall });

test.each([
  [9, nextGift(1, 1), "再买 1 盒送 定制购物袋"],
  [5, nextGift(2, 5), "再买 5 盒可换购 定制购物袋"],
  [4, nextGift(1, 6), ""],
  [9, null, ""],
])("a gift that is near: %i units with %j: %s", (number, next_gift, says) => {
  expect(giftHint(lineForTest({ number, next_gift, goods: { bzdw: "盒" } }))).toBe(says);
});
