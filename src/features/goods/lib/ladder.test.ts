import { expect, test } from "vitest";
import { priceAt, shortfallText, tiersAt, type Tiered } from "./ladder.ts";

const goods = (differences: Partial<Tiered> = {}): Tiered => ({
  price: 12.5,
  base_price: 12.8,
  bzdw: "盒",
  ladder_price_type: 0,
  ladder_price: [
    { number: 100, price: 11.9 },
    { number: 10, price: 12.5 },
  ],
  ...differences,
});

test.each([
  [5, 12.8],
  [10, 12.5],
  [99, 12.5],
  [100, 11.9],
])("from-tiers: %i cost %f each", (quantity, price) => {
  expect(priceAt(goods(), quantity)).toBe(price);
});

test.each([
  [5, 12.5],
  [10, 12.5],
  [11, 11.9],
  [101, 12.8],
])("up-to tiers: %i cost %f each", (quantity, price) => {
  expect(priceAt(goods({ ladder_price_type: 1 }), quantity)).toBe(price);
});

test("without tiers the buyer's own price counts, and a hidden price stays hidden", () => {
  expect(priceAt(goods({ ladder_price: [], price: 9.9 }), 10)).toBe(9.9);
  expect(priceAt(goods({ price: null, base_price: null }), 10)).toBeNull();
});

test("reached tiers are marked, the others say what they lack", () => {
  expect(tiersAt(goods(), 40)).toEqual([
    { range: "满 10 盒", price: 12.5, reached: true, current: true, shortfall: 0 },
    { range: "满 100 盒", price: 11.9, reached: false, current: false, shortfall: 60 },
  ]);
  expect(shortfallText(goods(), 40)).toBe("再买 60 盒享 ¥11.90");
  expect(shortfallText(goods(), 100)).toBe("");
});

test("more units never help with up-to tiers", () => {
  const upTo = goods({ ladder_price_type: 1 });
  expect(shortfallText(upTo, 5)).toBe("");
  expect(tiersAt(upTo, 50).map(({ range, current }) => [range, current])).toEqual([
    ["10 盒以内", false],
    ["100 盒以内", true],
  ]);
});
