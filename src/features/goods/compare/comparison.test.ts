import { expect, test } from "vitest";
import type { Goods } from "#generated/model/index.ts";
import { fake } from "#mock/test-kit/fake.ts";
import { goodsForTest } from "#src/entities/goods/goods-for-test.ts";
import { bestIn, differs } from "./comparison.ts";

const compared = (...goods: Partial<Goods>[]) =>
  goods.map((each, index) => fake("GoodsDetail", { goods: goodsForTest({ id: index + 1, ...each }) }));
const pills = (price: number, number: number, name = "甲", grams = number / 4) => ({
  price,
  pack_content: { number, unit: "粒", substance: { name, grams } },
});

test("goods differ in what is not the same of all", () => {
  const two = compared({ sccj: "甲", ypgg: "0.25g*24粒" }, { sccj: "乙", ypgg: "0.25g*24粒" });
  expect(differs(two, "maker")).toBe(true);
  expect(differs(two, "spec")).toBe(false);
});

test("the cheapest by unit is best, not the cheapest pack; all that cost as little", () => {
  expect(bestIn(compared(pills(12, 24), pills(10, 12), pills(24, 48)), "unit")).toEqual([1, 3]);
});

test("of one substance the cheapest by the gram is best, not by the capsule", () => {
  expect(bestIn(compared(pills(12, 24, "甲", 6), pills(14, 24, "甲", 9.6)), "unit")).toEqual([2]);
});

test.each([
  ["substances differ", compared(pills(12, 24), pills(10, 24, "乙"))],
  [
    "units differ",
    compared(pills(12, 24), { price: 10, pack_content: { number: 100, unit: "ml", substance: null } }),
  ],
  ["one has no unit", compared(pills(12, 24), { price: 10, pack_content: null })],
  ["a price is hidden", compared(pills(12, 24), { ...pills(10, 24), price: null })],
  ["all cost the same", compared(pills(12, 24), pills(6, 12))],
])("none is best by unit where %s", (_why, goods) => expect(bestIn(goods, "unit")).toEqual([]));

test("the latest to expire is best, none where all expire on one day", () => {
  expect(bestIn(compared({ xq: "2027-05-31" }, { xq: "2028-01-31" }), "expiry")).toEqual([2]);
  expect(bestIn(compared({ xq: "2027-05-31" }, { xq: "2027-05-31" }), "expiry")).toEqual([]);
});
