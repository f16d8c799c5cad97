import { expect, it } from "vitest";
import { floorMoney } from "./floor-money.ts";
import { formatMoney } from "./money.ts";

it.each([
  [19.9, 19.9],
  [4.35, 4.35],
  [0.1 + 0.2, 0.3],
  [1.005, 1],
  [1.999, 1.99],
  [0, 0],
])("floors %d to %d in decimal arithmetic", (amount, floored) => {
  expect(floorMoney(amount)).toBe(floored);
});

it.each([
  [1123, "¥1,123.00"],
  [19.9, "¥19.90"],
  [0.009, "¥0.00"],
  [-120, "-¥120.00"],
  [12345678.9, "¥12,345,678.90"],
  [null, "--"],
])("formats %d as %s", (amount, text) => {
  expect(formatMoney(amount)).toBe(text);
});
