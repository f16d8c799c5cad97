/**
 * The behavior of a call while another one of the same method and path is in flight: `cancel` aborts that one
 * (specification section 7), `wait` waits for its end.
 */
export type Repeat = "cancel" | "wait";

/** Abort reason of a call that was made again before it had returned. */
export const SUPERSEDED = Symbol("superseded");

/** A call underway. `done` has to be called when it has ended, however it did. */
export type Flight = { done: () => void };

type Running = { controller: AbortController; ended: Promise<void> };

const underway = new Map<string, Running>();

/**
 * Registers a call under its method and path, and cancels the one underway there. Not on a server, where that one is
 * another user's.
 */
export function enterFlight(path: string, controller: AbortController): Flight {
  const { promise: ended, resolve } = Promise.withResolvers<void>();
  const mine = { controller, ended };
  if (typeof document !== "undefined") underway.get(path)?.controller.abort(SUPERSEDED);
  underway.set(path, mine);
  return {
    done: () => {
      if (underway.get(path) === mine) underway.delete(path);
      resolve();
    },
  };
}

/**
 * Registers a call as soon as nothing runs under its method and path; waiting calls continue one by one, in their
 * order. Rejects with the signal's reason when it is aborted before.
 */
export async function enterInTurn(path: string, controller: AbortController): Promise<Flight> {
  const { signal } = controller;
  const { promise: aborted, reject } = Promise.withResolvers<never>();
  const leave = () => reject(signal.reason);
  signal.addEventListener("abort", leave);
  try {
    signal.throwIfAborted();
    for (let other = underway.get(path); other; other = underway.get(path))
      await Promise.race([other.ended, aborted]);
    // Without a step in between, so that the next in the queue finds this one underway.
    return enterFlight(path, controller);
  } finally {
    signal.removeEventListener("abort", leave);
  }
}
