import { expect, test } from "vitest";
import { lineAmount } from "./line-amount.ts";

test.each([
  [4.35, 1, 4.35],
  [19.9, 3, 59.7],
  [0.1, 3, 0.3],
  [1.005, 10, 10.05],
  [null, 3, null],
])("%s × %i = %s", (price, quantity, amount) => {
  expect(lineAmount(price, quantity)).toBe(amount);
});
