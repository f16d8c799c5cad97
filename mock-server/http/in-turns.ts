import { setImmediate as nextTurn } from "node:timers/promises";

/** How long a piece of work may hold the event loop, in ms. */
const SLICE_MS = 10;

/** Takes all steps; others have their turn after some milliseconds of them. Undefined if it was done before that. */
export function inTurns(steps: Iterator<unknown>): Promise<void> | undefined {
  return takeSlice(steps) ? undefined : takeRest(steps);
}

async function takeRest(steps: Iterator<unknown>): Promise<void> {
  do await nextTurn();
  while (!takeSlice(steps));
}

/** True if that was all. */
function takeSlice(steps: Iterator<unknown>): boolean {
  const end = performance.now() + SLICE_MS;
  while (performance.now() < end) if (steps.next().done) return true;
  return false;
}
