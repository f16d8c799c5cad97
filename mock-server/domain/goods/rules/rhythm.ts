import { DAY_MS, startOfDay } from "#mock/world/shanghai-time.ts";
import { raiseToMultiple } from "./quantity.ts";

/** One purchase of one product. The price in 分, the time in ms. */
export type Purchase = { readonly at: number; readonly price: number; readonly number: number };

/** The mean number of days between the purchases of one product, newest first; 0 when all are of one day. */
export function intervalDays(purchases: readonly Purchase[]): number {
  const days = new Set(purchases.map(({ at }) => startOfDay(at)));
  if (days.size < 2) return 0;
  const span = Math.max(...days) - Math.min(...days);
  return Math.max(1, Math.round(span / DAY_MS / (days.size - 1)));
}

/** The day (ms) when the goods are due again: one interval after the last purchase; undefined without an interval. */
export function dueAt(purchases: readonly Purchase[]): number | undefined {
  const interval = intervalDays(purchases);
  return interval === 0 ? undefined : startOfDay(purchases[0]?.at ?? 0) + interval * DAY_MS;
}

/** Returns the average quantity of a purchase, raised to the middle pack. */
export function usualNumber(purchases: readonly Purchase[], zbz: number): number {
  const total = purchases.reduce((sum, { number }) => sum + number, 0);
  return raiseToMultiple(Math.max(1, Math.round(total / Math.max(1, purchases.length))), zbz);
}

/**
 * Returns the number used in 30 days: purchases before the last day of purchase, spread over the days until then, to
 * two decimals. 0 if all were made on one day.
 */
export function monthlyNumber(purchases: readonly Purchase[]): number {
  const days = purchases.map(({ at }) => startOfDay(at));
  const last = Math.max(...days);
  const span = (last - Math.min(...days)) / DAY_MS;
  if (!(span > 0)) return 0;
  const used = purchases.reduce((sum, { number }, index) => sum + (days[index] === last ? 0 : number), 0);
  return Math.round((used / span) * 30 * 100) / 100;
}
