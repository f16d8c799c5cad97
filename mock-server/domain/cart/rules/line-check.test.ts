import { expect, test } from "vitest";
import type { GoodsRecord } from "#mock/domain/goods/records.ts";
import { fillCart, FIRST_TEST_GOODS, freshWorld, putGoods } from "#mock/seed/world-for-test.ts";
import { orderProblems } from "./line-check.ts";
import { pricedCart } from "./priced-cart.ts";

const ID = FIRST_TEST_GOODS;
const { state, buyer } = freshWorld();

const problems = (...lines: Array<readonly [GoodsRecord, number]>) => {
  fillCart(state, buyer.id, ...lines);
  return orderProblems(state, buyer.id, pricedCart(state, buyer.id)).map(({ message, rule }) => [
    rule.key,
    message,
  ]);
};

test.each<[string, Partial<GoodsRecord>, number, string[][]]>([
  ["all the stock", { number: 10 }, 10, []],
  ["one above it", { number: 10 }, 11, [["quantity", "测试胶囊库存仅剩 10 盒"]]],
  ["one above the limit", { limit_number: 10 }, 11, [["quantity", "测试胶囊限购 10 盒，请减少数量"]]],
  ["no multiple of the pack", { zbz: 5 }, 6, [["quantity", "数量须为 5 的倍数，请改为 10"]]],
  ["what is sold out", { number: 0 }, 1, [["on-sale", "测试胶囊已售罄，请选购同类商品"]]],
])("an order of %s", (_name, change, number, expected) =>
  expect(problems([putGoods(state, change), number])).toEqual(expected),
);

test("lines of the same goods share their stock, and are told once", () => {
  const goods = putGoods(state, { number: 10, ladder_price_id: 4 });
  const before = fillCart(state, buyer.id, [goods, 5], [goods, 6]);
  state.carts.put(buyer.id, [before[0]!, { ...before[1]!, ladder_price_id: 0 }]);
  const lines = pricedCart(state, buyer.id);
  expect(lines).toHaveLength(2);
  expect(orderProblems(state, buyer.id, lines).map(({ message }) => message)).toEqual([
    "测试胶囊库存仅剩 10 盒",
  ]);
  expect(orderProblems(state, buyer.id, lines.slice(0, 1))).toEqual([]);
});

test("combinations share the stock and limit of their parts", () => {
  const part = putGoods(state, { number: 10 });
  const set = putGoods(state, { id: ID + 1, name: "组合", parts: [{ goodsId: ID, number: 3 }] });
  expect(problems([part, 4], [set, 2])).toEqual([]);
  expect(problems([part, 5], [set, 2])).toEqual([["quantity", "测试胶囊库存仅剩 10 盒"]]);
  expect(problems([set, 3])).toEqual([]);
  expect(problems([set, 4])).toEqual([
    ["quantity", "组合库存仅剩 3 盒"],
    ["quantity", "测试胶囊库存仅剩 10 盒"],
  ]);
  // A problem with the part's own line is not reported a second time.
  expect(problems([part, 11], [set, 1])).toHaveLength(1);
  putGoods(state, { number: 10, limit_number: 5 });
  expect(problems([state.goods.get(ID)!, 2], [set, 1])).toEqual([]);
  expect(problems([state.goods.get(ID)!, 3], [set, 1])).toEqual([
    ["quantity", "测试胶囊限购 5 盒，请减少数量"],
  ]);
});
