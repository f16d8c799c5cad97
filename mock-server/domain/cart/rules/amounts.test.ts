import { describe, expect, test } from "vitest";
import type { GoodsRecord } from "#mock/domain/goods/records.ts";
import { goodsWith } from "#mock/seed/goods/goods-for-test.ts";
import { cartSums } from "./cart-total.ts";
import { checkoutAmounts, type OrderTerms } from "./checkout-amounts.ts";
import { lineOf } from "./line-adding.ts";
import { giftFor, lineReduction, type PricedLine, priceLine } from "./priced-line.ts";
import { shippingRemainder } from "./shipping.ts";
import { appliedTier, discountOf, tierStates } from "./tiers.ts";

type Change = Partial<GoodsRecord> & { quantity?: number; selected?: 0 | 1 };

/** An available line of goods at 4.35 元, with overrides. */
function line({ quantity = 1, selected = 1, ...change }: Change = {}): PricedLine {
  const goods = goodsWith({
    base_price: 435,
    number: 500,
    goods_manjian_id: change.reduction ? 1 : 0,
    ...change,
  });
  return priceLine(lineOf(1, goods, quantity, selected), goods);
}

const REDUCTION = { id: 1, amount: 30_000, reduce: 800 };
const EXCHANGE = { type: 2, name: "体温计", every: 10, price: 590 } as const;

describe("full reduction on a line", () => {
  test.each([
    [29_999, 0],
    [30_000, 800],
    [59_999, 800],
    [60_000, 1600],
  ])("%d 分 give %d off", (before, off) => expect(lineReduction(REDUCTION, before)).toBe(off));
});

describe("gifts", () => {
  test.each([
    [9, 0, 0],
    [10, 1, 590],
    [25, 2, 1180],
  ])("%d units exchange %d for %d 分", (quantity, number, total) =>
    expect(giftFor(EXCHANGE, quantity)).toMatchObject({ number, total }),
  );
  test("gift goods are free", () => {
    expect(giftFor({ ...EXCHANGE, type: 1 }, 10)).toMatchObject({ type: 1, number: 1, total: 0 });
  });
});

describe("the cart total", () => {
  test.each<[string, Change[], number, number]>([
    ["nothing", [], 0, 0],
    ["number times price", [{ quantity: 3 }], 1305, 1305],
    [
      "odd 分 in number",
      [
        { quantity: 7, base_price: 1990 },
        { quantity: 3, base_price: 101 },
      ],
      14_233,
      14_233,
    ],
    ["an unselected line counts nothing", [{ selected: 0 }, {}], 435, 435],
    ["a line that cannot be bought counts nothing", [{ is_buy: 0 }, { number: 0 }, {}], 435, 435],
    ["a combination line always counts", [{ sale_type: 3, is_buy: 0, number: 0 }], 435, 435],
    ["a selected combination only", [{ sale_type: 3, selected: 0 }], 0, 0],
    ["less the line's reduction", [{ quantity: 100, base_price: 300, reduction: REDUCTION }], 29_200, 29_200],
    ["plus what the gifts cost", [{ quantity: 10, gift: EXCHANGE }], 4940, 4940],
    ["eligible apart from the rest", [{ with_coupon: 0, quantity: 2 }, {}], 1305, 435],
  ])("%s", (_name, changes, amount, eligible) => {
    const sums = cartSums(changes.map(line));
    expect(sums).toMatchObject({ amount, eligible, ineligible: amount - eligible });
  });

  test("says how many lines it has", () => {
    expect(cartSums([line(), line({ selected: 0 }), line({ number: 0 }), line()]).selected).toBe(2);
  });
});

describe("tiers", () => {
  const tiers = [
    { id: 1, amount: 50_000, reduce: 800 },
    { id: 2, amount: 100_000, reduce: 2000 },
    { id: 3, amount: 300_000, reduce: 8000 },
  ];
  test.each([
    [0, ["0:1", "0:2", "0:3"], undefined],
    [49_999, ["0:1", "0:2", "0:3"], undefined],
    [50_000, ["1:1", "0:2", "0:3"], 1],
    [100_000, ["1:2", "1:1", "0:3"], 2],
    [300_000, ["1:3", "1:2", "1:1"], 3],
  ])("at %d 分 the reached ones lead", (eligible, order, applied) => {
    expect(tierStates(tiers, eligible).map(({ tier, status }) => `${status}:${tier.id}`)).toEqual(order);
    expect(appliedTier(tiers, eligible)?.id).toBe(applied);
    expect(tierStates(tiers.toReversed(), eligible)).toEqual(tierStates(tiers, eligible));
  });

  test.each([
    [98, 500_001, 10_000],
    [96, 2_000_099, 80_003],
  ])("%d percent of %d leave off %d, floored", (percent, base, off) =>
    expect(discountOf({ id: 1, amount: 1, percent }, base)).toBe(off),
  );
});

