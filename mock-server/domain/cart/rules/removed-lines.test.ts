import { beforeEach, describe, expect, test } from "vitest";
import { CART_LINES_MAX } from "#generated/limits.ts";
import { fillCart, FIRST_TEST_GOODS, freshWorld, putGoods } from "#mock/seed/world-for-test.ts";
import { MINUTE_MS } from "#mock/world/shanghai-time.ts";
import { deleteLines } from "./line-edits.ts";
import { cartLines } from "./priced-cart.ts";
import { rememberRemoved, restoreRemoved } from "./removed-lines.ts";

const { state, buyer } = freshWorld();

/** A cart of five lines, 1 to 5. */
beforeEach(() => {
  const goods = [1, 2, 3, 4, 5].map((nth) => putGoods(state, { id: FIRST_TEST_GOODS + nth }));
  fillCart(state, buyer.id, ...goods.map((each) => [each, 1] as const));
});

const ids = () => cartLines(state, buyer.id).map(({ id }) => id);
function remove(...removed: number[]) {
  rememberRemoved(state, buyer.id, cartLines(state, buyer.id), new Set(removed));
  return deleteLines(state, buyer, removed);
}
const restore = (...requested: number[]) => restoreRemoved(state, buyer, requested);

describe("removed lines come back", () => {
  test.each<[number[], number[]]>([
    [[1], [1]],
    [[3], [3]],
    [[5], [5]],
    [
      [1, 2],
      [1, 2],
    ],
    [
      [2, 3, 4],
      [2, 3, 4],
    ],
    [
      [1, 3, 5],
      [5, 3, 1],
    ],
    [
      [1, 2, 3, 4, 5],
      [1, 2, 3, 4, 5],
    ],
  ])("to where they were: %j", (removed, requested) => {
    expect(remove(...removed)).toEqual({ deleted: removed.length, total: 5 - removed.length });
    expect(restore(...requested)).toEqual({ restored: removed.length, total: 5 });
    expect(ids()).toEqual([1, 2, 3, 4, 5]);
  });

  test.each([[[1, 2, 3]], [[3, 2, 1]], [[2, 1, 3]], [[2, 3, 1]], [[4, 2, 3]], [[3, 4, 2]], [[5, 4, 3]]])(
    "to where they were when they went one by one: %j",
    (removed) => {
      for (const id of removed) remove(id);
      for (const id of removed.toReversed()) restore(id);
      expect(ids()).toEqual([1, 2, 3, 4, 5]);
      for (const id of removed) remove(id);
      for (const id of removed) restore(id);
      expect(ids()).toEqual([1, 2, 3, 4, 5]);
    },
  );

  test("after the nearest line before that is still there", () => {
    remove(2, 3, 4);
    restore(4);
    expect(ids()).toEqual([1, 4, 5]);
    restore(2);
    expect(ids()).toEqual([1, 2, 4, 5]);
    remove(1);
    remove(2);
    restore(3);
    expect(ids()).toEqual([3, 4, 5]);
  });

  test("with what else they were", () => {
    const [, second] = cartLines(state, buyer.id);
    remove(2);
    restore(2);
    expect(cartLines(state, buyer.id)[1]).toEqual(second);
  });
});

describe("removed lines stay away", () => {
  test("ten minutes after", () => {
    remove(2);
    state.clock.advance(10 * MINUTE_MS + 1);
    expect(restore(2)).toEqual({ restored: 0, total: 4 });
    state.clock.advance(-1);
    expect(restore(2)).toEqual({ restored: 1, total: 5 });
  });

  test("unless they were asked for", () => {
    remove(2, 3);
    expect(restore(3, 77)).toEqual({ restored: 1, total: 4 });
    expect(ids()).toEqual([1, 3, 4, 5]);
  });

  test("once they came back", () => {
    remove(2);
    restore(2);
    expect(restore(2)).toEqual({ restored: 0, total: 5 });
    expect(state.removedLines.get(buyer.id)).toEqual([]);
  });

  test("when their goods are in the cart again under the same offer", () => {
    const [line] = cartLines(state, buyer.id);
    remove(1);
    state.carts.put(buyer.id, [...cartLines(state, buyer.id), { ...line!, id: 9 }]);
    expect(restore(1)).toEqual({ restored: 0, total: 5 });
    expect(ids()).toEqual([2, 3, 4, 5, 9]);
  });

  test("for which there is no room", () => {
    remove(2, 3);
    const [line] = cartLines(state, buyer.id);
    const others = Array.from({ length: CART_LINES_MAX - 1 }, (_, nth) => {
      return { ...line!, id: 100 + nth, goods_id: FIRST_TEST_GOODS + 100 + nth };
    });
    state.carts.put(buyer.id, others);
    expect(restore(2, 3)).toEqual({ restored: 1, total: CART_LINES_MAX });
    expect(ids()[0]).toBe(2);
  });

  test("when nothing was removed", () => {
    rememberRemoved(state, buyer.id, cartLines(state, buyer.id), new Set([77]));
    expect(state.removedLines.get(buyer.id)).toBeUndefined();
    expect(restore(1, 77)).toEqual({ restored: 0, total: 5 });
  });
});
