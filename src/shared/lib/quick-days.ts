/** A span of days, both included: `2026-11-15` to `2026-11-21`. Undefined leaves that end open. */
export type DaySpan = { from?: string | undefined; to?: string | undefined };

const DAY_MS = 86_400_000;

/** Spans that are asked for often, up to a day (`2026-11-21`), with their names. */
export function quickDays(today: string): { name: string; from: string; to: string }[] {
  return [
    { name: "近 7 天", from: daysBefore(today, 6), to: today },
    { name: "近 30 天", from: daysBefore(today, 29), to: today },
    { name: "近 90 天", from: daysBefore(today, 89), to: today },
    { name: "今年", from: `${today.slice(0, 4)}-01-01`, to: today },
  ];
}

/** What is wrong with a span; undefined when nothing is. */
export function spanProblem({ from, to }: DaySpan): string | undefined {
  return from && to && to < from ? "结束日期不能早于开始日期" : undefined;
}

/** Reads a day from the address; undefined for whatever is none. */
export function parseDay(text: string | null): string | undefined {
  if (!text || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined;
  const ms = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(ms) && new Date(ms).toISOString().startsWith(text) ? text : undefined;
}

function daysBefore(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) - days * DAY_MS).toISOString().slice(0, 10);
}
