import { describe, expect, it } from "vitest";
import { rankTiers } from "./activity-tiers.ts";
import { excessRemedy } from "./excess.ts";
import { ladderPrice, ladderSteps } from "./ladder-price.ts";
import { goodsForTest, lineForTest } from "./line-for-test.ts";
import { freeShippingText, shippingRemainder, shipsFreeByOneLine } from "./shipping.ts";

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
  ])("with %d selected, %d is missing", (selected, missing) => {
    expect(shippingRemainder(shipping, selected)).toBe(missing);
  });

  it.each([
    ["below its number", { number: 9 }, false],
    ["at its number", { number: 10 }, true],
    ["not selected", { number: 10, is_selected: 0 as const }, false],
  ])("of one line: %s", (_case, line, free) => {
    expect(shipsFreeByOneLine([lineForTest({ ...line, goods: { is_dpby: 1, qg_number: 10 } })])).toBe(free);
  });

  it.each([
    [{ is_dpby: 1 as const, qg_number: 10 }, 4, "再买 6 盒包邮"],
    [{ is_dpby: 1 as const, qg_number: 10 }, 10, "已满足包邮"],
    [{ is_free_shipping: 1 as const, free_shipping_number: 5 }, 4, "再买 1 盒包邮"],
    [{}, 4, undefined],
  ])("text of %o at %d", (goods, number, text) => {
    expect(freeShippingText(goodsForTest(goods), number)).toBe(text);
  });
});

describe("more than can be had", () => {
  const remedyOf = (goods: Parameters<typeof goodsForTest>[0], number: number) =>
    excessRemedy([lineForTest({ number, ...(goods && { goods }) })]);

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

  it("lets lines of the same goods share the stock", () => {
    const goods = { number: 10 };
    const lines = [6, 6, 1].map((number, index) => lineForTest({ id: index + 1, number, goods }));
    expect(excessRemedy(lines)).toEqual({ numbers: [{ lineId: 2, number: 4 }], impossible: [3] });
  });
});

describe("ladder prices", () => {
  const tiers = [
    { number: 100, price: 11.9 },
    { number: 10, price: 12.5 },
  ];
  const from = goodsForTest({ ladder_price: tiers });
  const upTo = goodsForTest({ ladder_price: tiers, ladder_price_type: 1 });

  it.each([
    [from, 9, 12.8],
    [from, 10, 12.5],
    [from, 99, 12.5],
    [from, 100, 11.9],
    [upTo, 10, 12.5],
    [upTo, 11, 11.9],
    [upTo, 100, 11.9],
    [upTo, 101, 12.8],
  ])("%# at %d", (goods, number, price) => {
    expect(ladderPrice(goods, number)).toBe(price);
  });

  it("marks what is reached and tells the shortfall of the rest", () => {
    expect(ladderSteps(from, 40)).toMatchObject([
      { reached: true, text: "10 盒起 ¥12.50" },
      { reached: false, text: "100 盒起 ¥11.90（还差 60 盒）" },
    ]);
    expect(ladderSteps(upTo, 40)).toMatchObject([
      { reached: false, text: "10 盒以内 ¥12.50（已超出 30 盒）" },
      { reached: true, text: "100 盒以内 ¥11.90" },
    ]);
    expect(ladderSteps(upTo, 5)).toMatchObject([
      { reached: true },
      { reached: false, text: "100 盒以内 ¥11.90" },
    ]);
  });
});
