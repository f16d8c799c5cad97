import { expect, test } from "vitest";
import { parseGroupUrl } from "./access.ts";

test("parses only names within the contract's format", () => {
  expect(parseGroupUrl("kangning")).toBe("kangning");
  for (const text of [undefined, "", "../cart", "KANG", "<script>", "a".repeat(51)])
    expect(parseGroupUrl(text)).toBeUndefined();
});
