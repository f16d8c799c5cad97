import { formatDateTime, parseDateTime } from "#mock/world/shanghai-time.ts";

const DATE_TIME = /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/;

/** True if a text is an existing time in Shanghai, written `2026-11-21 10:00:00`. */
export function isTimeText(text: string): boolean {
  const ms = DATE_TIME.test(text) ? parseDateTime(text) : NaN;
  return !Number.isNaN(ms) && formatDateTime(ms) === text;
}
