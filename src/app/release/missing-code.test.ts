import { expect, test } from "vitest";
import { isMissingCode, scriptOf } from "./missing-code.ts";

test.each([
  new TypeError("Failed to fetch dynamically imported module: https://shop.example/assets/abc.js"),
  new TypeError("error loading dynamically imported module: https://shop.example/assets/abc.js"),
  new TypeError("Importing a module script failed."),
  new Error("Unable to preload CSS for /assets/abc.css"),
])("$message is missing code", (error) => {
  expect(isMissingCode(error)).toBe(true);
});

test.each([new TypeError("x is not a function"), new Error("the import of the plan failed"), "module"])(
  "%s is not",
  (error) => {
    expect(isMissingCode(error)).toBe(false);
  },
);

test("a release is known by the script that its document starts with", () => {
  const html = `<script type="module" crossorigin src="/assets/index-a1.js"></script><link rel="modulepreload" href="/b.js">`;
  expect(scriptOf(html)).toBe("/assets/index-a1.js");
  expect(scriptOf("<h1>502 Bad Gateway</h1>")).toBeUndefined();
});
