import { describe, expect, test } from "vitest";
import type { GoodsRecord } from "#mock/domain/goods/records.ts";
import { freshWorld, putGoods } from "#mock/seed/world-for-test.ts";
import type { CartLineRecord } from "../records.ts";
import { lineOf } from "./line-adding.ts";
import { hasFreeShipping, isNearMinimum, isPromoted } from "./line-offers.ts";
import { priceLine } from "./priced-line.ts";

const { state } = freshWorld();

function line(change: Partial<GoodsRecord>, number = 10, without: Partial<CartLineRecord> = {}) {
  const goods = putGoods(state, change);
  return priceLine({ ...lineOf(1, goods, number, 1), ...without }, goods);
}
const GIFT = { gift: { type: 1, name: "体温计", every: 10, price: 0 } } as const;
const OFF_SALE = { is_buy: 0, no_buy_reason: "停售" } as const;

describe("a line with an offer of its own", () => {
  test.each<[string, Partial<GoodsRecord>, boolean]>([
    ["none", {}, false],
    ["flash sale", { sale_type: 1 }, true],
    ["combination", { sale_type: 3 }, false],
    ["special price", { goods_price_id: 1 }, true],
    ["price tiers", { ladder_price_id: 1 }, true],
    ["full reduction", { goods_manjian_id: 1 }, true],
    ["gift", GIFT, true],
    ["off sale with all of them", { ...GIFT, ...OFF_SALE, sale_type: 1, goods_price_id: 1 }, false],
    ["sold out", { number: 0, goods_price_id: 1 }, false],
  ])("%s", (_name, change, expected) => expect(isPromoted(line(change))).toBe(expected));

  test("is one from the first gift on", () => {
    expect([isPromoted(line(GIFT, 9)), isPromoted(line(GIFT, 10))]).toEqual([false, true]);
  });
});

describe("free shipping of goods (specification section 3)", () => {
  test.each<[string, Partial<GoodsRecord>, boolean]>([
    ["none", {}, false],
    ["of the line", { is_free_shipping: 1 }, true],
    ["of the whole order", { is_dpby: 1 }, true],
    ["off sale", { ...OFF_SALE, is_free_shipping: 1, is_dpby: 1 }, false],
  ])("%s", (_name, change, expected) => expect(hasFreeShipping(line(change))).toBe(expected));
});

describe("near the next step is from half of it on, until it is reached", () => {
  const TIERS = {
    ladder_price_id: 1,
    ladder_price: [
      { number: 10, price: 950 },
      { number: 40, price: 900 },
    ],
  };
  test.each<[string, Partial<GoodsRecord>, boolean[]]>([
    ["no step", {}, [false, false, false, false]],
    [
      "free shipping of the line",
      { is_free_shipping: 1, free_shipping_number: 10 },
      [false, true, true, false],
    ],
    ["that of the order", { is_dpby: 1, qg_number: 10 }, [false, true, true, false]],
    [
      "numbers without free shipping",
      { free_shipping_number: 10, qg_number: 10 },
      [false, false, false, false],
    ],
    ["price tiers", TIERS, [false, true, true, false]],
    ["tiers up to a number", { ...TIERS, ladder_price_type: 1 }, [false, false, false, false]],
    ["tiers beside an offer", { ...TIERS, offer_price: 800 }, [false, false, false, false]],
    ["off sale", { ...OFF_SALE, is_dpby: 1, qg_number: 10 }, [false, false, false, false]],
  ])("%s: 4, 5, 9 and 10 of 10", (_name, change, expected) =>
    expect([4, 5, 9, 10].map((number) => isNearMinimum(line(change, number)))).toEqual(expected),
  );

  test("counts the second tier too, but no tiers that the line was added without", () => {
    expect([19, 20, 39, 40].map((number) => isNearMinimum(line(TIERS, number)))).toEqual([
      false,
      true,
      true,
      false,
    ]);
    expect(isNearMinimum(line(TIERS, 9, { ladder_price_id: 0 }))).toBe(false);
  });
});
