import { expect, it } from "vitest";
import { loadPages } from "./load-pages.ts";

const pageOf = (all: number[], asked: number[]) => async (page: number) => {
  asked.push(page);
  return { list: all.slice((page - 1) * 2, page * 2), total: all.length };
};

it.each([
  [[], 5, [], [1]],
  [[1, 2], 5, [1, 2], [1]],
  [[1, 2, 3, 4, 5], 5, [1, 2, 3, 4, 5], [1, 2, 3]],
  [[1, 2, 3, 4, 5], 2, [1, 2, 3, 4], [1, 2]],
])("loads %j, at most %i pages", async (all, most, list, pages) => {
  const asked: number[] = [];
  expect(await loadPages(pageOf(all, asked), most)).toEqual({ list, total: all.length });
  expect(asked).toEqual(pages);
});

it("stops at an empty page, even if the total promises more", async () => {
  expect((await loadPages(async () => ({ list: [], total: 9 }), 5)).list).toEqual([]);
});
