import { expect, test } from "vitest";
import type { CartLine, Goods } from "#generated/model/index.ts";
import { lineForTest } from "./line-for-test.ts";
import { lineState } from "./line-state.ts";

type Differences = Partial<Omit<CartLine, "goods">> & { goods?: Partial<Goods> };

const NONE_LEFT = { number: 0 };
const DELISTED = { is_buy: 0 } as const;

test.each<[string, Differences, string]>([
  ["selected", {}, "selected"],
  ["not selected", { is_selected: 0 }, "left"],
  ["without stock", { goods: NONE_LEFT }, "unavailable"],
  ["not for sale", { goods: DELISTED }, "unavailable"],
  ["not for sale and not selected", { is_selected: 0, goods: DELISTED }, "unavailable"],
  [
    "less than a pack left, which the specification does not call unavailable",
    { goods: { number: 4, zbz: 10 } },
    "selected",
  ],
  ["a flash sale without stock", { type: 1, goods: NONE_LEFT }, "unavailable"],
  ["a selected combination without stock", { type: 3, goods: NONE_LEFT }, "selected"],
  ["a combination without stock, not selected", { type: 3, is_selected: 0, goods: NONE_LEFT }, "left"],
])("%s", (_case, differences, state) => {
  expect(lineState(lineForTest(differences))).toBe(state);
});

test("follows a selection that is on its way", () => {
  expect(lineState(lineForTest(), false)).toBe("left");
  expect(lineState(lineForTest({ is_selected: 0 }), true)).toBe("selected");
  expect(lineState(lineForTest({ goods: DELISTED }), true)).toBe("unavailable");
});
