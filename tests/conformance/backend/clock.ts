const SHANGHAI_MS = 8 * 3_600_000;
const DAY_MS = 24 * 3_600_000;

/** `YYYY-MM-DD HH:mm:ss` in Shanghai, so many days from now. */
export const timeIn = (days: number): string =>
  new Date(Date.now() + SHANGHAI_MS + days * DAY_MS).toISOString().slice(0, 19).replace("T", " ");

export const now = (): string => timeIn(0);
