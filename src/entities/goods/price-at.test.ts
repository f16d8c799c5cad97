import { expect, test } from "vitest";
import { priceAt } from "./price-at.ts";

const goods: Parameters<typeof priceAt>[0] = {
  price: 9.9,
  base_price: 12.8,
  ladder_price: [],
  ladder_price_type: 0,
  bzdw: "盒",
};

test("uses the buyer's own price without tiers", () => {
  expect(priceAt(goods, 10)).toBe(9.9);
});

test("uses the tiers, and the base price below them", () => {
  const tiered = { ...goods, ladder_price: [{ number: 10, price: 12.5 }] };
  expect(priceAt(tiered, 10)).toBe(12.5);
  expect(priceAt(tiered, 9)).toBe(12.8);
});

test("keeps a hidden price hidden", () => {
  expect(priceAt({ ...goods, price: null, base_price: null }, 10)).toBeNull();
});