describe("a line that was added without an offer of its goods", () => {
  const goods = goodsWith({ reduction: REDUCTION, ladder_price: [{ number: 10, price: 900 }] });
  const priced = (ladder_price_id: number, goods_manjian_id: number) => {
    const { before, reduction } = priceLine(
      { ...lineOf(1, goods, 40, 1), ladder_price_id, goods_manjian_id },
      goods,
    );
    return [before, reduction];
  };
  test.each([
    [1, 1, [36_000, 800]],
    [0, 1, [40_000, 800]],
    [1, 0, [36_000, 0]],
    [0, 0, [40_000, 0]],
  ])("price tiers %d, full reduction %d", (ladder, reduction, expected) =>
    expect(priced(ladder, reduction)).toEqual(expected),
  );
});

test("an empty cart has all of the free-shipping threshold before it", () => {
  expect(shippingRemainder([], 0, 0, { threshold: 50_000, fee: 1200 })).toBe(50_000);
});

describe("a checkout", () => {
  const terms: OrderTerms = {
    fullReductions: [
      { id: 1, amount: 50_000, reduce: 800 },
      { id: 2, amount: 100_000, reduce: 2000 },
    ],
    discounts: [{ id: 11, amount: 500_000, percent: 98 }],
    shipping: { threshold: 50_000, fee: 1200 },
    earlier: 0,
  };
  const FREE = { is_dpby: 1, qg_number: 20 } as const;
  const ALL_FREE = { is_free_shipping: 1, free_shipping_number: 5 } as const;

  test.each<[string, Change[], Partial<OrderTerms>, object]>([
    ["a small order pays shipping", [{ quantity: 2 }], {}, { goods: 870, shipping: 1200, amount: 2070 }],
    [
      "one 分 below the threshold",
      [{ base_price: 49_999 }],
      {},
      { shipping: 1200, manjian: 0, amount: 51_199 },
    ],
    ["the threshold itself", [{ base_price: 50_000 }], {}, { shipping: 0, manjian: 800, amount: 49_200 }],
    ["with earlier orders", [{ base_price: 30_000 }], { earlier: 20_000 }, { shipping: 0, amount: 30_000 }],
    ["single-item free shipping", [{ quantity: 20, ...FREE }], {}, { shipping: 0, amount: 8700 }],
    ["one short of it", [{ quantity: 19, ...FREE }], {}, { shipping: 1200, amount: 9465 }],
    ["nothing but free-shipping goods", [{ quantity: 5, ...ALL_FREE }], {}, { shipping: 0 }],
    ["one other line with them", [{ quantity: 5, ...ALL_FREE }, {}], {}, { shipping: 1200 }],
    [
      "tiers see eligible lines only",
      [{ base_price: 60_000, with_coupon: 0 }],
      {},
      { manjian: 0, amount: 60_000 },
    ],
    ["only the highest reduction", [{ base_price: 120_000 }], {}, { manjian: 2000, amount: 118_000 }],
    [
      "the discount comes after it",
      [{ base_price: 500_001 }],
      {},
      { manjian: 2000, discount: 9960, amount: 488_041 },
    ],
    [
      "an exchange counts toward free shipping",
      [{ quantity: 10, base_price: 4941, gift: EXCHANGE }],
      {},
      { goods: 49_410, gift: 590, shipping: 0, amount: 49_200 },
    ],
    [
      "what is left after a line's reduction does",
      [{ quantity: 1, base_price: 50_799, reduction: REDUCTION }],
      {},
      { manjian: 800, shipping: 1200, amount: 51_199 },
    ],
    [
      "the numbers alone make no free shipping",
      [{ quantity: 9, qg_number: 5, free_shipping_number: 5 }],
      {},
      { shipping: 1200 },
    ],
    [
      "an exchange is paid",
      [{ quantity: 10, gift: EXCHANGE }],
      {},
      { gift: 590, shipping: 1200, amount: 6140 },
    ],
    [
      "line and order reductions add up",
      [{ quantity: 200, base_price: 300, reduction: REDUCTION }],
      {},
      { goods: 60_000, manjian: 2400, amount: 57_600 },
    ],
  ])("%s", (_name, changes, change, expected) => {
    const amounts = checkoutAmounts(changes.map(line), { ...terms, ...change });
    expect(amounts).toMatchObject(expected);
    const { goods, manjian, discount, gift, shipping } = amounts;
    expect(amounts.amount).toBe(goods - manjian - discount + gift + shipping);
  });
});
