import { expect, test } from "vitest";
import { contentPriceText } from "./content-price.ts";
import { goodsForTest } from "./goods-for-test.ts";

const tiers = {
  pack_content: { number: 24, unit: "粒", substance: null },
  ladder_price: [
    { number: 10, price: 12.5 },
    { number: 100, price: 11.9 },
  ],
};

test("the price of one unit follows the tiers", () => {
  expect([1, 10, 100].map((quantity) => contentPriceText(goodsForTest(tiers), quantity))).toEqual([
    "¥0.533/粒",
    "¥0.521/粒",
    "¥0.496/粒",
  ]);
});

test("nothing is said without a price or a content", () => {
  expect(contentPriceText(goodsForTest({ ...tiers, price: null, base_price: null }), 1)).toBe("");
  expect(contentPriceText(goodsForTest({ pack_content: null }), 1)).toBe("");
});
