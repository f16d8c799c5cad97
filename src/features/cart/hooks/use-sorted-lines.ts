import { useState } from "react";
import type { CartLine } from "#generated/model/cartLine.ts";
import { type CartSort, sortLines } from "../lib/cart-sort.ts";

/**
 * The lines in an order that stays as it is while quantities change: a row must not move away while somebody types in
 * it. It is made anew for another order, and when lines come or go.
 */
export function useSortedLines(lines: readonly CartLine[], sort: CartSort): readonly CartLine[] {
  const [ranked, setRanked] = useState(() => rank(lines, sort));
  if (sort === "added") return lines;
  const isCurrent =
    ranked.sort === sort &&
    ranked.ranks.size === lines.length &&
    lines.every(({ id }) => ranked.ranks.has(id));
  if (!isCurrent) {
    const next = rank(lines, sort);
    setRanked(next);
    return inOrder(lines, next.ranks);
  }
  return inOrder(lines, ranked.ranks);
}

function rank(lines: readonly CartLine[], sort: CartSort) {
  return { sort, ranks: new Map(sortLines(lines, sort).map(({ id }, index) => [id, index])) };
}

const inOrder = (lines: readonly CartLine[], ranks: ReadonlyMap<number, number>): readonly CartLine[] =>
  lines.toSorted((one, other) => (ranks.get(one.id) ?? 0) - (ranks.get(other.id) ?? 0));
