/** Runs something once the browser has nothing else to do. */
export function whenIdle(run: () => void): void {
  // Safari has no requestIdleCallback.
  const later = globalThis.requestIdleCallback ?? ((next: () => void) => setTimeout(next, 1000));
  later(run);
}
