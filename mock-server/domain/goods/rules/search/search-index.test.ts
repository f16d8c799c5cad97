import { expect, it } from "vitest";
import { catalogueWith } from "#mock/seed/goods/catalogue-for-test.ts";

const { index } = catalogueWith().seed;

it.each([
  ["of the first level", 1, [10_101, 10_102, 10_201]],
  ["of the second", 101, [10_101, 10_102]],
  ["of the third, which is its own", 10_201, [10_201]],
])("knows the leaves of a category %s", (_level, id, leaves) => {
  expect([...(index.leavesOf.get(id) ?? [])].toSorted((a, b) => a - b)).toEqual(leaves);
});

it("finds each category by its id", () => {
  expect(index.categories.get(101)).toMatchObject({ id: 101, parentId: 1 });
});
