import { useSyncExternalStore } from "react";

// Quantities on their way to the cart, by goods id; shown on top of the server's last count.
const pending = new Map<number, number>();
const listeners = new Set<() => void>();

/** Records a pending addition; a negative quantity removes it again. */
export function notePendingAdd(goodsId: number, quantity: number): void {
  const sum = (pending.get(goodsId) ?? 0) + quantity;
  if (sum === 0) pending.delete(goodsId);
  else pending.set(goodsId, sum);
  for (const listener of listeners) listener();
}

/** The pending quantity of goods. */
export function usePendingAdd(goodsId: number): number {
  return useSyncExternalStore(subscribe, () => pending.get(goodsId) ?? 0);
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
