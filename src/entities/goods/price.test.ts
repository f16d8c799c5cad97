import { expect, test } from "vitest";
import type { Goods } from "#generated/model/index.ts";
import { goodsForTest } from "./goods-for-test.ts";
import { amountAt, tierHint, lineNumber, linePriceAt, lineTiers, priceAt, priceTiers } from "./price.ts";
import { packOf } from "./quantity-rules.ts";

const from = {
  ladder_price: [
    { number: 10, price: 12.5 },
    { number: 100, price: 11.9 },
  ],
};
const upTo = { price: 12.5, ladder_price: from.ladder_price, ladder_price_type: 1 as const };

/** The price of the same goods at three numbers, and whether their tiers are shown. */
const table: [string, Partial<Goods>, prices: (number | null)[], tiers: number][] = [
  ["one price", {}, [12.8, 12.8, 12.8], 0],
  ["an offer", { price: 9.9 }, [9.9, 9.9, 9.9], 0],
  ["tiers from a number on", from, [12.8, 12.5, 11.9], 2],
  ["tiers, the first with one pack", { ...from, zbz: 10, price: 12.5 }, [12.8, 12.5, 11.9], 2],
  ["tiers up to a number", upTo, [12.5, 12.5, 11.9], 2],
  ["an offer below the tiers", { ...from, price: 9.9 }, [9.9, 9.9, 9.9], 0],
  ["hidden", { ...from, price: null, base_price: null }, [null, null, null], 0],
];

test.each(table)("%s: alike in lists and in the cart", (_case, differences, prices, tiers) => {
  const goods = goodsForTest(differences);
  const at = [1, 10, 100];
  expect(at.map((number) => priceAt(goods, number))).toEqual(prices);
  expect(priceTiers(goods, 10)).toHaveLength(tiers);
  if (typeof goods.price !== "number") return;
  // The line that the server makes of one pack.
  const line = { goods, number: packOf(goods), price: goods.price, ladder_price_id: tiers > 0 ? 3 : 0 };
  expect(at.map((number) => linePriceAt(line, number))).toEqual(prices);
  expect(lineTiers({ ...line, number: 10, price: linePriceAt(line, 10) })).toEqual(priceTiers(goods, 10));
});

test("the quantity in the cart counts for the price of added units", () => {
  const goods = goodsForTest({ ...upTo, cart_number: 5 });
  expect(priceAt(goods, lineNumber(goods, 1))).toBe(12.5);
  expect(priceAt(goods, lineNumber(goods, 6))).toBe(11.9);
  expect(amountAt(goods, 6, lineNumber(goods, 6))).toBe(71.4);
});

test("a line added without the tiers keeps its price", () => {
  const line = { goods: goodsForTest(from), number: 1, price: 12.8, ladder_price_id: 0 };
  expect(linePriceAt(line, 100)).toBe(12.8);
  expect(lineTiers(line)).toEqual([]);
});

test("says what would lower the price, unless another offer sets it", () => {
  expect(tierHint(goodsForTest(from), 40)).toBe("再买 60 盒享 ¥11.90");
  expect(tierHint(goodsForTest({ ...from, price: 9.9 }), 40)).toBe("");
});

test.each([
  [4.35, 1, 4.35],
  [19.9, 3, 59.7],
  [0.1, 3, 0.3],
  [1.005, 10, 10.05],
  [1.005, 1, 1],
  [null, 3, null],
])("the amount of %s × %i is %s", (price, quantity, amount) => {
  expect(amountAt(goodsForTest({ price }), quantity)).toBe(amount);
});
