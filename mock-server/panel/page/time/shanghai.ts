const OFFSET_MS = 8 * 60 * 60 * 1000;

/** A time in ms as `2026-11-21 10:00:00` in Shanghai, which has no daylight saving time. */
export const toShanghai = (ms: number): string =>
  new Date(ms + OFFSET_MS).toISOString().slice(0, 19).replace("T", " ");

export const parseShanghai = (text: string): number => Date.parse(`${text.replace(" ", "T")}+08:00`);
