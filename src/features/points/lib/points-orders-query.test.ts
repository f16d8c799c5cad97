import { expect, it } from "vitest";
import { pointsOrdersQuery } from "./points-orders-query.ts";
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
  const search = new URLSearchParams(text === null ? {} : { status: text });
  expect(pointsOrdersQuery.read(search).status).toBe(status);
});

it.each([
  [931, "+931"],
  [1600, "+1,600"],
  [0, "0"],
  [-1600, "-1,600"],
])("a change of %d points is shown as %s", (points, text) => {
  expect(formatPointsChange(points)).toBe(text);
});
