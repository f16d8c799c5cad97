import { expect, it } from "vitest";
import { safeRedirect } from "./safe-redirect.ts";

it.each(["/cart", "/cart/step2?a=1", "/"])("accepts %s", (target) => {
  expect(safeRedirect(target, "/home")).toBe(target);
});

it.each([
  null,
  "",
  "cart",
  "//evil.example",
  "/\\evil.example",
  "/\t/evil.example",
  "/.//evil.example",
  "https://evil.example",
  "javascript:alert(1)",
])("rejects %s", (target) => {
  expect(safeRedirect(target, "/home")).toBe("/home");
});
