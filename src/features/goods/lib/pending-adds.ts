import { useSyncExternalStore } from "react";

// Quantities on their way to the cart, by goods. They are shown on top of what the server last said.
const pending = new Map<number, number>();
const listeners = new Set<() => void>();

/** Notes that so many more of the goods are on their way; a negative number takes them off again. */
export function notePendingAdd(goodsId: number, quantity: number): void {
  const sum = (pending.get(goodsId) ?? 0) + quantity;
  if (sum === 0) pending.delete(goodsId);
  else pending.set(goodsId, sum);
  for (const listener of listeners) listener();
}

/** How many of the goods are on their way to the cart. */
export function usePendingAdd(goodsId: number): number {
  return useSyncExternalStore(subscribe, () => pending.get(goodsId) ?? 0);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
