import { expect, test } from "vitest";
import { byId, worldWith } from "#mock/domain/bare-world-for-test.ts";
import { goodsWith } from "#mock/seed/goods/goods-for-test.ts";
import { orderLine } from "../order-for-test.ts";
import { returnStock, takeStock } from "./stock.ts";

const shop = () =>
  worldWith({
    goods: byId(
      goodsWith({ id: 7, number: 100 }),
      goodsWith({ id: 8, number: 30 }),
      goodsWith({
        id: 900,
        sale_type: 3,
        parts: [
          { goodsId: 7, number: 2 },
          { goodsId: 8, number: 1 },
        ],
      }),
    ),
  });
const lines = [
  orderLine({ id: 1, goodsId: 7, number: 10 }),
  orderLine({ id: 2, goodsId: 900, number: 3 }),
  orderLine({ id: 3, goodsId: 404, number: 1 }),
];

test("an order takes its goods from the stock, of a combination its parts", () => {
  const state = shop();
  takeStock(state, lines);
  expect([7, 8].map((id) => state.goods.get(id)?.number)).toEqual([84, 27]);
});

test("a canceled order puts back what it has taken", () => {
  const state = shop();
  takeStock(state, lines);
  returnStock(state, lines);
  expect([7, 8].map((id) => state.goods.get(id)?.number)).toEqual([100, 30]);
});
