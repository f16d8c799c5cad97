import { describe, expect, it } from "vitest";
import type { Goods } from "#generated/model/goods.ts";
import { rankTiers } from "./activity-tiers.ts";
import { excessRemedy } from "./excess.ts";
import { lineForTest } from "./line-for-test.ts";
import { isNearMinimum } from "./line-offers.ts";
import { shippingRemainder, shipsFree } from "./shipping.ts";

const tier = (id: number, amount: number) => ({
  id,
  amount,
  status: 0 as const,
  name: `满 ${amount}`,
  reduce: 1,
  describe: "",
});

describe("tiers", () => {
  const tiers = { a: tier(1, 500), b: tier(2, 1000), c: tier(3, 2000) };

  it.each([
    [
      499.99,
      [
        [1, false, 0.01],
        [2, false, 500.01],
        [3, false, 1500.01],
      ],
    ],
    [
      500,
      [
        [1, true, 0],
        [2, false, 500],
        [3, false, 1500],
      ],
    ],
    [
      1000,
      [
        [2, true, 0],
        [1, true, 0],
        [3, false, 1000],
      ],
    ],
    [
      5000,
      [
        [3, true, 0],
        [2, true, 0],
        [1, true, 0],
      ],
    ],
  ])("at %d", (eligible, expected) => {
    const ranked = rankTiers(tiers, eligible).map(({ tier: { id }, reached, shortfall }) => [
      id,
      reached,
      shortfall,
    ]);
    expect(ranked).toEqual(expected);
  });
});

describe("shipping", () => {
  const shipping = { shipping_amount: 500, no_trans_order_amount: 100, fee: 12 };

  it.each([
    [0, 400],
    [399.99, 0.01],
    [400, 0],
    [1000, 0],
    [100.005, 299.99],
  ])("with %d selected, %d is missing to free shipping", (selected, missing) => {
    expect(shippingRemainder(shipping, selected)).toBe(missing);
  });

  it.each([
    ["below its number", { number: 9 }, false],
    ["at its number", { number: 10 }, true],
    ["not selected", { number: 10, is_selected: 0 as const }, false],
  ])("ships free with one line: %s", (_case, line, free) => {
    expect(shipsFree([lineForTest({ ...line, goods: { is_dpby: 1, qg_number: 10 } })])).toBe(free);
  });

  const free = { is_free_shipping: 1, free_shipping_number: 10 } as const;
  it.each([
    [
      "all in their quantity",
      [
        { number: 10, goods: free },
        { number: 12, goods: free },
      ],
      true,
    ],
    [
      "one below its quantity",
      [
        { number: 10, goods: free },
        { number: 9, goods: free },
      ],
      false,
    ],
    ["one that does not", [{ number: 10, goods: free }, {}], false],
    ["nothing selected", [{ number: 10, goods: free, is_selected: 0 as const }], false],
  ])("ships free with free-shipping goods: %s", (_case, lines, expected) => {
    expect(shipsFree(lines.map((line) => lineForTest(line)))).toBe(expected);
  });
});

describe("lines that exceed the available quantity", () => {
  const remedyOf = (goods: Partial<Goods>, number: number) => excessRemedy([lineForTest({ number, goods })]);

  it.each([
    ["within stock", { number: 12 }, 12, { numbers: [], impossible: [] }],
    ["above stock", { number: 12 }, 13, { numbers: [{ lineId: 101, number: 12 }], impossible: [] }],
    [
      "above stock in packs of five",
      { number: 12, zbz: 5 },
      15,
      { numbers: [{ lineId: 101, number: 10 }], impossible: [] },
    ],
    [
      "above the limit",
      { number: 900, limit_number: 50 },
      51,
      { numbers: [{ lineId: 101, number: 50 }], impossible: [] },
    ],
    ["less than a pack left", { number: 3, zbz: 5 }, 5, { numbers: [], impossible: [101] }],
  ])("%s", (_case, goods, number, remedy) => {
    expect(remedyOf(goods, number)).toEqual(remedy);
  });

  it("shares the stock among lines of the same goods", () => {
    const goods = { number: 10 };
    const lines = [6, 6, 1].map((number, index) => lineForTest({ id: index + 1, number, goods }));
    expect(excessRemedy(lines)).toEqual({ numbers: [{ lineId: 2, number: 4 }], impossible: [3] });
  });
});

describe("lines near a minimum", () => {
  const ladder = [
    { number: 10, price: 12.5 },
    { number: 100, price: 11.9 },
  ];
  it.each([
    [
      "under half of a ladder's next tier",
      { number: 49, price: 12.5, ladder_price_id: 1 },
      { ladder_price: ladder },
      false,
    ],
    ["half of it", { number: 50, price: 12.5, ladder_price_id: 1 }, { ladder_price: ladder }, true],
    ["all of it", { number: 100, price: 11.9, ladder_price_id: 1 }, { ladder_price: ladder }, false],
    ["bought without the ladder", { number: 50, price: 12.8 }, { ladder_price: ladder }, false],
    [
      "an up-to tier",
      { number: 50, price: 11.9, ladder_price_id: 1 },
      { ladder_price: ladder, ladder_price_type: 1 as const },
      false,
    ],
    ["single-item free shipping", { number: 10 }, { is_dpby: 1 as const, qg_number: 20 }, true],
    [
      "free shipping reached",
      { number: 20 },
      { is_free_shipping: 1 as const, free_shipping_number: 20 },
      false,
    ],
  ])("%s", (_case, line, goods, near) => {
    expect(isNearMinimum(lineForTest({ ...line, goods }))).toBe(near);
  });
});
