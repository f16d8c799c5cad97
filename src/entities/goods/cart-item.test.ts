import { expect, test } from "vitest";
import { fake } from "#mock/test-kit/fake.ts";
import { lineToCartItem, toCartItem, toCombinationItem } from "./cart-item.ts";
import { goodsForTest } from "./goods-for-test.ts";

const offer = { goods_price_id: 0, ladder_price_id: 3, goods_manjian_id: 0, is_yj: 0 } as const;
const goods = goodsForTest({ ...offer, ck_id: 2, ladder_price: [{ number: 10, price: 12.5 }] });

test("a line that was deleted comes back as what had been added", () => {
  const item = toCartItem(goods, 20);
  expect(item).toEqual({ goods_id: 7, price: 12.5, number: 20, ck_id: 2, ...offer });
  const line = fake("CartLine", { ...offer, goods, number: 20, price: 12.5, type: 0 });
  expect(lineToCartItem(line)).toEqual({ ...item, type: 0 });
});

test("a line comes back under its own offer, whatever its goods are sold for now", () => {
  const line = fake("CartLine", { ...offer, ladder_price_id: 0, goods, number: 20, price: 12.8, type: 1 });
  expect(lineToCartItem(line)).toMatchObject({ ladder_price_id: 0, price: 12.8, type: 1 });
});

test("nothing is added at a price that is hidden", () => {
  expect(toCartItem(goodsForTest({ price: null, base_price: null }), 1)).toBeUndefined();
  const sets = fake("Combination", { id: 9001, ck_id: 1, price: null });
  expect(toCombinationItem(sets, 1)).toBeUndefined();
  expect(toCombinationItem({ ...sets, price: 35.3 }, 2)).toEqual({
    goods_id: 9001,
    price: 35.3,
    number: 2,
    ck_id: 1,
    goods_price_id: 0,
    ladder_price_id: 0,
    goods_manjian_id: 0,
    is_yj: 0,
    type: 3,
  });
});
