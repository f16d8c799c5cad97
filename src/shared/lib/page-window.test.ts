import { expect, test } from "vitest";
import { pageWindow } from "./page-window.ts";

test.each([
  [1, 1, [1]],
  [1, 3, [1, 2, 3]],
  [1, 9, [1, 2, 3, "gap", 9]],
  [5, 9, [1, 2, 3, 4, 5, 6, 7, 8, 9]],
  [5, 20, [1, 2, 3, 4, 5, 6, 7, "gap", 20]],
  [10, 20, [1, "gap", 8, 9, 10, 11, 12, "gap", 20]],
  [20, 20, [1, "gap", 18, 19, 20]],
  [40, 20, [1, "gap", 20]],
])("page %s of %s", (page, pages, offered) => {
  expect(pageWindow(page, pages)).toEqual(offered);
});
