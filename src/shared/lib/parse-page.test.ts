import { expect, it } from "vitest";
import { PAGE_MAX } from "#generated/limits.ts";
import { parsePage } from "./parse-page.ts";

it("parses a page up to the last of the contract", () => {
  expect(["1", "2", "10", String(PAGE_MAX)].map(parsePage)).toEqual([1, 2, 10, PAGE_MAX]);
});

it.each([undefined, null, "", "0", "02", "-1", "1.5", "x2", "2x", "1234567", String(PAGE_MAX + 1)])(
  "is the first page for %j",
  (text) => expect(parsePage(text)).toBe(1),
);
