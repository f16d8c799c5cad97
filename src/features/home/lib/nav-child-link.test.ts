import { expect, it } from "vitest";
import { navChildLink } from "./nav-child-link.ts";

it.each([
  ["/list", "/list?select=7"],
  ["/list?is_youx=1", "/list?is_youx=1&select=7"],
  // Nothing to filter: the link is left to whoever opens it.
  ["https://example.com/list", "https://example.com/list"],
  ["*敬请期待", "*敬请期待"],
])("a sub-entry of %s is at %s", (url, to) => {
  expect(navChildLink({ id: 1, name: "", url } as Parameters<typeof navChildLink>[0], 7)).toBe(to);
});
