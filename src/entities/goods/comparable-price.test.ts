import { expect, test } from "vitest";
import { comparablePrice } from "./comparable-price.ts";
import { goodsForTest } from "./goods-for-test.ts";
import { comparablePricesText } from "./gram-price.ts";

const ibuprofen = (price: number | null, number: number, grams: number) =>
  goodsForTest({
    price,
    base_price: price,
    pack_content: { number, unit: "粒", substance: { name: "布洛芬", grams } },
  });
const patent = (name: string, ypgg: string) =>
  goodsForTest({ name, ypgg, price: 10, pack_content: { number: 10, unit: "袋", substance: null } });
const equalsOf = (goods: ReturnType<typeof goodsForTest>) => comparablePrice(goods, 1)?.equals;

test("packs of one substance compare by the gram, whatever their strengths", () => {
  const [weak, strong] = [ibuprofen(12, 20, 6), ibuprofen(14.4, 24, 9.6)];
  expect(equalsOf(weak)).toBe(equalsOf(strong));
  expect([weak, strong].map((goods) => comparablePrice(goods, 1)?.price)).toEqual([2, 1.5]);
  expect([weak, strong].map((goods) => comparablePricesText(goods, 1))).toEqual([
    "¥0.600/粒 ¥2.00/g",
    "¥0.600/粒 ¥1.50/g",
  ]);
});

test("without a known substance only goods of one name and strength are equals", () => {
  expect(equalsOf(patent("板蓝根颗粒", "10g*10袋"))).toBe(equalsOf(patent("板蓝根颗粒", "10g*20袋")));
  expect(equalsOf(patent("板蓝根颗粒", "10g*10袋"))).not.toBe(equalsOf(patent("板蓝根颗粒", "5g*20袋")));
  expect(equalsOf(patent("板蓝根颗粒", "10g*10袋"))).not.toBe(equalsOf(patent("感冒灵颗粒", "10g*10袋")));
  expect(comparablePricesText(patent("板蓝根颗粒", "10g*10袋"), 1)).toBe("¥1.00/袋");
});

test("what has no content compares by the pack with its own specification", () => {
  const device = goodsForTest({ name: "血糖仪", ypgg: "1台", price: 58, pack_content: null });
  expect(comparablePrice(device, 1)).toEqual({ equals: "血糖仪 1台", price: 58 });
});

test("nothing compares without a price", () => {
  expect(comparablePrice(ibuprofen(null, 20, 6), 1)).toBeNull();
  expect(comparablePricesText(ibuprofen(null, 20, 6), 1)).toBe("");
});
