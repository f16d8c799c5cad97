import fc from "fast-check";
import { expect, test } from "vitest";
import { byId, worldWith } from "#mock/domain/bare-world-for-test.ts";
import { goodsWith } from "#mock/seed/goods/goods-for-test.ts";
import type { Purchases } from "../bought.ts";
import { isAvailable } from "../quantity.ts";
import { boughtFirst } from "./bought-first.ts";

const IDS = Array.from({ length: 60 }, (_, index) => index + 1);
/** Every fifth is sold out, every seventh off sale; 404 is gone. */
const state = worldWith({
  goods: byId(
    ...IDS.map((id) => goodsWith({ id, number: id % 5 === 0 ? 0 : 9, is_buy: id % 7 === 0 ? 0 : 1 })),
  ),
});
const purchasesOf = (ids: readonly number[]) => new Map(ids.map((id) => [id, {}])) as unknown as Purchases;

/** The whole list. */
function sorted(ids: readonly number[], bought: readonly number[]): number[] {
  const isAhead = (id: number) => bought.includes(id) && isAvailable(state.goods.get(id)!);
  return [...ids.filter(isAhead), ...ids.filter((id) => !isAhead(id))];
}

const list = fc.shuffledSubarray(IDS);
const bought = fc.shuffledSubarray([...IDS, 404], { maxLength: 25 });

test("every part of a list has what is bought and available ahead, each in the list's order", () =>
  fc.assert(
    fc.property(list, bought, fc.nat(70), fc.nat(70), (ids, known, from, size) => {
      const range = [from, from + size] as const;
      expect(boughtFirst(state, ids, purchasesOf(known), range)).toEqual(sorted(ids, known).slice(...range));
    }),
    { seed: 1, numRuns: 2000 },
  ));

test("another list of the same goods has its own order", () => {
  expect(boughtFirst(state, [1, 2, 3], purchasesOf([3, 2]), [0, 3])).toEqual([2, 3, 1]);
  expect(boughtFirst(state, [3, 2, 1], purchasesOf([3, 2]), [0, 3])).toEqual([3, 2, 1]);
});
