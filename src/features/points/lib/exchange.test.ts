import { expect, test } from "vitest";
import { giftRules, missingPoints } from "./exchange.ts";

test.each([
  [{ points: 10, number: 40, limit: 0 }, 40, "stock"],
  [{ points: 10, number: 40, limit: 3 }, 3, "limit"],
  [{ points: 10, number: 2, limit: 3 }, 2, "stock"],
  [{ points: 10, number: 900, limit: 0 }, 99, "stock"],
])("of %o there can be %d", (gift, max, maxReason) => {
  expect(giftRules(gift)).toMatchObject({ max, maxReason });
});

test("knows the missing points only if the points are known", () => {
  const gift = { points: 980, number: 40, limit: 0 };
  expect(missingPoints(gift, 3, 2000)).toBe(940);
  expect(missingPoints(gift, 2, 2000)).toBe(0);
  expect(missingPoints(gift, 3, undefined)).toBe(0);
});
