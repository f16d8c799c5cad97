import type { CreditBill } from "#generated/model/index.ts";
import { shareOfMoney } from "#src/shared/lib/money-math.ts";
import type { Money } from "#src/shared/lib/money.ts";

const DAY_MS = 86_400_000;
const DAYS_OF_WEEK = 7;

type Due = Pick<CreditBill, "due_at">;

/** A day of a month's calendar, `2026-11-21`, with the bills due on it. */
export type CalendarDay<T extends Due> = { day: string; isInMonth: boolean; due: T[] };

/** Parses a month, `2026-11`, from the address; undefined if invalid. */
export function parseMonth(text: string | null): string | undefined {
  return text && /^20\d{2}-(0[1-9]|1[0-2])$/.test(text) ? text : undefined;
}

/** Adds months to a month: `2026-12` is one after `2026-11`. */
export function monthAfter(month: string, months: number): string {
  const [year = 0, number = 1] = month.split("-").map(Number);
  return new Date(Date.UTC(year, number - 1 + months, 1)).toISOString().slice(0, 7);
}

/**
 * The weeks of a month from Monday to Sunday, filled up with days of the adjacent months, and the bills due on each
 * day.
 */
export function calendarWeeks<T extends Due>(month: string, dues: readonly T[]): CalendarDay<T>[][] {
  const first = Date.parse(`${month}-01T00:00:00Z`);
  const next = Date.parse(`${monthAfter(month, 1)}-01T00:00:00Z`);
  const start = first - ((new Date(first).getUTCDay() + 6) % DAYS_OF_WEEK) * DAY_MS;
  const weeks = Math.ceil((next - start) / DAY_MS / DAYS_OF_WEEK);
  return Array.from({ length: weeks }, (_, week) =>
    Array.from({ length: DAYS_OF_WEEK }, (_unused, weekday) => {
      const ms = start + (week * DAYS_OF_WEEK + weekday) * DAY_MS;
      const day = new Date(ms).toISOString().slice(0, 10);
      return { day, isInMonth: ms >= first && ms < next, due: dues.filter(({ due_at: at }) => at === day) };
    }),
  );
}

const TEN_THOUSAND = 10_000;

/**
 * An amount in 元 for a narrow cell: whole 元, `3,456`, or from ten thousand on `1.2 万`. Rounded up, so that it covers
 * the debt.
 */
export function shortAmount(yuan: Money): string {
  if (yuan < TEN_THOUSAND) return Math.ceil(yuan).toLocaleString("zh-CN");
  return `${(Math.ceil(shareOfMoney(yuan, 1000)) / 10).toFixed(1)} 万`;
}
