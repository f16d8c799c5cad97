import type { OperationId } from "#generated/operations.ts";
import { findCached, isCached } from "./cached-responses.ts";

/** When the response that a page shows was cached, by the page's path; the oldest if it shows several. */
const shown = new Map<string, number>();
const listeners = new Set<() => void>();
const fromBefore = new WeakSet<object>();

/**
 * The cached response of a call that found no network; undefined if there is none, or if the browser believes it is
 * connected: then the server is out of order, and the page says so. Whoever subscribes hears of every use.
 */
export async function respondOffline<T>(id: OperationId, address: string): Promise<T | undefined> {
  if (navigator.onLine || !isCached(id)) return undefined;
  const cached = await findCached(address);
  if (!cached) return undefined;
  const page = location.pathname;
  shown.set(page, Math.min(cached.at, shown.get(page) ?? Infinity));
  notify();
  fromBefore.add(cached.body);
  return cached.body as T;
}

/** True if a response came from the cache rather than from the network just now: the time it names has passed. */
export function isFromBefore(response: unknown): boolean {
  return typeof response === "object" && response !== null && fromBefore.has(response);
}

/**
 * The age of the oldest cached response that the page at this path shows (ms since 1970); undefined if it shows none.
 */
export function shownSince(path: string): number | undefined {
  return shown.get(path);
}

/** Calls back when a page begins or ceases to show cached responses; returns a function that unsubscribes. */
export function onShownChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Runs `refresh` when the network is back after cached responses were shown. */
export function whenBackOnline(refresh: () => void): void {
  addEventListener("online", () => {
    if (shown.size === 0) return;
    shown.clear();
    notify();
    refresh();
  });
}

function notify(): void {
  for (const listener of listeners) listener();
}
