import { expect, it } from "vitest";
import { commandFor, titlePattern } from "./places.ts";

it.each([
  [{ part: "verify", title: "unused code" }, 'npm run verify -- "unused code"'],
  [{ part: "architecture" }, "npm test -- --only architecture"],
  [
    { part: "contract", file: "tests/contract/cart.test.ts", title: "" },
    "npm test -- --only contract tests/contract/cart.test.ts",
  ],
  [
    { part: "contract", file: "tests/contract/cart.test.ts", title: 'a "cart" of $5 (all)' },
    'npm test -- --only contract tests/contract/cart.test.ts -t "^a .cart. of .5 .all.$"',
  ],
  [
    { part: "journeys", file: "cart.spec.ts", title: "at 390 px 一件商品" },
    'npm test -- --only journeys cart.spec.ts -g "at 390 px 一件商品$"',
  ],
])("says how to run just %j", (place, command) => {
  expect(commandFor(place, false)).toBe(command);
});

it("says how to run just one test of a walk in full", () => {
  const place = { part: "journeys", file: "errors-act.spec.ts", title: "login" };
  expect(commandFor(place, true)).toBe('npm run test:walks -- errors-act -g "login$"');
});

it("finds any of several titles", () => {
  const pattern = new RegExp(titlePattern("unit", ["adds 1 + 1", "subtracts"]));
  expect(
    ["adds 1 + 1", "subtracts", "adds 1 + 12", "and subtracts"].map((title) => pattern.test(title)),
  ).toEqual([true, true, false, false]);
});
