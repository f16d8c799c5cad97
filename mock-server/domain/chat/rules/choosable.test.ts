import { describe, expect, test } from "vitest";
import { byId, NOW } from "#mock/domain/bare-world-for-test.ts";
import type { CartLineRecord } from "#mock/domain/cart/records.ts";
import { orderLine, orderWith } from "#mock/domain/order/order-for-test.ts";
import { shopWith } from "#mock/seed/chat/desk-for-test.ts";
import { choosable } from "./choosable.ts";

describe("a buyer can send the card of", () => {
  const orders = byId(
    orderWith({ id: 11, orderNo: "A11", createdAt: NOW - 5, lines: [orderLine({ goodsId: 8 })], status: 5 }),
    orderWith({ id: 12, orderNo: "A12", createdAt: NOW }),
    orderWith({ id: 14, orderNo: "B14", createdAt: NOW }),
    orderWith({ id: 13, orderNo: "A13", userId: 2 }),
  );

  test("the own orders, newest first, by a part of their number", () => {
    const ids = (words: string) => choosable(shopWith({ orders }), 1, "order", words).map(({ id }) => id);
    expect(ids("")).toEqual([14, 12, 11]);
    expect(ids(" A1 ")).toEqual([12, 11]);
    expect(ids("A13")).toEqual([]);
    expect(choosable(shopWith({ orders }), 1, "order", "B")).toEqual([{ kind: "order", id: 14 }]);
  });

  test("goods in the cart, bought before and starred, each once, and none that is gone", () => {
    const line = (id: number, goods_id: number) =>
      ({ id, goods_id, number: 5, ladder_price_id: 0 }) as CartLineRecord;
    const star = (goodsId: number) => ({ id: goodsId, goodsId, starredAt: NOW, price: 100 });
    const again = orderWith({ id: 15, status: 5, createdAt: NOW, lines: [orderLine({ goodsId: 7 })] });
    const state = shopWith({
      orders: byId(...orders.values(), again),
      carts: new Map([[1, [line(1, 10), line(2, 404)]]]),
      favorites: new Map([[1, [star(9), star(7)]]]),
    });
    expect(choosable(state, 1, "goods", " ")).toEqual([10, 7, 8, 9].map((id) => ({ kind: "goods", id })));
    expect(choosable(state, 1, "goods", "布洛芬").map(({ id }) => id)).toEqual([9]);
  });

  test("twenty at most", () => {
    const many = Array.from({ length: 21 }, (_, index) => orderWith({ id: index + 1 }));
    expect(choosable(shopWith({ orders: byId(...many) }), 1, "order", "")).toHaveLength(20);
  });
});
