/** A timer that does not keep a process of Node alive; browsers have numbers for timers. */
export function unref<Timer>(timer: Timer): Timer {
  if (typeof timer === "object") (timer as NodeJS.Timeout).unref();
  return timer;
}

/** Resolves after so many ms; a process may end before. */
export const sleep = (ms: number): Promise<void> =>
  new Promise((resolve) => void unref(setTimeout(resolve, ms)));

/** Resolves once other calls have had their turn. */
export const nextTurn: () => Promise<void> =
  typeof setImmediate === "function"
    ? () => new Promise((resolve) => void setImmediate(resolve))
    : () =>
        new Promise((resolve) => {
          // A timer would wait for 4 ms.
          const { port1, port2 } = new MessageChannel();
          port1.onmessage = () => {
            port1.close();
            resolve();
          };
          port2.postMessage(null);
        });
