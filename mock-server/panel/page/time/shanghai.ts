const OFFSET_MS = 8 * 60 * 60 * 1000;

/** A time in ms as `2026-11-21 10:00:00` in Shanghai, where there is no summer time. */
export const toShanghai = (ms: number): string =>
  new Date(ms + OFFSET_MS).toISOString().slice(0, 19).replace("T", " ");

/** The reverse. */
export const parseShanghai = (text: string): number => Date.parse(`${text.replace(" ", "T")}+08:00`);
