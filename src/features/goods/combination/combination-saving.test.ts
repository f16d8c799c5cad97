import { expect, test } from "vitest";
import { combinationSaving, noSetReason, setRules } from "./combination-saving.ts";

test.each([
  [35.3, 38.4, 3.1],
  [10, 10, 0],
  [12, 10, 0],
  [null, null, 0],
  [null, 10, 0],
  [10, null, 0],
])("a set at %d 元 instead of %d saves %d", (price, raw_price, saving) => {
  expect(combinationSaving({ price, raw_price })).toBe(saving);
});

const sets = { is_buy: 1, no_buy_reason: "", number: 40, limit_number: 0, limit_left: 0 } as const;

test("limits the number of sets by stock and limit", () => {
  expect(setRules(sets)).toEqual({ max: 40, maxReason: "stock", unit: "套" });
  expect(setRules({ ...sets, limit_number: 9, limit_left: 5 })).toMatchObject({ max: 5, maxReason: "limit" });
  expect(noSetReason({ ...sets, number: 0 })).toBe("已售罄");
  expect(noSetReason({ ...sets, is_buy: 0, no_buy_reason: "组合中的口罩：证照已过期" })).toContain("证照");
  expect(noSetReason(sets)).toBe("");
});
