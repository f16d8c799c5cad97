import { formatDateTime, parseDateTime } from "#mock/world/shanghai-time.ts";

const DATE_TIME = /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/;

/** Whether a value is an existing time in Shanghai, written `2026-11-21 10:00:00`. */
export function isTimeText(value: unknown): value is string {
  if (typeof value !== "string" || !DATE_TIME.test(value)) return false;
  const ms = parseDateTime(value);
  return !Number.isNaN(ms) && formatDateTime(ms) === value;
}
