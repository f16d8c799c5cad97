import { terms } from "#generated/terms.ts";
import { formatDate, parseDateTime } from "#mock/world/shanghai-time.ts";
import type { PointsEntry } from "../records.ts";

const yearOf = (ms: number): number => Number(formatDate(ms).slice(0, 4));

/** Points of a year expire at the end of a later one: the first ms in which they are gone. */
const endOf = (year: number): number =>
  parseDateTime(`${year + terms.points.expiry.years_after + 1}-01-01 00:00:00`);

/** Points that expire together. */
export type ExpiringPoints = { readonly points: number; readonly at: number };

/**
 * The points that expire next, and when (ms); undefined when none do. Points are spent first in, first out, so what
 * remains of the points up to a year is whatever all later spending has not used up.
 */
export function nextExpiry(
  entries: readonly Pick<PointsEntry, "points" | "at">[],
): ExpiringPoints | undefined {
  const gains = entries.filter(({ points }) => points > 0);
  const spent = entries.reduce((total, { points }) => total + Math.min(0, points), 0);
  const years = [...new Set(gains.map(({ at }) => yearOf(at)))].toSorted((a, b) => a - b);
  let gained = 0;
  for (const year of years) {
    gained += gains.reduce((total, { points, at }) => total + (yearOf(at) === year ? points : 0), 0);
    if (gained + spent > 0) return { points: gained + spent, at: endOf(year) };
  }
  return undefined;
}
