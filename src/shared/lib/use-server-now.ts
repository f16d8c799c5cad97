import { useServerClock } from "./server-clock.ts";

const SECOND_MS = 1000;

/** The server's clock in milliseconds since 1970, ticking every second. */
export function useServerNow(): number {
  return useServerClock((now) => Math.floor(now / SECOND_MS) * SECOND_MS);
}

/** The date by the server's clock. */
export function useServerToday(): Date {
  return new Date(useServerClock((now) => new Date(now).setHours(0, 0, 0, 0)));
}
