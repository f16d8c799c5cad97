/** Abort reason of a call that was made again before it had returned. */
export const SUPERSEDED = Symbol("superseded");

const running = new Map<string, AbortController>();

/**
 * Registers a call under its method and path and cancels an earlier one still running there, unless the operation is
 * repeatable. `done` unregisters the call.
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
