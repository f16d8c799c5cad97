import type { OperationId } from "#generated/operations.ts";

type Hold = { exempt: OperationId; released: Promise<void> };

let hold: Hold | undefined;

/**
 * Holds all calls but those of `exempt` until the returned function is called: after a logout the server would refuse
 * the other requests of the page. Calls made meanwhile wait; their 30 s have not begun.
 */
export function holdCalls(exempt: OperationId): () => void {
  const { promise: released, resolve } = Promise.withResolvers<void>();
  const mine = { exempt, released };
  hold = mine;
  return () => {
    if (hold === mine) hold = undefined;
    resolve();
  };
}

/** The promise that this call has to wait for; undefined if it may begin. */
export const heldUntil = (id: OperationId): Promise<void> | undefined =>
  hold?.exempt === id ? undefined : hold?.released;
