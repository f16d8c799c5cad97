const DAY_MS = 86_400_000;
const SHANGHAI_MS = 8 * 3_600_000;

/** The date in Shanghai on which a credit payment made now falls due: `2026-12-21`. */
export function dueDate(nowMs: number, periodDays: number): string {
  return new Date(nowMs + SHANGHAI_MS + periodDays * DAY_MS).toISOString().slice(0, 10);
}
