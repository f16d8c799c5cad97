import { expect, it } from "vitest";
import { formatMoney } from "./money.ts";

it.each([
  [1123, "¥1,123.00"],
  [19.9, "¥19.90"],
  [0.009, "¥0.00"],
  [-120, "-¥120.00"],
  [-1.239, "-¥1.24"],
  [-0.001, "-¥0.01"],
  [-0, "¥0.00"],
  [12345678.9, "¥12,345,678.90"],
  [null, "--"],
])("formats %d as %s", (amount, text) => {
  expect(formatMoney(amount)).toBe(text);
});
