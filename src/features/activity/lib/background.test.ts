import { expect, test } from "vitest";
import { readBackground } from "./background.ts";

test("accepts only six-digit hex colors", () => {
  expect(readBackground("#E8f5ee")).toBe("#E8f5ee");
  for (const text of ["", "#fff", "red", "url(javascript:alert(1))", "#e8f5ee;color:red"])
    expect(readBackground(text)).toBeUndefined();
});
