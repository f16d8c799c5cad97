import { describe, expect, test } from "vitest";
import { unitPrice } from "./unit-price.ts";

const tiers = [
  { number: 10, price: 1250 },
  { number: 100, price: 1190 },
];
const goods = { base_price: 1280, offer_price: null, ladder_price: tiers };

describe("from-tiers: a price holds from its number on", () => {
  test.each([
    [1, 1280],
    [9, 1280],
    [10, 1250],
    [99, 1250],
    [100, 1190],
    [99_999, 1190],
  ])("%d cost %d 分 each", (quantity, price) =>
    expect(unitPrice({ ...goods, ladder_price_type: 0 }, quantity)).toBe(price),
  );
});

describe("up-to tiers: a price holds for quantities up to its number", () => {
  test.each([
    [1, 1250],
    [10, 1250],
    [11, 1190],
    [100, 1190],
    [101, 1280],
  ])("%d cost %d 分 each", (quantity, price) =>
    expect(unitPrice({ ...goods, ladder_price_type: 1 }, quantity)).toBe(price),
  );
});

test("a running offer outranks the ladder", () => {
  expect(unitPrice({ ...goods, ladder_price_type: 0, offer_price: 999 }, 100)).toBe(999);
});

test("a line bought without the ladder pays the base price, and so does one of goods without tiers", () => {
  expect(unitPrice({ ...goods, ladder_price_type: 0 }, 100, false)).toBe(1280);
  expect(unitPrice({ ...goods, ladder_price_type: 1, ladder_price: [] }, 100)).toBe(1280);
});
