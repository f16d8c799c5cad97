import { expect, test } from "vitest";
import { parseAdIds, parseGroupUrl } from "./access.ts";

test("only what the contract could mean is read from the address", () => {
  expect(parseGroupUrl("kangning")).toBe("kangning");
  for (const text of [undefined, "", "../cart", "KANG", "<script>", "a".repeat(51)])
    expect(parseGroupUrl(text)).toBeUndefined();
  expect(parseAdIds("31,32")).toBe("31,32");
  for (const text of [undefined, "", "31,", "1;2", "javascript:alert(1)", "1,".repeat(300) + "1"])
    expect(parseAdIds(text)).toBeUndefined();
});
