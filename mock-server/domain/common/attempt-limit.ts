/** At most `most` times in `windowMs`. */
export type Limit = { readonly most: number; readonly windowMs: number };

/** The times (ms) within the window before `now`. */
export const recentOf = (times: readonly number[], now: number, windowMs: number): number[] =>
  times.filter((time) => time > now - windowMs && time <= now);

/** Seconds until the next attempt is allowed; 0 when it is allowed now. `times` are in ms, oldest first. */
export function waitSeconds(times: readonly number[], now: number, { most, windowMs }: Limit): number {
  const blocking = recentOf(times, now, windowMs).at(-most);
  return blocking === undefined ? 0 : Math.ceil((blocking + windowMs - now) / 1000);
}
