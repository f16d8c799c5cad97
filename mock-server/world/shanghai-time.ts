export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

/** Shanghai has been UTC+8 without daylight saving time since 1991. */
const OFFSET_MS = 8 * HOUR_MS;

/** Formats a time in ms as `YYYY-MM-DD HH:mm:ss` in Asia/Shanghai. */
export function formatDateTime(ms: number): string {
  return new Date(ms + OFFSET_MS).toISOString().slice(0, 19).replace("T", " ");
}

/** Formats a time in ms as `YYYY-MM-DD` in Asia/Shanghai. */
export function formatDate(ms: number): string {
  return new Date(ms + OFFSET_MS).toISOString().slice(0, 10);
}

/** The start of the day in Asia/Shanghai that contains a time, in ms. */
export const startOfDay = (ms: number): number => Math.floor((ms + OFFSET_MS) / DAY_MS) * DAY_MS - OFFSET_MS;

/** The day of the week in Asia/Shanghai at a time in ms; 0 is Sunday. */
export const weekdayOf = (ms: number): number => (4 + Math.floor((ms + OFFSET_MS) / DAY_MS)) % 7;

/** Parses `YYYY-MM-DD HH:mm:ss` in Asia/Shanghai to ms. */
export function parseDateTime(text: string): number {
  return Date.parse(`${text.replace(" ", "T")}Z`) - OFFSET_MS;
}
