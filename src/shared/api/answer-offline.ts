import type { OperationId } from "#generated/operations.ts";
import { findKept, isKept } from "./kept-answers.ts";

/** When what a page shows was kept, by the page's path; the oldest if it shows several answers. */
const shown = new Map<string, number>();
const listeners = new Set<() => void>();
const fromBefore = new WeakSet<object>();

/**
 * The kept answer of a call that found no network; undefined if there is none, or if the browser believes it is
 * connected: then the server is out of order, and the page says so. Whoever subscribes hears of every use.
 */
export async function answerOffline<T>(id: OperationId, address: string): Promise<T | undefined> {
  if (navigator.onLine || !isKept(id)) return undefined;
  const kept = await findKept(address);
  if (!kept) return undefined;
  const page = location.pathname;
  shown.set(page, Math.min(kept.at, shown.get(page) ?? Infinity));
  notify();
  fromBefore.add(kept.body);
  return kept.body as T;
}

/** True if a response came from the cache rather than from the network just now: the time it names has passed. */
export function isFromBefore(answer: unknown): boolean {
  return typeof answer === "object" && answer !== null && fromBefore.has(answer);
}

/** The age of the oldest kept answer that the page at this path shows (ms since 1970); undefined if it shows none. */
export function shownSince(path: string): number | undefined {
  return shown.get(path);
}

/** Calls back when a page begins or ceases to show kept answers; returns how to stop that. */
export function onShownChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Runs `refresh` when the network is back after kept answers were shown. */
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
