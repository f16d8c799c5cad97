import { describe, expect, it } from "vitest";
import { cartTotals } from "./cart-totals.ts";
import { lineForTest } from "./line-for-test.ts";

const gift = (total: number) => ({ total, type: 2 as const, name: "维生素 C 片", number: 1 });

describe("the amount of the selected lines", () => {
  it.each([
    ["19.9 stays 19.90", [{ price: 19.9, number: 1 }], 19.9],
    ["4.35 × 100", [{ price: 4.35, number: 100 }], 435],
    ["0.1 + 0.2", [{ price: 0.1 }, { price: 0.2 }], 0.3],
    ["1.005 is floored", [{ price: 1.005 }], 1],
    ["1.005 × 2 is added up before it is floored", [{ price: 1.005 }, { price: 1.005 }], 2.01],
    ["1.005 beside short decimals", [{ price: 1.005 }, { price: 0.1, number: 3 }], 1.3],
    [
      "number × price − full reduction + gifts",
      [{ price: 12.5, number: 10, goods_manjian_amount: 20, gift_data: gift(0.01) }],
      105.01,
    ],
    ["large sums", [{ price: 9999999.99, number: 99999 }], 999989999000.01],
    ["nothing", [], 0],
  ])("%s", (_case, lines, amount) => {
    expect(cartTotals(lines.map((line) => lineForTest(line))).amount).toBe(amount);
  });
});

describe("the lines that count", () => {
  it.each([
    ["a selected one", {}, 1],
    ["not an unselected one", { is_selected: 0 as const }, 0],
    ["not one that cannot be bought", { goods: { is_buy: 0 as const } }, 0],
    ["not one without stock", { goods: { number: 0 } }, 0],
    ["a combination without stock", { type: 3 as const, goods: { number: 0 } }, 1],
    ["a combination that cannot be bought", { type: 3 as const, goods: { is_buy: 0 as const } }, 1],
    ["a flash sale", { type: 1 as const }, 1],
  ])("%s", (_case, line, kinds) => {
    expect(cartTotals([lineForTest(line)]).kinds).toBe(kinds);
  });

  it("a combination that the server names in goods_type", () => {
    const { type: _, ...line } = lineForTest({ goods_type: 3, goods: { number: 0 } });
    expect(cartTotals([line]).kinds).toBe(1);
  });

  it("counts lines and units", () => {
    const lines = [
      lineForTest({ number: 10 }),
      lineForTest({ number: 5 }),
      lineForTest({ number: 7, is_selected: 0 }),
    ];
    expect(cartTotals(lines)).toMatchObject({ kinds: 2, pieces: 15 });
  });
});

it("splits the total by coupon eligibility", () => {
  const lines = [lineForTest({ price: 0.1, number: 3 }), lineForTest({ price: 19.9, with_coupon: 0 })];
  expect(cartTotals(lines)).toMatchObject({ amount: 20.2, eligible: 0.3, ineligible: 19.9 });
});
