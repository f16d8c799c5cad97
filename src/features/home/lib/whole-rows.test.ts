import { expect, it } from "vitest";
import { layoutsOf } from "./whole-rows.ts";

/** Counts how many of `count` items each layout shows. */
const shown = (count: number) => {
  const layouts = Array.from({ length: count }, (_, index) => layoutsOf(index, count).split(" "));
  return ["2", "3", "4", "5"].map((columns) => layouts.filter((one) => one.includes(columns)).length);
};

it.each([
  [10, [6, 9, 8, 10]],
  [12, [6, 9, 8, 10]],
  [8, [6, 6, 8, 5]],
  [5, [4, 3, 4, 5]],
  [3, [2, 3, 3, 3]],
  [1, [1, 1, 1, 1]],
])("of %d goods, two to five columns show %j", (count, numbers) => {
  expect(shown(count)).toEqual(numbers);
});
