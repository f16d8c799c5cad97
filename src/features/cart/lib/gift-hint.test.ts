import { expect, test } from "vitest";
import { giftHint } from "./gift-hint.ts";
import { lineForTest } from "./line-for-test.ts";

const gift = (type: 1 | 2, shortfall: number) => ({ type, name: "定制购物袋", shortfall });

test.each([
  [9, gift(1, 1), "再买 1 盒送 定制购物袋"],
  [5, gift(2, 5), "再买 5 盒可换购 定制购物袋"],
  [4, gift(1, 6), ""],
  [9, null, ""],
])("%i units with %j: %s", (number, next_gift, says) => {
  expect(giftHint(lineForTest({ number, next_gift, goods: { bzdw: "盒" } }))).toBe(says);
});
