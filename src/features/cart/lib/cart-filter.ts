import { CartLineType, Flag } from "#generated/enums.ts";
import type { CartFilter, CartLine } from "#generated/model/index.ts";
import { isChanged } from "./line-changes.ts";
import { hasFreeShipping, isNearMinimum, isPromoted } from "./line-offers.ts";
import { isUnavailable, lineType } from "./line-state.ts";

/** Lines of which something has changed since the buyer last saw them; the shop's own filter. */
export const CHANGED_LINES = "changed";

export type CartFilterId = CartFilter["id"] | typeof CHANGED_LINES;

/** All lines (specification section 9). */
export const ALL_LINES = 99999 satisfies CartFilterId;

/** The parameters of the cart's list: the whole cart is loaded at once, filters only select what is shown. */
export const wholeCart = { filters: ALL_LINES, new: 1 } as const;

/** Lines that are no longer available. */
export const UNAVAILABLE_LINES = 9 satisfies CartFilterId;

const belongs: Record<CartFilterId, (line: CartLine) => boolean> = {
  [ALL_LINES]: () => true,
  0: (line) => lineType(line) === CartLineType.Normal,
  1: (line) => lineType(line) === CartLineType.Spike,
  3: (line) => lineType(line) === CartLineType.Combination,
  4: (line) => !isUnavailable(line) && isPromoted(line),
  5: (line) => !isUnavailable(line) && hasFreeShipping(line),
  6: (line) => !isUnavailable(line) && isNearMinimum(line),
  8: (line) => line.with_coupon === Flag.Yes && !isUnavailable(line),
  [UNAVAILABLE_LINES]: isUnavailable,
  [CHANGED_LINES]: isChanged,
};

const filters = Object.keys(belongs)
  .flatMap((text) => readFilter(text) ?? [])
  .filter((id) => id !== ALL_LINES);
/** By line: an edit changes one of thousands, and the others stay the same objects. */
const known = new WeakMap<CartLine, readonly CartFilterId[]>();

/** The filters that a line matches, but for the one that every line does. */
function filtersOf(line: CartLine): readonly CartFilterId[] {
  const before = known.get(line);
  if (before) return before;
  const matching = filters.filter((id) => belongs[id](line));
  known.set(line, matching);
  return matching;
}

/** The lines that match a filter. The whole cart stays loaded, so that its totals do not depend on the filter. */
export function filterLines(lines: readonly CartLine[], id: CartFilterId): readonly CartLine[] {
  return id === ALL_LINES ? lines : lines.filter((line) => filtersOf(line).includes(id));
}

/** Counts the lines that match each filter; filters without a match are left out. */
export function countByFilter(lines: readonly CartLine[]): ReadonlyMap<CartFilterId, number> {
  const counts = new Map<CartFilterId, number>([[ALL_LINES, lines.length]]);
  for (const line of lines) for (const id of filtersOf(line)) counts.set(id, (counts.get(id) ?? 0) + 1);
  return counts;
}

/** Parses a filter from the address; unknown values show every line. */
export function parseFilter(text: string | null): CartFilterId {
  return readFilter(text ?? "") ?? ALL_LINES;
}

function readFilter(text: string): CartFilterId | undefined {
  if (text === CHANGED_LINES) return text;
  return Object.keys(belongs).includes(text) ? (Number(text) as CartFilter["id"]) : undefined;
}
