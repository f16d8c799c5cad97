import { expect, it } from "vitest";
import { soldPercent } from "./sold-percent.ts";

it.each([
  [0, 10, 0],
  [1, 3, 33],
  [9999, 10_000, 99],
  [5, 5, 100],
  [0, 0, 100],
])("%d of %d sold is %d per cent", (sold, total, percent) => {
  expect(soldPercent({ sold, total })).toBe(percent);
});
