import { shanghaiDay } from "#src/shared/lib/shanghai-time.ts";

const DAY_MS = 86_400_000;

/** The date in Shanghai on which a credit payment made now falls due: `2026-12-21`. */
export const dueDate = (nowMs: number, periodDays: number): string =>
  shanghaiDay(nowMs + periodDays * DAY_MS);
