import { createStore } from "#src/shared/lib/store.ts";

/** Quantities on their way to the cart, by goods id; shown on top of the server's last count. */
const pending = createStore<ReadonlyMap<number, number>>(new Map());

/** Records a pending addition; a negative quantity removes it again. */
export function notePendingAdd(goodsId: number, quantity: number): void {
  const sums = new Map(pending.get());
  const sum = (sums.get(goodsId) ?? 0) + quantity;
  if (sum === 0) sums.delete(goodsId);
  else sums.set(goodsId, sum);
  pending.set(sums);
}

/** The pending quantity of goods. */
export const usePendingAdd = (goodsId: number): number => pending.useValue((all) => all.get(goodsId) ?? 0);
