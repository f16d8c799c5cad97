import type { OperationId } from "#generated/operations.ts";

type Hold = { exempt: OperationId; released: Promise<void> };

let hold: Hold | undefined;

/**
 * Lets no call begin but those of `exempt`, until the returned function is called: for a logout, after which the
 * server would refuse whatever the page still asks for. Calls made meanwhile wait; their 30 s have not begun.
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

/** Until when this call has to wait; undefined if it may begin. */
export const heldUntil = (id: OperationId): Promise<void> | undefined =>
  hold?.exempt === id ? undefined : hold?.released;
