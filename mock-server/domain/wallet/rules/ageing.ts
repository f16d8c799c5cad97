import type { Fen } from "#mock/world/money.ts";
import { DAY_MS, startOfDay } from "#mock/world/shanghai-time.ts";

/** The ages of debts in days; the last one has no end. */
const AGES = [
  [0, 30],
  [31, 60],
  [61, 90],
  [91, null],
] as const;

/** The age of a debt in days, from the day in Shanghai on which it was billed or due to that of `now` (all ms). */
export const ageDays = (since: number, now: number): number =>
  Math.round((startOfDay(now) - startOfDay(since)) / DAY_MS);

/** Debts in 分 by their age. */
export const ageing = (debts: ReadonlyArray<{ readonly age: number; readonly amount: Fen }>) =>
  AGES.map(([from, to]) => ({
    from,
    to,
    amount: debts
      .filter(({ age }) => age >= from && (to === null || age <= to))
      .reduce((total, { amount }) => total + amount, 0),
  }));
