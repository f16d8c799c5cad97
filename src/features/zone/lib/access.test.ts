import { expect, test } from "vitest";
import { parseGroupUrl } from "./access.ts";

test("only what the contract could mean is read from the address", () => {
  expect(parseGroupUrl("kangning")).toBe("kangning");
  for (const text of [undefined, "", "../cart", "KANG", "<script>", "a".repeat(51)])
    expect(parseGroupUrl(text)).toBeUndefined();
});
