import { expect, test } from "vitest";
import { combinationSaving, noSetReason, setRules } from "./combination-saving.ts";

test.each([
  [35.3, 38.4, 3.1],
  [10, 10, 0],
  [12, 10, 0],
  [null, null, 0],
])("a set at %d 元 instead of %d saves %d", (price, raw_price, saving) => {
  expect(combinationSaving({ price, raw_price })).toBe(saving);
});

test("limits the number of sets by stock and limit", () => {
  expect(setRules({ is_buy: 1, number: 40, limit_number: 0 })).toMatchObject({ max: 40, maxReason: "stock" });
  expect(setRules({ is_buy: 1, number: 40, limit_number: 5 })).toMatchObject({ max: 5, maxReason: "limit" });
  expect(noSetReason({ is_buy: 1, number: 0, limit_number: 0 })).toBe("已售罄");
  expect(noSetReason({ is_buy: 0, number: 4, limit_number: 0 })).toBe("暂不可购买");
  expect(noSetReason({ is_buy: 1, number: 4, limit_number: 0 })).toBe("");
});
