import { memoize } from "#mock/domain/common/memoize.ts";
import type { WorldState } from "#mock/domain/world-state.ts";
import type { Purchases } from "../bought.ts";
import { isAvailable } from "../quantity.ts";

/**
 * The part from `from` to before `to` of a list of goods in which those come first that the buyer has bought before and
 * that are available; else in its order. Works from the few purchases, not from the long list.
 */
export function boughtFirst(
  state: WorldState,
  ids: readonly number[],
  purchases: Purchases,
  [from, to]: readonly [from: number, to: number],
): number[] {
  if (purchases.size === 0) return ids.slice(from, to);
  const places = placesOf(ids);
  const ahead: number[] = [];
  for (const id of boughtIn(ids)(purchases)) {
    if (isOffered(state, id)) ahead.push(id);
    if (ahead.length === to) return ahead.slice(from);
  }
  let start = Math.max(0, from - ahead.length);
  for (const id of ahead) if ((places[id] ?? 0) <= start + 1) start += 1;
  const isAhead = new Set(ahead);
  const others = ids.slice(start, start + to - from + ahead.length).filter((id) => !isAhead.has(id));
  return [...ahead.slice(from, to), ...others].slice(0, to - from);
}

/** By id the place in a list, counted from 1. */
const placesOf = memoize((ids: readonly number[]): Uint32Array => {
  const places = new Uint32Array(ids.reduce((largest, id) => Math.max(largest, id), 0) + 1);
  for (const [index, id] of ids.entries()) places[id] = index + 1;
  return places;
});

/** The ids of purchases that are in a list, in its order. */
const boughtIn = memoize((ids: readonly number[]) =>
  memoize((purchases: Purchases): readonly number[] => {
    const places = placesOf(ids);
    return [...purchases.keys()]
      .filter((id) => (places[id] ?? 0) > 0)
      .toSorted((a, b) => (places[a] ?? 0) - (places[b] ?? 0));
  }),
);

function isOffered(state: WorldState, id: number): boolean {
  const goods = state.goods.get(id);
  return goods !== undefined && isAvailable(goods);
}
