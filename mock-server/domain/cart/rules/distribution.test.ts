import { beforeEach, describe, expect, test } from "vitest";
import { CART_LINES_MAX } from "#generated/limits.ts";
import { refusalOf } from "#mock/domain/common/refusal-for-test.ts";
import type { GoodsRecord } from "#mock/domain/goods/records.ts";
import { fillCart, FIRST_TEST_GOODS, freshWorld, putGoods } from "#mock/seed/world-for-test.ts";
import { planDistribution } from "./distribution.ts";
import { cartLines } from "./priced-cart.ts";

const ID = FIRST_TEST_GOODS;
const HERE = 1;
const BRANCH = 900;
const { state, buyer } = freshWorld();

/** An owner with two stores, the second with a cart of one line, and two kinds of goods. */
beforeEach(() => {
  state.users.put(BRANCH, { ...buyer, id: BRANCH, company: "城东分店" });
  state.certificates.put(BRANCH, state.certificates.get(buyer.id) ?? []);
  putGoods(state);
  fillCart(state, BRANCH, [putGoods(state, { id: ID + 1 }), 3]);
});

type Cell = readonly [store: number, goods: number, number: number];

function planFor(user: typeof buyer, ...cells: Cell[]) {
  let nextId = 100;
  return planDistribution(
    state,
    user,
    cells.map(([store, goods, number]) => ({ store_id: store, goods_id: ID + goods, number })),
    () => (nextId += 1),
  );
}
const plan = (...cells: Cell[]) => planFor(buyer, ...cells);
const problems = (...cells: Cell[]) =>
  plan(...cells).problems.map(({ index, field, message }) => [index, field, message]);
const carts = (...cells: Cell[]) =>
  plan(...cells).stores.map(({ store, lines, goodsIds }) => ({
    store: store.id,
    lines: lines.map(({ id, goods_id: goods, number }) => [id, goods - ID, number]),
    filled: [...goodsIds].map((goods) => goods - ID),
  }));

describe("goods for several stores", () => {
  test("become lines of each store's own cart, which is not changed yet", () => {
    expect(carts([HERE, 0, 5], [BRANCH, 0, 7])).toEqual([
      { store: HERE, lines: [[101, 0, 5]], filled: [0] },
      {
        store: BRANCH,
        lines: [
          [1, 1, 3],
          [102, 0, 7],
        ],
        filled: [0],
      },
    ]);
    expect(cartLines(state, BRANCH)).toHaveLength(1);
    expect(cartLines(state, HERE)).toEqual([]);
  });

  test("that a store has already get the new number, ticked, in one line", () => {
    const [line] = cartLines(state, BRANCH);
    const other = { ...line!, id: 2, ladder_price_id: 9, is_selected: 0 as const };
    putGoods(state, { id: ID + 1, ladder_price_id: 9 });
    state.carts.put(BRANCH, [{ ...line!, is_selected: 0 }, other]);
    const [branch] = plan([BRANCH, 1, 8]).stores;
    expect(branch?.lines).toMatchObject([{ id: 1, number: 8, is_selected: 1, ladder_price_id: 9 }]);
  });

  test("leave the other lines of a store alone, twice the same goods among them", () => {
    const [line] = cartLines(state, BRANCH);
    putGoods(state, { id: ID + 1, ladder_price_id: 9 });
    state.carts.put(BRANCH, [line!, { ...line!, id: 2, ladder_price_id: 9 }]);
    expect(carts([BRANCH, 0, 1])[0]?.lines).toEqual([
      [1, 1, 3],
      [2, 1, 3],
      [101, 0, 1],
    ]);
  });

  test("may be all the stock, and no more", () => {
    putGoods(state, { number: 10 });
    expect(problems([HERE, 0, 4], [BRANCH, 0, 6])).toEqual([]);
    const text = "各店共要 11 盒测试胶囊，库存仅剩 10 盒";
    expect(problems([HERE, 0, 5], [BRANCH, 0, 6])).toEqual([
      [0, "number", text],
      [1, "number", text],
    ]);
  });

  test("share the stock with the combinations that they are part of", () => {
    putGoods(state, { number: 10 });
    putGoods(state, { id: ID + 2, parts: [{ goodsId: ID, number: 2 }], name: "组合" });
    expect(problems([HERE, 0, 4], [BRANCH, 2, 3])).toEqual([]);
    expect(problems([HERE, 0, 5], [BRANCH, 2, 3])).toEqual([
      [0, "number", "各店共要 11 盒测试胶囊，库存仅剩 10 盒"],
      [1, "number", "各店共要 11 盒测试胶囊，库存仅剩 10 盒"],
    ]);
    expect(problems([HERE, 1, 2], [HERE, 0, 5], [BRANCH, 2, 3]).map(([index]) => index)).toEqual([1, 2]);
  });
});

