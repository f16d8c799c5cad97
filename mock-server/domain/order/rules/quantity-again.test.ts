import { describe, expect, test } from "vitest";
import type { CartLineRecord } from "#mock/domain/cart/records.ts";
import { goodsWith } from "#mock/seed/goods/goods-for-test.ts";
import { numbersInCart, quantityAgain } from "./quantity-again.ts";

test("lines of the same goods in a cart are counted together", () => {
  const lines = [
    { goods_id: 7, number: 5 },
    { goods_id: 8, number: 1 },
    { goods_id: 7, number: 10 },
  ] as CartLineRecord[];
  expect([...numbersInCart(lines)]).toEqual([
    [7, 15],
    [8, 1],
  ]);
});

describe("goods can be bought again", () => {
  test.each([
    ["as it was", 10, 0, {}, 10],
    ["in whole middle packs", 12, 0, {}, 15],
    ["as far as the stock reaches", 200, 0, { number: 23 }, 20],
    ["as far as the stock reaches beside the cart", 50, 90, {}, 10],
    ["as far as the limit reaches", 50, 0, { limit_number: 17 }, 15],
    ["as far as earlier orders leave of the limit", 50, 0, { limit_number: 17, ordered_number: 7 }, 10],
    ["to the last middle pack", 5, 95, {}, 5],
  ])("%s", (_case, requested, inCart, change, number) =>
    expect(quantityAgain(goodsWith(change), requested, inCart)).toEqual({ number }),
  );
});

describe("goods cannot be bought again", () => {
  test.each([
    ["when the cart has all of it", 100, {}, "购物车中的数量已达到库存或限购上限"],
    [
      "when less than a middle pack is left beside the cart",
      1,
      { number: 5 },
      "购物车中的数量已达到库存或限购上限",
    ],
    ["when the stock is less than a middle pack", 0, { number: 4 }, "库存不足一个中包装（5 盒）"],
    ["when it is sold out", 0, { number: 0 }, "阿莫西林胶囊已售罄，请选购同类商品"],
    ["when it is off sale", 0, { is_buy: 0, no_buy_reason: "暂停销售" }, "阿莫西林胶囊暂不可购买：暂停销售"],
  ] as const)("%s", (_case, inCart, change, reason) =>
    expect(quantityAgain(goodsWith(change), 5, inCart)).toEqual({ reason }),
  );

  test("when it no longer exists", () =>
    expect(quantityAgain(undefined, 5, 0)).toEqual({ reason: "商品已下架，请选购同类商品" }));
});
