/** Shanghai has been UTC+8 without summer time since 1991. */
const OFFSET_MS = 8 * 60 * 60 * 1000;

export const DAY_MS = 24 * 60 * 60 * 1000;

/** `YYYY-MM-DD HH:mm:ss` in Asia/Shanghai of a time in ms. */
export function formatDateTime(ms: number): string {
  return new Date(ms + OFFSET_MS).toISOString().slice(0, 19).replace("T", " ");
}

/** `YYYY-MM-DD` in Asia/Shanghai of a time in ms. */
export function formatDate(ms: number): string {
  return new Date(ms + OFFSET_MS).toISOString().slice(0, 10);
}

/** The ms at which the day of a time in ms begins in Asia/Shanghai. */
export const startOfDay = (ms: number): number => Math.floor((ms + OFFSET_MS) / DAY_MS) * DAY_MS - OFFSET_MS;

/** The ms of a `YYYY-MM-DD HH:mm:ss` in Asia/Shanghai. */
export function parseDateTime(text: string): number {
  return Date.parse(`${text.replace(" ", "T")}Z`) - OFFSET_MS;
}
