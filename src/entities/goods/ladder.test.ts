import { expect, test } from "vitest";
import { type Ladder, ladderPrice, nextTierText, tiersAt } from "./ladder.ts";

const from: Ladder = {
  base_price: 12.8,
  bzdw: "盒",
  ladder_price_type: 0,
  ladder_price: [
    { number: 100, price: 11.9 },
    { number: 10, price: 12.5 },
  ],
};
const upTo: Ladder = { ...from, ladder_price_type: 1 };

test.each([
  [from, 9, 12.8],
  [from, 10, 12.5],
  [from, 99, 12.5],
  [from, 100, 11.9],
  [upTo, 10, 12.5],
  [upTo, 11, 11.9],
  [upTo, 100, 11.9],
  [upTo, 101, 12.8],
])("%# at %d", (ladder, quantity, price) => {
  expect(ladderPrice(ladder, quantity)).toBe(price);
});

test("keeps a hidden price hidden", () => {
  expect(ladderPrice({ ...from, ladder_price: [], base_price: null }, 10)).toBeNull();
});

test("marks reached from-tiers, and shows what the others lack", () => {
  expect(tiersAt(from, 40)).toEqual([
    { number: 10, range: "10 盒起", price: 12.5, reached: true, current: true, shortfall: 0, left: 0 },
    { number: 100, range: "100 盒起", price: 11.9, reached: false, current: false, shortfall: 60, left: 0 },
  ]);
  expect(tiersAt(from, 100).map(({ reached, current }) => [reached, current])).toEqual([
    [true, false],
    [true, true],
  ]);
  expect(nextTierText(from, 40)).toBe("再买 60 盒享 ¥11.90");
  expect(nextTierText(from, 100)).toBe("");
});

test("marks only the applicable up-to tier, and says how many more it allows", () => {
  expect(tiersAt(upTo, 5).map(({ range, reached }) => [range, reached])).toEqual([
    ["10 盒以内", true],
    ["100 盒以内", false],
  ]);
  expect(tiersAt(upTo, 50).map(({ reached }) => reached)).toEqual([false, true]);
  expect(tiersAt(upTo, 50).map(({ shortfall, left }) => [shortfall, left])).toEqual([
    [0, 0],
    [0, 50],
  ]);
  expect(nextTierText(upTo, 5)).toBe("此价还可买 5 盒");
  expect(nextTierText(upTo, 10)).toBe("");
  expect(nextTierText(upTo, 60)).toBe("此价还可买 40 盒，超过 100 盒单价更高");
  expect(nextTierText(upTo, 100)).toBe("超过 100 盒单价更高");
  expect(nextTierText(upTo, 101)).toBe("已超过 100 盒单价更高");
});

test("warns of from-tiers whose price is higher", () => {
  const dearer = { ...from, ladder_price: [{ number: 20, price: 13.2 }] };
  expect(nextTierText(dearer, 5)).toBe("20 盒起单价更高");
  expect(nextTierText(dearer, 20)).toBe("");
});
