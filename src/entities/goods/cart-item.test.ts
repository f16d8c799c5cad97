import { expect, test } from "vitest";
import { fake } from "#mock/test-kit/fake.ts";
import { toCartItem, toCombinationItem } from "./cart-item.ts";
import { goodsForTest } from "./goods-for-test.ts";

const offer = { goods_price_id: 0, ladder_price_id: 3, goods_manjian_id: 0, is_yj: 0 } as const;
const goods = goodsForTest({ ...offer, ck_id: 2, ladder_price: [{ number: 10, price: 12.5 }] });

test("goods are added with their offer, at the price that the buyer saw", () => {
  expect(toCartItem(goods, 20)).toEqual({ goods_id: 7, price: 12.5, number: 20, ck_id: 2, ...offer });
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
