import { describe, expect, test } from "vitest";
import { barcodeOf, goodsIdOf } from "./barcode.ts";

test.each([
  [1, "6901000000011"],
  [7, "6901000000073"],
  [12_345_678, "6901123456788"],
])("goods %d have the barcode %s, and are found by it", (id, barcode) => {
  expect(barcodeOf(id)).toBe(barcode);
  expect(goodsIdOf(barcode)).toBe(id);
});

test("a check digit of 0 is written as one", () => {
  const ids = Array.from({ length: 40 }, (_, index) => index + 1);
  expect(ids.filter((id) => barcodeOf(id).endsWith("0"))).not.toEqual([]);
  expect(ids.map(barcodeOf).filter((barcode) => barcode.length !== 13)).toEqual([]);
  expect(ids.map((id) => goodsIdOf(barcodeOf(id)))).toEqual(ids);
});

describe("no goods are found by", () => {
  test.each([
    ["a wrong check digit", "6901000000074"],
    ["another country's code", "4006381333931"],
    ["a digit too few", "690100000007"],
    ["a digit too many", "69010000000730"],
    ["digits before it", "06901000000073"],
    ["letters", "690100000007X"],
    ["nothing", ""],
  ])("%s", (_case, text) => expect(goodsIdOf(text)).toBeUndefined());
});
