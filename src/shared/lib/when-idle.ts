/** A page that is always busy does it then. */
const MOST_MS = 2000;

/** Runs something once the browser has nothing else to do. */
export function whenIdle(run: () => void): void {
  // Safari has no requestIdleCallback.
  if ("requestIdleCallback" in globalThis) requestIdleCallback(run, { timeout: MOST_MS });
  else setTimeout(run, MOST_MS / 2);
}
