/** So many times in so many ms. */
export type Limit = { readonly most: number; readonly windowMs: number };

/** Of the times (ms) at which something was done, those that still count at `now`. */
export const recentOf = (times: readonly number[], now: number, windowMs: number): number[] =>
  times.filter((time) => time > now - windowMs && time <= now);

/** Seconds until something may be done once more; 0 when it may be done now. `times` are in ms, the oldest first. */
export function waitSeconds(times: readonly number[], now: number, { most, windowMs }: Limit): number {
  const blocking = recentOf(times, now, windowMs).at(-most);
  return blocking === undefined ? 0 : Math.ceil((blocking + windowMs - now) / 1000);
}
