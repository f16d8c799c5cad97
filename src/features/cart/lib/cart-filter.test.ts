import { expect, it } from "vitest";
import { ALL_LINES, countByFilter, filterLines } from "./cart-filter.ts";
import { lineForTest } from "./line-for-test.ts";

it("counts for every filter the lines that it shows, and again after a line has changed", () => {
  const flash = lineForTest({ id: 1, type: 1 });
  const plain = lineForTest({ id: 2, type: 0, with_coupon: 1 });
  const gone = lineForTest({ id: 3, type: 0, goods: { ...plain.goods, is_buy: 0 } });
  const lines = [flash, plain, gone];

  const counts = countByFilter(lines);
  for (const id of [ALL_LINES, 0, 1, 8, 9] as const)
    expect(counts.get(id), `filter ${id}`).toBe(filterLines(lines, id).length);
  expect(counts.get(ALL_LINES)).toBe(3);
  expect(filterLines(lines, 9)).toEqual([gone]);

  const sold = { ...plain, goods: { ...plain.goods, number: 0 } };
  expect(countByFilter([flash, sold, gone]).get(9)).toBe(2);
  expect(countByFilter([flash, sold, gone]).get(8) ?? 0).toBe(counts.get(8)! - 1);
});
