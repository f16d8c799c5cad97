import type { QueryClient } from "@tanstack/react-query";
import type { Flag } from "#generated/enums.ts";

/** The fields of goods in a response that a buyer's actions change. */
type GoodsState = { cart_number: number; is_star: Flag };

/**
 * Updates goods in every cached response that contains them, until it is refetched. Any object with an id and both
 * fields of `GoodsState` counts as goods (specification section 3).
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
  // A response without these goods keeps its identity, so nothing re-renders.
  client.setQueriesData<unknown>({}, (response: unknown) => patch(response));
}

function keepUnchanged(before: readonly unknown[], after: unknown[]): readonly unknown[] {
  return after.every((value, index) => value === before[index]) ? before : after;
}

function isGoods(value: object): value is GoodsState & { id: number } {
  return "id" in value && "cart_number" in value && "is_star" in value;
}
