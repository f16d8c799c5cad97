import { expect, it } from "vitest";
import { filterLinks } from "./filter-links.ts";

const links = (current: 1 | 2 | undefined) =>
  filterLinks({
    values: [1, 2] as const,
    names: { 1: "未用", 2: "已用" },
    current,
    hrefOf: (value) => `/list?status=${value ?? "all"}`,
  });

it("links to all and to each value, and marks the current one", () => {
  expect(links(2)).toEqual([
    { name: "全部", to: "/list?status=all", isCurrent: false },
    { name: "未用", to: "/list?status=1", isCurrent: false },
    { name: "已用", to: "/list?status=2", isCurrent: true },
  ]);
  expect(links(undefined).map(({ isCurrent }) => isCurrent)).toEqual([true, false, false]);
});
