import { expect, it } from "vitest";
import { NEWS_KINDS } from "./news-kinds.ts";

it.each([
  ["hy", undefined, ""],
  ["hy", 1, ""],
  ["hy", 2, "?page=2"],
  ["company", undefined, ""],
  ["company", 3, "?page=3"],
] as const)("page %2$s of %s news is at %s", (kind, page, query) => {
  expect(NEWS_KINDS[kind].toPage(page)).toMatch(/^\/[\w/]+(?:\?page=\d)?$/u);
  expect(NEWS_KINDS[kind].toPage(page).replace(/^[^?]*/u, "")).toBe(query);
});

it("has a page for each kind", () => {
  expect(NEWS_KINDS.hy.toPage()).not.toBe(NEWS_KINDS.company.toPage());
});
