import { expect, test } from "vitest";
import { readPriceRange } from "./price-range.ts";

test.each([
  ["", "", { min: undefined, max: undefined }],
  ["1", "20.50", { min: 1, max: 20.5 }],
  [" ¥1 ", "", { min: 1, max: undefined }],
  ["", "7", { min: undefined, max: 7 }],
  ["", "0", { min: undefined, max: 0 }],
  ["1¥", "", { error: "请输入正确的价格" }],
  ["5", "5", { min: 5, max: 5 }],
  ["20", "1", { error: "最低价不能高于最高价" }],
  ["abc", "", { error: "请输入正确的价格" }],
  ["-1", "", { error: "请输入正确的价格" }],
  ["1.234", "", { error: "请输入正确的价格" }],
])("%o to %o", (min, max, range) => {
  expect(readPriceRange(min, max)).toEqual(range);
});
