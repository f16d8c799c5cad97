import { parseDateTime } from "#mock/state/shanghai-time.ts";

const DATE_TIME = /^\d{4}-\d{2}-\d{2} \d{2}:\d{2}:\d{2}$/;

/** Whether a value is a time of Shanghai as people write it: `2026-11-21 10:00:00`. */
export const isTimeText = (value: unknown): value is string =>
  typeof value === "string" && DATE_TIME.test(value) && !Number.isNaN(parseDateTime(value));
