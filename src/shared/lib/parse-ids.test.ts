import { expect, test } from "vitest";
import { parseIds } from "./parse-ids.ts";

test("parses only comma-separated ids", () => {
  expect(parseIds("31,32")).toBe("31,32");
  for (const text of [undefined, "", "31,", "1;2", "javascript:alert(1)", `${"1,".repeat(300)}1`])
    expect(parseIds(text)).toBeUndefined();
});
