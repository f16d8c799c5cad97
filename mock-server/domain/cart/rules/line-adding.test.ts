import { describe, expect, test } from "vitest";
import { CART_LINES_MAX } from "#generated/limits.ts";
import { refusalOf } from "#mock/domain/common/refusal-for-test.ts";
import type { GoodsRecord } from "#mock/domain/goods/records.ts";
import { fillCart, FIRST_TEST_GOODS, freshWorld, putGoods } from "#mock/seed/world-for-test.ts";
import { addToCart, type CartAddition } from "./line-adding.ts";
import { cartLines } from "./priced-cart.ts";

const ID = FIRST_TEST_GOODS;
const { state, buyer } = freshWorld();

const addFor = (user: typeof buyer, ...additions: CartAddition[]) =>
  addToCart(state, user, additions, (index, field) => `${index}.${field}`);
const add = (...additions: CartAddition[]) => addFor(buyer, ...additions);
const refused = (...additions: CartAddition[]) => refusalOf(() => add(...additions));
const cart = () =>
  cartLines(state, buyer.id).map(({ id, goods_id: goods, number }) => [id, goods - ID, number]);

describe("adding to the cart", () => {
  test("makes a ticked line with the offers of its goods, after the others", () => {
    const old = putGoods(state, { id: ID + 1 });
    fillCart(state, buyer.id, [old, 2]);
    putGoods(state, { sale_type: 1, goods_price_id: 5, ladder_price_id: 6, goods_manjian_id: 7, is_yj: 1 });
    const [line] = add({ goods_id: ID, number: 3 });
    expect(line).toMatchObject({
      goods_id: ID,
      number: 3,
      is_selected: 1,
      type: 1,
      goods_price_id: 5,
      ladder_price_id: 6,
      goods_manjian_id: 7,
      is_yj: 1,
    });
    expect(line?.seen).toMatchObject({ base_price: 1000, type: 1, goods_price_id: 5 });
    expect(cart()).toEqual([
      [1, 1, 2],
      [line?.id, 0, 3],
    ]);
  });

  test("increases the line of the same goods, which keeps its id and place", () => {
    const goods = putGoods(state);
    fillCart(state, buyer.id, [goods, 2], [putGoods(state, { id: ID + 1 }), 1]);
    expect(add({ goods_id: ID, number: 3 }, { goods_id: ID, number: 1 })).toHaveLength(2);
    expect(cart()).toEqual([
      [1, 0, 6],
      [2, 1, 1],
    ]);
  });

  test.each([
    [0, 1, 5],
    [0, 5, 5],
    [0, 6, 10],
    [5, 1, 10],
    [10, 10, 20],
  ])("with %d of packs of five in it, %d more become %d", (before, number, after) => {
    const goods = putGoods(state, { zbz: 5 });
    if (before > 0) fillCart(state, buyer.id, [goods, before]);
    add({ goods_id: ID, number });
    expect(cart().map(([, , total]) => total)).toEqual([after]);
  });

  test("goes up to the stock with what is in the cart, and no further", () => {
    const goods = putGoods(state, { number: 10 });
    fillCart(state, buyer.id, [goods, 4]);
    expect(refused({ goods_id: ID, number: 7 })).toMatchObject({
      errors: { "0.number": ["测试胶囊库存仅剩 10 盒"] },
    });
    add({ goods_id: ID, number: 6 });
    expect(cart()).toEqual([[1, 0, 10]]);
  });

  test("keeps the line of an earlier offer apart", () => {
    const goods = putGoods(state, { ladder_price_id: 6 });
    const [line] = fillCart(state, buyer.id, [goods, 2]);
    state.carts.put(buyer.id, [{ ...line!, ladder_price_id: 0 }]);
    add({ goods_id: ID, number: 1 });
    expect(cart().map(([, , number]) => number)).toEqual([2, 1]);
  });
});

