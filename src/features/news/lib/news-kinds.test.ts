import { expect, it } from "vitest";
import { PAGES } from "#src/shared/lib/address-query.ts";
import { NEWS_KINDS } from "./news-kinds.ts";

it.each([
  ["hy", undefined, ""],
  ["hy", 1, ""],
  ["hy", 2, "?page=2"],
  ["company", undefined, ""],
  ["company", 3, "?page=3"],
] as const)("page %2$s of %s news is at %s", (kind, page, query) => {
  const path = NEWS_KINDS[kind].toPage(PAGES.change({}, { page }));
  expect(path).toMatch(/^\/[\w/]+(?:\?page=\d)?$/u);
  expect(path.replace(/^[^?]*/u, "")).toBe(query);
});

it("has a page for each kind", () => {
  expect(NEWS_KINDS.hy.toPage()).not.toBe(NEWS_KINDS.company.toPage());
});
