/** A range of days, both inclusive: `2026-11-15` to `2026-11-21`. An undefined end is open. */
export type DaySpan = { from?: string | undefined; to?: string | undefined };

const DAY_MS = 86_400_000;

/** Common ranges up to a day (`2026-11-21`), with their names. */
export function quickDays(today: string): { name: string; from: string; to: string }[] {
  return [
    { name: "近 7 天", from: daysBefore(today, 6), to: today },
    { name: "近 30 天", from: daysBefore(today, 29), to: today },
    { name: "近 90 天", from: daysBefore(today, 89), to: today },
    { name: "今年", from: `${today.slice(0, 4)}-01-01`, to: today },
  ];
}

/** Returns the error message for a range, or undefined if the range is valid. */
export function spanProblem({ from, to }: DaySpan): string | undefined {
  return from && to && to < from ? "结束日期不能早于开始日期" : undefined;
}

/** Parses a day from the address; undefined if invalid. */
export function parseDay(text: string | null): string | undefined {
  if (!text || !/^\d{4}-\d{2}-\d{2}$/.test(text)) return undefined;
  const ms = Date.parse(`${text}T00:00:00Z`);
  return !Number.isNaN(ms) && new Date(ms).toISOString().startsWith(text) ? text : undefined;
}

function daysBefore(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) - days * DAY_MS).toISOString().slice(0, 10);
}
