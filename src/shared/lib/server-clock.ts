import { useSyncExternalStore } from "react";

const TICK_MS = 1000;

/** The lead of the server's clock over this machine's, in ms; 0 until the server time is known. */
let aheadMs = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

/** Sets the clock from a response; `seconds` since 1970 when it was sent, `arrivedAt` by this machine's clock in ms. */
export function setServerTime(seconds: number, arrivedAt = Date.now()): void {
  aheadMs = seconds * 1000 - arrivedAt;
  notify();
}

/** The server's time in milliseconds since 1970; this machine's until the server's is known. */
export function serverNow(): number {
  return Date.now() + aheadMs;
}

/**
 * Derives a value from the server's clock, every second (specification section 4). The component re-renders only when
 * the value changes, so `read` should return a number, a string or another primitive.
 */
export function useServerClock<T extends string | number | boolean>(read: (nowMs: number) => T): T {
  return useSyncExternalStore(subscribe, () => read(serverNow()));
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  timer ??= setTimeout(tick, untilNextSecond());
  return () => {
    listeners.delete(listener);
    if (listeners.size > 0) return;
    clearTimeout(timer);
    timer = undefined;
  };
}

function tick(): void {
  timer = setTimeout(tick, untilNextSecond());
  notify();
}

/** Ticks are aligned to full seconds: an interval would drift, and occasionally skip a second. */
function untilNextSecond(): number {
  return TICK_MS - (serverNow() % TICK_MS);
}

function notify(): void {
  for (const listener of listeners) listener();
}
