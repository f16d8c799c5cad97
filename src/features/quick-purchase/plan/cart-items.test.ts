import { describe, expect, it } from "vitest";
import { goodsForTest } from "#src/entities/goods/goods-for-test.ts";
import { FAST_BUY_ORDERS, fastBuyQuery } from "../fast-buy/fast-buy-orders.ts";
import { cartItems } from "./cart-items.ts";
import { amountOf } from "./line-amount.ts";
import { addGoods, chooseGoods, putResults } from "./plan-changes.ts";
import { pastedPlan } from "./plan-for-test.ts";
import type { Plan } from "./plan.ts";

const goods = (id: number, price: number | null = 12.5) => goodsForTest({ id, price, number: 1000 });

/** A plan of a pasted line for each of these goods. */
function planOf(...lines: [number, ReturnType<typeof goods>][]): Plan {
  const plan = pastedPlan(lines.map(([number], at) => `甲${at} ${number}`).join("\n"));
  return lines.reduce((before, [, chosen], at) => chooseGoods(before, String(at + 1), chosen), plan);
}
const numbers = async ({ lines }: Plan) =>
  (await cartItems(lines)).map(({ item: { goods_id, number } }) => [goods_id, number]);

describe("the items for the cart", () => {
  it("is an item per goods, in the order of the plan, with the sum of its lines", async () => {
    const plan = planOf([20, goods(2)], [5, goods(1)], [30, goods(2)]);
    expect(await numbers(plan)).toEqual([
      [2, 50],
      [1, 5],
    ]);
  });

  it("is at the price that the buyer was shown", async () => {
    const [item] = await cartItems(planOf([20, goods(2, 9.8)]).lines);
    expect(item?.item).toMatchObject({ goods_id: 2, number: 20, price: 9.8 });
  });

  it("leaves out what is in the cart already, cannot be bought or has no price", async () => {
    const soldOut = goodsForTest({ id: 3, number: 0 });
    const plan = planOf([20, goods(1)], [5, soldOut], [7, goods(4, null)], [8, goods(5)]);
    expect(await numbers(putResults(plan, new Map([[1, { number: 20 }]])))).toEqual([[5, 8]]);
    expect(await cartItems([])).toEqual([]);
  });

  it("is complete for plans of more lines than are converted at once", async () => {
    const many = Array.from({ length: 1001 }, (_, index): [number, ReturnType<typeof goods>] => [
      (index % 50) + 1,
      { ...goods(1), id: index + 1 },
    ]);
    let hasYielded = false;
    setTimeout(() => (hasYielded = true));
    const items = await numbers(planOf(...many));
    expect(items).toEqual(many.map(([number, { id }]) => [id, number]));
    expect(hasYielded).toBe(true);
  });

  it("needs no pause for a few lines", async () => {
    let hasYielded = false;
    const timer = setTimeout(() => (hasYielded = true));
    await cartItems(planOf([20, goods(1)], [5, goods(2)]).lines);
    expect(hasYielded).toBe(false);
    clearTimeout(timer);
  });
});

describe("the amount of lines", () => {
  it("is the sum of price times quantity", () => {
    const { lines } = planOf([20, goods(1)], [3, goods(2, 9.8)]);
    expect(amountOf(lines)).toBe(279.4);
    expect(amountOf(lines.slice(1))).toBe(29.4);
    expect(amountOf([])).toBe(0);
  });

  it("counts nothing for lines without goods or price", () => {
    const waiting = pastedPlan("阿莫西林 20");
    expect(amountOf(waiting.lines)).toBe(0);
    expect(amountOf(addGoods(waiting, goods(1, null), 5).lines)).toBe(0);
  });
});

describe("the order of goods bought before", () => {
  const readOrder = (order: string | null) =>
    fastBuyQuery.read(new URLSearchParams(order === null ? {} : { order })).order;

  it.each(["recent", "often", "number"])("is %s as the address says", (order) => {
    expect(readOrder(order)).toBe(order);
  });

  it.each([null, "", "price"])("is by the rhythm of purchases with %j in the address", (written) => {
    expect(readOrder(written)).toBeUndefined();
    expect(FAST_BUY_ORDERS[0]?.[0]).toBe("due");
  });
});
