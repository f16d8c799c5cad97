import { expect, it } from "vitest";
import { formatChange } from "./format-change.ts";

it.each([
  [36, "+¥36.00"],
  [0, "¥0.00"],
  [-319.5, "-¥319.50"],
])("a change of %d 元 is shown as %s", (amount, text) => {
  expect(formatChange(amount)).toBe(text);
});
