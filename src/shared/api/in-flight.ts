/** Aborted because the same call was made again. */
export const SUPERSEDED = Symbol("superseded");

const running = new Map<string, AbortController>();

/**
 * Registers a call under its method and path; an earlier one still running there is cancelled, unless the operation
 * is repeatable. `done` takes the call off the list.
 */
export function enterFlight(
  key: string,
  controller: AbortController,
  repeatable: boolean,
): { done: () => void } {
  if (repeatable) return { done: () => {} };
  running.get(key)?.abort(SUPERSEDED);
  running.set(key, controller);
  return {
    done: () => {
      if (running.get(key) === controller) running.delete(key);
    },
  };
}
