import { expect, test } from "vitest";
import { sparklinePoints } from "./sparkline-points.ts";

test("the least value is at the bottom, the greatest at the top", () =>
  expect(sparklinePoints([12, 10, 14])).toEqual([
    { x: 3, y: 10 },
    { x: 32, y: 17 },
    { x: 61, y: 3 },
  ]));

test("equal values make a line in the middle", () =>
  expect(sparklinePoints([5, 5]).map(({ y }) => y)).toEqual([10, 10]));