describe("a line that replaces another", () => {
  test("takes its place, and the other can be brought back", () => {
    const [a, b, c] = [1, 2, 3].map((nth) => putGoods(state, { id: ID + nth }));
    fillCart(state, buyer.id, [a!, 1], [b!, 1], [c!, 1]);
    putGoods(state);
    add({ goods_id: ID, number: 4, replaces: 2 });
    expect(cart().map(([, goods, number]) => [goods, number])).toEqual([
      [1, 1],
      [0, 4],
      [3, 1],
    ]);
    expect(cart()[1]?.[0]).not.toBe(2);
    expect(state.removedLines.get(buyer.id)?.map(({ line, after }) => [line.id, after])).toEqual([[2, 1]]);
  });

  test("joins the line that its goods have already", () => {
    fillCart(state, buyer.id, [putGoods(state), 2], [putGoods(state, { id: ID + 1 }), 1]);
    add({ goods_id: ID, number: 1, replaces: 2 });
    expect(cart()).toEqual([[1, 0, 3]]);
  });

  test("adds to that line if the goods are the same", () => {
    fillCart(state, buyer.id, [putGoods(state), 2]);
    add({ goods_id: ID, number: 1, replaces: 1 });
    expect(cart()).toEqual([[1, 0, 3]]);
    expect(state.removedLines.get(buyer.id)).toBeUndefined();
  });

  test("comes last when the other is gone", () => {
    fillCart(state, buyer.id, [putGoods(state, { id: ID + 1 }), 1]);
    putGoods(state);
    add({ goods_id: ID, number: 1, replaces: 77 });
    expect(cart().map(([, goods]) => goods)).toEqual([1, 0]);
  });

  test("frees the replaced goods for a line of their own", () => {
    const old = putGoods(state, { id: ID + 1 });
    fillCart(state, buyer.id, [old, 5]);
    putGoods(state);
    add({ goods_id: ID, number: 1, replaces: 1 }, { goods_id: old.id, number: 2 });
    expect(cart().map(([, goods, number]) => [goods, number])).toEqual([
      [0, 1],
      [1, 2],
    ]);
  });
});

describe("adding is refused", () => {
  test.each<[string, Partial<GoodsRecord>, Partial<CartAddition>, string, RegExp]>([
    ["unknown goods", {}, { goods_id: 1_234_567 }, "0.goods_id", /不存在或已下架/],
    ["goods that are sold out", { number: 0 }, {}, "0.number", /已售罄/],
    ["goods off sale", { is_buy: 0, no_buy_reason: "停售" }, {}, "0.number", /停售/],
    ["goods of another warehouse", { ck_id: 1 }, { ck_id: 9 }, "0.ck_id", /已调整发货仓库/],
    ["single goods as a combination", {}, { type: 3 }, "0.type", /不是组合商品/],
    ["more than the limit", { limit_number: 2 }, {}, "0.number", /限购 2 盒/],
  ])("%s", (_name, change, requested, field, message) => {
    putGoods(state, change);
    const { status, errors } = refused({ goods_id: ID, number: 3, ...requested });
    expect([status, Object.keys(errors ?? {})]).toEqual([422, [field]]);
    expect(errors?.[field]?.[0]).toMatch(message);
    expect(cart()).toEqual([]);
  });

  test("for all parts when one cannot be added, each with its reason", () => {
    putGoods(state);
    putGoods(state, { id: ID + 1, number: 0 });
    const good = { goods_id: ID, number: 1 };
    const { errors } = refused(good, { goods_id: ID + 1, number: 1 }, { goods_id: 1_234_567, number: 1 });
    expect(Object.keys(errors ?? {})).toEqual(["1.number", "2.goods_id"]);
    expect(cart()).toEqual([]);
  });

  test("before the buyer's approval (specification section 6)", () => {
    putGoods(state);
    const early = () => addFor({ ...buyer, is_passed: 0 }, { goods_id: ID, number: 1 });
    expect(refusalOf(early)).toMatchObject({ status: 403 });
  });

  test("for another kind of goods in a full cart, but not for more of its goods or a replacement", () => {
    const goods = putGoods(state);
    const [line] = fillCart(state, buyer.id, [goods, 1]);
    const others = Array.from({ length: CART_LINES_MAX - 1 }, (_, nth) => ({
      ...line!,
      id: nth + 2,
      goods_id: ID + 2 + nth,
    }));
    state.carts.put(buyer.id, [line!, ...others]);
    putGoods(state, { id: ID + 1 });
    const { errors } = refused({ goods_id: ID + 1, number: 1 });
    expect(errors).toEqual({
      "0.goods_id": [`购物车最多 ${CART_LINES_MAX} 种商品，请先结算或删除一些商品`],
    });
    add({ goods_id: ID, number: 1 });
    add({ goods_id: ID + 1, number: 1, replaces: 2 });
    expect(cartLines(state, buyer.id)).toHaveLength(CART_LINES_MAX);
    state.carts.put(buyer.id, [line!, ...others.slice(1)]);
    add({ goods_id: ID + 1, number: 1 });
    expect(cartLines(state, buyer.id)).toHaveLength(CART_LINES_MAX);
  });

  test("without a word on the warehouse if the goods are in the requested one", () => {
    putGoods(state, { ck_id: 4 });
    expect(add({ goods_id: ID, number: 1, ck_id: 4 })).toHaveLength(1);
  });
});
