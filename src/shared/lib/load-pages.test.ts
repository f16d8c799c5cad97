import { expect, it } from "vitest";
import { loadPages } from "./load-pages.ts";

const pageOf = (all: number[], requested: number[]) => async (page: number) => {
  requested.push(page);
  return { list: all.slice((page - 1) * 2, page * 2), total: all.length };
};

it.each([
  [[], 5, [], [1]],
  [[1, 2], 5, [1, 2], [1]],
  [[1, 2, 3, 4, 5], 5, [1, 2, 3, 4, 5], [1, 2, 3]],
  [[1, 2, 3, 4, 5], 2, [1, 2, 3, 4], [1, 2]],
])("loads %j, at most %i pages", async (all, most, list, pages) => {
  const requested: number[] = [];
  expect(await loadPages(pageOf(all, requested), most)).toEqual({ list, total: all.length });
  expect(requested).toEqual(pages);
});

it("stops at an empty page, even if the total promises more", async () => {
  expect((await loadPages(async () => ({ list: [], total: 9 }), 5)).list).toEqual([]);
});
