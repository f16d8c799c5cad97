import type { OperationId } from "#generated/operations.ts";
import { createStore } from "#src/shared/lib/store.ts";
import { findCached, isCached } from "./cached-responses.ts";

/**
 * The age of the cached responses that each page shows, by its path (ms since 1970): of several the oldest. A page that
 * shows none is not listed.
 */
export const shown = createStore<ReadonlyMap<string, number>>(new Map());
const fromBefore = new WeakSet<object>();

/**
 * The cached response of a call that found no network; undefined if there is none, or if the browser believes it is
 * connected: then the server is out of order, and the page says so.
 */
export async function respondOffline<T>(id: OperationId, address: string): Promise<T | undefined> {
  if (navigator.onLine || !isCached(id)) return undefined;
  const cached = await findCached(address);
  if (!cached) return undefined;
  const page = location.pathname;
  const pages = shown.get();
  shown.set(new Map(pages).set(page, Math.min(cached.at, pages.get(page) ?? Infinity)));
  fromBefore.add(cached.body);
  return cached.body as T;
}

/** True if a response came from the cache rather than from the network just now: the time it names has passed. */
export function isFromBefore(response: unknown): boolean {
  return typeof response === "object" && response !== null && fromBefore.has(response);
}

/** Runs `refresh` when the network is back after cached responses were shown. */
export function whenBackOnline(refresh: () => void): void {
  addEventListener("online", () => {
    if (shown.get().size === 0) return;
    shown.set(new Map());
    refresh();
  });
}
