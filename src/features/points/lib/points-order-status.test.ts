import { expect, it } from "vitest";
import { readPointsOrderStatus } from "./points-order-status.ts";
import { formatPointsChange } from "./points-uses.ts";

it.each([
  ["1", 1],
  ["4", 4],
  ["0", undefined],
  ["5", undefined],
  ["12", undefined],
  ["a1", undefined],
  ["", undefined],
  [null, undefined],
])("the status of %j in the address is %j", (text, status) => {
  expect(readPointsOrderStatus(text)).toBe(status);
});

it.each([
  [931, "+931"],
  [1600, "+1,600"],
  [0, "0"],
  [-1600, "-1,600"],
])("a change of %d points is shown as %s", (points, text) => {
  expect(formatPointsChange(points)).toBe(text);
});
