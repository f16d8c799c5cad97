import { describe, expect, test } from "vitest";
import { byId, NOW, worldWith } from "#mock/domain/bare-world-for-test.ts";
import { goodsWith } from "#mock/seed/goods/goods-for-test.ts";
import { DAY_MS } from "#mock/world/shanghai-time.ts";
import { EXPIRED_REASON } from "./expiry.ts";

/** Product 7 expires today, and 900 consists of two of it. */
const world = () =>
  worldWith({
    goods: byId(
      goodsWith({ id: 7, xq: "2026-11-21", number: 9 }),
      goodsWith({ id: 900, sale_type: 3, parts: [{ goodsId: 7, number: 2 }], number: 0 }),
    ),
  });

describe("goods of a world", () => {
  test("are as sold at its time, one by one and all together", () => {
    const state = world();
    expect(state.goods.get(7)).toMatchObject({ is_buy: 1 });
    state.clock.set(NOW + DAY_MS);
    const expired = { is_buy: 0, no_buy_reason: EXPIRED_REASON };
    expect(state.goods.get(7)).toMatchObject(expired);
    expect([...state.goods.values()][0]).toMatchObject(expired);
    expect([...state.goods.entries()][0]).toMatchObject([7, expired]);
  });

  test("that are combinations have the stock of their parts as they are now", () => {
    const state = world();
    expect(state.goods.get(900)?.number).toBe(4);
    state.goods.put(7, goodsWith({ id: 7, number: 3 }));
    expect(state.goods.get(900)?.number).toBe(1);
    state.goods.delete(7);
    expect(state.goods.get(900)?.number).toBe(0);
  });

  test("there are none of an unknown number", () => expect(world().goods.get(404)).toBeUndefined());

  test("are counted, with those that were changed", () => {
    const state = world();
    expect([state.goods.size, state.goods.changed]).toEqual([2, 0]);
    state.goods.put(8, goodsWith({ id: 8 }));
    expect([state.goods.size, state.goods.changed]).toEqual([3, 1]);
  });

  test("do not stay expired when they are changed then: the clock can be set back", () => {
    const state = world();
    state.clock.set(NOW + DAY_MS);
    state.goods.put(7, { ...state.goods.get(7)!, number: 5 });
    state.clock.set(NOW);
    expect(state.goods.get(7)).toMatchObject({ is_buy: 1, no_buy_reason: "", number: 5 });
  });

  test("stay off sale for any other reason", () => {
    const state = world();
    state.goods.put(7, { ...state.goods.get(7)!, is_buy: 0, no_buy_reason: "暂停销售" });
    expect(state.goods.get(7)).toMatchObject({ is_buy: 0, no_buy_reason: "暂停销售" });
  });
});
