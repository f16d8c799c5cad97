import { expect, test } from "vitest";
import { worldWith } from "#mock/domain/bare-world-for-test.ts";
import { userWith } from "#mock/domain/user/user-for-test.ts";
import { favoritesOf, starredGoods } from "./rules.ts";

const buyer = userWith();
const favorite = (goodsId: number) => ({ id: goodsId, goodsId, starredAt: 0, price: null });

test("the starred goods are those of the viewer, worked out once for each list of favorites", () => {
  const state = worldWith();
  state.favorites.put(1, [favorite(8), favorite(7)]);
  state.favorites.put(2, [favorite(9)]);
  expect(favoritesOf(state, 1).map(({ goodsId }) => goodsId)).toEqual([8, 7]);
  const starred = starredGoods(state, buyer);
  expect([...starred]).toEqual([8, 7]);
  expect(starredGoods(state, buyer)).toBe(starred);
  state.favorites.put(1, [favorite(8)]);
  expect([...starredGoods(state, buyer)]).toEqual([8]);
  expect(starredGoods(state, undefined).size).toBe(0);
});
