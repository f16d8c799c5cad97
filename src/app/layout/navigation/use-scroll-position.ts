import { useEffect, useLayoutEffect, useRef } from "react";
import { useLocation, useNavigationType } from "react-router-dom";
import { sessionStore } from "#src/shared/lib/browser-storage.ts";

/** The time for which the page may render before it is scrolled (specification section 9). */
const RESTORE_AFTER_MS = 100;
/** A page that still grows because its data is loading is scrolled again until this much time has passed. */
const GIVE_UP_AFTER_MS = 2000;

/**
 * Restores the scroll position on back and forward; a new page starts at the top. A change of the query alone, such
 * as a filter, does not scroll. A route that opted out always starts at the top.
 */
export function useScrollPosition(restores: boolean): void {
  const { key, pathname } = useLocation();
  const isReturn = useNavigationType() === "POP";
  const lastPath = useRef(pathname);

  // Before the browser paints: a shorter page moves the scroll bar, and that is not a position of the page just left.
  useLayoutEffect(() => {
    history.scrollRestoration = "manual";
    const remember = () => writePosition(key, scrollY);
    addEventListener("scroll", remember, { passive: true });
    return () => removeEventListener("scroll", remember);
  }, [key]);

  useEffect(() => {
    const isSamePage = lastPath.current === pathname;
    lastPath.current = pathname;
    if (isSamePage && !isReturn) return;
    if (!isReturn || !restores) {
      scrollTo(0, 0);
      return;
    }
    return scrollWhenTallEnough(readPosition(key));
  }, [key, isReturn, restores, pathname]);
}

/** Returns a function that gives up early. Any scrolling by the user does the same. */
function scrollWhenTallEnough(top: number): () => void {
  const startedAt = Date.now();
  const attempt = () => {
    scrollTo(0, top);
    if (Math.abs(scrollY - top) > 1 && Date.now() - startedAt < GIVE_UP_AFTER_MS)
      timer = setTimeout(attempt, 100);
  };
  let timer = setTimeout(attempt, RESTORE_AFTER_MS);
  const controller = new AbortController();
  const { signal } = controller;
  const stop = () => {
    clearTimeout(timer);
    // All three of them: otherwise every step back or forward would leave some behind.
    controller.abort();
  };
  for (const event of ["wheel", "touchstart", "keydown"])
    addEventListener(event, stop, { passive: true, signal });
  return stop;
}

const STORAGE_KEY = "scroll-positions";
const KEEP = 50;

const positions = new Map<string, number>(sessionStore.read(STORAGE_KEY, parse));
// An address that was typed or opened from outside starts at the top, whatever its last position was.
if (!isReturn()) positions.delete(entryOf("default"));
addEventListener("pagehide", () => sessionStore.write(STORAGE_KEY, [...positions].slice(-KEEP)));

/** Returns the scroll position at which a history entry was left, in px; 0 for a new entry. `key` is the router's. */
function readPosition(key: string): number {
  return positions.get(entryOf(key)) ?? 0;
}

function writePosition(key: string, top: number): void {
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
