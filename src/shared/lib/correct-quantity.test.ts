import { expect, test } from "vitest";
import { correctQuantity, parseQuantity, quantityBounds } from "./correct-quantity.ts";

test.each([
  [20, { multiple: 10 }, 20, undefined],
  [11, { multiple: 10 }, 20, "已按中包装 10 的倍数调整为 20"],
  [30, { max: 12 }, 12, "库存仅剩 12，已改为 12"],
  [30, { multiple: 10, max: 12 }, 10, "库存仅剩 12，已改为 10"],
  [11, { multiple: 10, max: 12 }, 10, "库存仅剩 12，已改为 10"],
  [30, { max: 12, maxReason: "limit" as const }, 12, "每个客户限购 12，已改为 12"],
  [0, { multiple: 5, unit: "盒" }, 5, "最少购买 5 盒，已改为 5"],
  [-3, {}, 1, "最少购买 1，已改为 1"],
  [3, { min: 12, multiple: 5 }, 15, "最少购买 15，已改为 15"],
  [1.5, {}, 2, "数量须为整数，已改为 2"],
  [1e9, {}, 99_999, "单次最多购买 99999，已改为 99999"],
  [1e9, { multiple: 10 }, 99_990, "单次最多购买 99999，已改为 99990"],
  [10, { multiple: 10, max: 4, unit: "盒" }, 10, "库存仅剩 4，不足起购数量 10 盒"],
])("corrects %s under %o to %s", (requested, rules, value, message) => {
  const corrected = correctQuantity(requested, rules);
  expect(corrected.value).toBe(value);
  expect(corrected.message).toBe(message);
});

test("keeps bounds at multiples", () => {
  expect(quantityBounds({ multiple: 10, min: 1, max: 35 })).toEqual({ multiple: 10, least: 10, most: 30 });
  expect(quantityBounds({ multiple: 0 }).multiple).toBe(1);
});

test.each([
  ["12", 12],
  ["１２", 12],
  [" 1,200 ", 1200],
  ["-3", -3],
  ["1.5", 1.5],
  ["", undefined],
  ["abc", undefined],
  ["1e9", undefined],
])("parses %o as %s", (text, value) => {
  expect(parseQuantity(text)).toBe(value);
});