describe("a cell that cannot be filled", () => {
  test.each<[string, Partial<GoodsRecord>, string, RegExp]>([
    ["of goods sold out", { number: 0 }, "goods_id", /已售罄/],
    ["of goods off sale", { is_buy: 0, no_buy_reason: "停售" }, "goods_id", /停售/],
    ["with no multiple of the pack", { zbz: 5 }, "number", /5 的倍数/],
    ["above the limit", { limit_number: 3 }, "number", /限购 3 盒/],
    ["above the stock", { number: 3 }, "number", /库存仅剩 3 盒/],
  ])("%s", (_name, change, field, message) => {
    putGoods(state, change);
    const [problem, ...others] = problems([BRANCH, 1, 4], [HERE, 0, 4]);
    expect(problem?.slice(0, 2)).toEqual([1, field]);
    expect(problem?.[2]).toMatch(message);
    expect(others).toEqual([]);
    expect(carts([BRANCH, 1, 4], [HERE, 0, 4])).toEqual([
      { store: BRANCH, lines: [[1, 1, 4]], filled: [1] },
      { store: HERE, lines: [], filled: [] },
    ]);
  });

  test("takes nothing of the stock from the others", () => {
    putGoods(state, { number: 10, zbz: 5 });
    expect(problems([HERE, 0, 7], [BRANCH, 0, 10]).map(([index]) => index)).toEqual([0]);
  });

  test("is the second with the same goods for the same store", () => {
    expect(problems([HERE, 0, 1], [BRANCH, 0, 1], [HERE, 0, 2])).toEqual([
      [2, "goods_id", "测试胶囊在同一门店填了两次，请合并后提交"],
    ]);
  });

  test("is one of a store that is not approved yet (specification section 6)", () => {
    state.users.put(BRANCH, { ...state.users.get(BRANCH)!, is_passed: 0 });
    expect(problems([HERE, 0, 1], [BRANCH, 0, 1])).toEqual([
      [1, "store_id", "城东分店的资质尚未审核通过，暂不能采购"],
    ]);
  });

  test("is one of goods for which a store's cart has no room", () => {
    const [line] = cartLines(state, BRANCH);
    const full = Array.from({ length: CART_LINES_MAX - 1 }, (_, nth) => ({
      ...line!,
      id: nth + 1,
      goods_id: ID + 10 + nth,
    }));
    state.carts.put(BRANCH, full);
    expect(problems([BRANCH, 0, 1], [BRANCH, 1, 1])).toEqual([
      [1, "goods_id", `该门店的购物车已有 ${CART_LINES_MAX} 种商品，请先结算或删除一些商品`],
    ]);
    expect(carts([BRANCH, 0, 1], [BRANCH, 1, 1])[0]?.filled).toEqual([0]);
    expect(plan([BRANCH, 0, 1], [BRANCH, 1, 1]).stores[0]?.lines).toHaveLength(CART_LINES_MAX);
  });

  test("is told in the order of the cells", () => {
    putGoods(state, { number: 5 });
    expect(problems([HERE, 0, 5], [BRANCH, 1, 1000], [BRANCH, 0, 1]).map(([index]) => index)).toEqual([
      0, 1, 2,
    ]);
  });
});

describe("all is refused", () => {
  const NO_STORE = "门店不存在或不属于您，请重新选择门店";
  const NO_GOODS = "商品不存在或已下架，请刷新后重新选购";

  test("when a cell names no store of the owner or no goods", () => {
    state.users.put(901, { ...buyer, id: 901, ownerId: 901 });
    const named = () => plan([HERE, 0, 1], [901, 0, 1], [BRANCH, 77, 1], [77, 78, 1]);
    expect(refusalOf(named)).toEqual({
      status: 422,
      errors: {
        "cells.1.store_id": [NO_STORE],
        "cells.2.goods_id": [NO_GOODS],
        "cells.3.store_id": [NO_STORE],
        "cells.3.goods_id": [NO_GOODS],
      },
    });
  });

  test("before the owner's own approval", () => {
    const early = () => planFor({ ...buyer, is_passed: 0 }, [BRANCH, 0, 1]);
    expect(refusalOf(early)).toEqual({ status: 403, errors: undefined });
  });
});
