import { nextTurn } from "./sleep.ts";

/** The time that a piece of work may block the event loop, in ms. */
const SLICE_MS = 10;

/**
 * Takes all steps; others have their turn after some milliseconds of them. The result, as a promise if it took longer
 * than that.
 */
export function inTurns<T>(steps: Iterator<unknown, T>): T | Promise<T> {
  const last = takeSlice(steps);
  return last.done ? last.value : takeRest(steps);
}

async function takeRest<T>(steps: Iterator<unknown, T>): Promise<T> {
  for (;;) {
    await nextTurn();
    const last = takeSlice(steps);
    if (last.done) return last.value;
  }
}

/** The last step that was taken. */
function takeSlice<T>(steps: Iterator<unknown, T>): IteratorResult<unknown, T> {
  const end = performance.now() + SLICE_MS;
  for (;;) {
    const step = steps.next();
    if (step.done || performance.now() >= end) return step;
  }
}
