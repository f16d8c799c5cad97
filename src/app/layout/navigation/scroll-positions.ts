import { sessionStore } from "#src/shared/lib/browser-storage.ts";

const STORAGE_KEY = "scroll-positions";
const KEEP = 50;

const positions = new Map<string, number>(sessionStore.read(STORAGE_KEY, parse));
// An address that was typed or opened from outside starts at the top, whatever its last position was.
if (!isReturn()) positions.delete(entryOf("default"));
addEventListener("pagehide", () => sessionStore.write(STORAGE_KEY, [...positions].slice(-KEEP)));

/** Returns the scroll position at which a history entry was left, in px; 0 for a new entry. `key` is the router's. */
export function readPosition(key: string): number {
  return positions.get(entryOf(key)) ?? 0;
}

export function writePosition(key: string, top: number): void {
  positions.set(entryOf(key), top);
}

/** The router uses the key `default` for the first entry of every document, so the address is added. */
function entryOf(key: string): string {
  return key === "default" ? location.pathname + location.search : key;
}

function isReturn(): boolean {
  const [entry] = performance.getEntriesByType("navigation") as PerformanceNavigationTiming[];
  return entry?.type === "reload" || entry?.type === "back_forward";
}

function parse(value: unknown): [string, number][] | undefined {
  return Array.isArray(value) && value.every((entry) => Array.isArray(entry) && typeof entry[1] === "number")
    ? (value as [string, number][])
    : undefined;
}
