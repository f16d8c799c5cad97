import { useState } from "react";

/** Keeps items where they were first shown, so that a claimed one stays under the pointer. New ones are appended. */
export function useStableOrder<T extends { id: number }>(items: readonly T[]): T[] {
  const [order, setOrder] = useState<readonly number[]>([]);
  const fresh = items.flatMap(({ id }) => (order.includes(id) ? [] : [id]));
  const known = fresh.length > 0 ? [...order, ...fresh] : order;
  if (known !== order) setOrder(known);
  return items.toSorted((a, b) => known.indexOf(a.id) - known.indexOf(b.id));
}
