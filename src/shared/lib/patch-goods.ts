import type { QueryClient } from "@tanstack/react-query";

/** What a buyer does to goods, as the goods in an answer tell it. */
type GoodsState = { cart_number: number; is_star: 0 | 1 };

/**
 * Changes goods in every answer that shows them, whatever the call, until it is asked for again. An object with an id
 * and both marks of `GoodsState` is goods (specification section 3).
 */
export function patchGoods(client: QueryClient, goodsId: number, change: Partial<GoodsState>): void {
  const patch = (value: unknown): unknown => {
    if (Array.isArray(value)) return keepUnchanged(value, value.map(patch));
    if (typeof value !== "object" || value === null) return value;
    const entries = Object.entries(value);
    const patched = entries.map(([key, inner]) => [key, patch(inner)] as const);
    const same = patched.every(([, inner], index) => inner === entries[index]?.[1]);
    const next = same ? value : Object.fromEntries(patched);
    return isGoods(value) && value.id === goodsId ? { ...next, ...change } : next;
  };
  // An answer that does not show the goods stays the same object, and nothing is drawn anew.
  client.setQueriesData<unknown>({}, (answer: unknown) => patch(answer));
}

function keepUnchanged(before: readonly unknown[], after: unknown[]): readonly unknown[] {
  return after.every((value, index) => value === before[index]) ? before : after;
}

function isGoods(value: object): value is GoodsState & { id: number } {
  return "id" in value && "cart_number" in value && "is_star" in value;
}
