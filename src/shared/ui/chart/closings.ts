import { minusMoney } from "#src/shared/lib/money-math.ts";

const DAY_MS = 86_400_000;

/** A change of a balance, and the balance after it. */
type Change = { created_at: string; amount: number; balance: number };

/** The balance at the end of a day: `2026-11-21`. */
export type Closing = { day: string; value: number };

/**
 * The closing balance of each day with a change, oldest first, preceded by that of the day before and followed by
 * that of the last day. `changes` are newest first.
 */
export function dailyClosings(changes: readonly Change[], lastDay: string): Closing[] {
  const byDay = new Map<string, number>();
  for (const { created_at: at, balance } of changes) {
    const day = at.slice(0, 10);
    if (!byDay.has(day)) byDay.set(day, balance);
  }
  const closings = [...byDay].map(([day, value]) => ({ day, value })).toReversed();
  const [newest, oldest] = [changes[0], changes.at(-1)];
  if (!newest || !oldest) return [];
  const before = minusMoney(oldest.balance, oldest.amount);
  const start = { day: dayBefore(oldest.created_at.slice(0, 10)), value: before };
  const isLast = newest.created_at.slice(0, 10) >= lastDay;
  return [start, ...closings, ...(isLast ? [] : [{ day: lastDay, value: newest.balance }])];
}

function dayBefore(day: string): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) - DAY_MS).toISOString().slice(0, 10);
}
