import { useSyncExternalStore } from "react";

const TICK_MS = 1000;

/** What the server's clock is ahead of this machine's; 0 until the server has told its time. */
let aheadMs = 0;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

/** Sets the clock by an answer of the server that has just come; seconds since 1970. */
export function setServerTime(seconds: number): void {
  aheadMs = seconds * 1000 - Date.now();
  notify();
}

/** The server's time; this machine's own until the server's is known. Milliseconds since 1970. */
export function serverNow(): number {
  return Date.now() + aheadMs;
}

/**
 * Reads something off the server's clock, again every second (specification section 4). The component is drawn anew
 * only when what is read has changed, so `read` gives a number, a text or the like.
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

/** Ticks stand at the turn of the second: an interval would drift past one now and then, and skip a figure. */
function untilNextSecond(): number {
  return TICK_MS - (serverNow() % TICK_MS);
}

function notify(): void {
  for (const listener of listeners) listener();
}
