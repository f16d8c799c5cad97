import { beforeEach, describe, expect, test } from "vitest";
import { refusalOf } from "#mock/domain/common/refusal-for-test.ts";
import type { GoodsRecord } from "#mock/domain/goods/records.ts";
import { fillCart, FIRST_TEST_GOODS, freshWorld, putGoods } from "#mock/seed/world-for-test.ts";
import { deleteLines, selectLines, setLineNumber } from "./line-edits.ts";
import { cartLines } from "./priced-cart.ts";

const ID = FIRST_TEST_GOODS;
const { state, buyer } = freshWorld();
beforeEach(() => {
  fillCart(state, buyer.id, [putGoods(state), 2], [putGoods(state, { id: ID + 1, base_price: 250 }), 4]);
});

const numbers = () => cartLines(state, buyer.id).map(({ id, number }) => [id, number]);
const ticks = () => cartLines(state, buyer.id).map(({ id, is_selected: ticked }) => [id, ticked]);
const setTo = (line: number, number: number) => setLineNumber(state, buyer, line, number);

function refused(line: number, number: number) {
  const { status, errors } = refusalOf(() => setTo(line, number));
  return [status, errors?.["params.number"]?.[0]];
}

describe("the number of a line", () => {
  test("is set, and the line priced with it; the others stay", () => {
    expect(setTo(2, 10)).toMatchObject({
      line: { id: 2, number: 10 },
      price: 250,
      before: 2500,
      canSelect: true,
    });
    expect(numbers()).toEqual([
      [1, 2],
      [2, 10],
    ]);
  });

  test.each<[string, Partial<GoodsRecord>, number, RegExp]>([
    ["no multiple of the pack", { zbz: 5 }, 6, /5 的倍数，请改为 10/],
    ["above the limit", { limit_number: 10 }, 11, /限购 10 盒/],
    ["above the stock", { number: 10 }, 11, /库存仅剩 10 盒/],
    ["of goods sold out", { number: 0 }, 1, /已售罄/],
    ["of goods off sale", { is_buy: 0, no_buy_reason: "停售" }, 1, /停售/],
  ])("is refused %s", (_name, change, number, message) => {
    putGoods(state, change);
    const [status, text] = refused(1, number);
    expect(status).toBe(422);
    expect(text).toMatch(message);
    expect(numbers()[0]).toEqual([1, 2]);
  });

  test("is refused of a line that is not in this cart, or whose goods no longer exist", () => {
    expect(refused(77, 1)).toEqual([404, undefined]);
    state.goods.delete(ID);
    expect(refused(1, 1)).toEqual([404, undefined]);
  });
});

describe("ticking", () => {
  test("counts what it changes, and leaves the rest", () => {
    expect(selectLines(state, buyer, [1, 2], 1)).toEqual({ changed: 0, refusedIds: [] });
    expect(selectLines(state, buyer, [2, 77], 0)).toEqual({ changed: 1, refusedIds: [] });
    expect(ticks()).toEqual([
      [1, 1],
      [2, 0],
    ]);
    expect(selectLines(state, buyer, [1, 2], 1)).toEqual({ changed: 1, refusedIds: [] });
    expect(ticks()[1]).toEqual([2, 1]);
  });

  test("is refused for what cannot be bought, which loses its tick; unticking is not", () => {
    putGoods(state, { number: 0 });
    expect(selectLines(state, buyer, [1, 2], 1)).toEqual({ changed: 1, refusedIds: [1] });
    expect(ticks()[0]).toEqual([1, 0]);
    state.goods.delete(ID + 1);
    expect(selectLines(state, buyer, [2], 1)).toEqual({ changed: 1, refusedIds: [2] });
    expect(selectLines(state, buyer, [1, 2], 0)).toEqual({ changed: 0, refusedIds: [] });
  });

  test("that changes nothing writes nothing", () => {
    const before = state.carts.get(buyer.id);
    selectLines(state, buyer, [1], 1);
    expect(state.carts.get(buyer.id)).toBe(before);
  });
});

test("deleting counts what was there and what is left", () => {
  expect(deleteLines(state, buyer, [77])).toEqual({ deleted: 0, total: 2 });
  expect(deleteLines(state, buyer, [1, 77])).toEqual({ deleted: 1, total: 1 });
  expect(deleteLines(state, buyer, [1])).toEqual({ deleted: 0, total: 1 });
  expect(numbers()).toEqual([[2, 4]]);
});
