/** A range of days, both inclusive: `2026-11-15` to `2026-11-21`. An undefined end is open. */
export type DaySpan = { start_time?: string | undefined; end_time?: string | undefined };

const DAY_MS = 86_400_000;

/** Common ranges up to a day (`2026-11-21`), with their names. */
export function quickDays(today: string): ({ name: string } & Required<DaySpan>)[] {
  return [
    { name: "近 7 天", start_time: daysBefore(today, 6), end_time: today },
    { name: "近 30 天", start_time: daysBefore(today, 29), end_time: today },
    { name: "近 90 天", start_time: daysBefore(today, 89), end_time: today },
    { name: "今年", start_time: `${today.slice(0, 4)}-01-01`, end_time: today },
  ];
}

/** Returns the error message for a range, or undefined if the range is valid. */
export function spanProblem({ start_time: from, end_time: to }: DaySpan): string | undefined {
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
