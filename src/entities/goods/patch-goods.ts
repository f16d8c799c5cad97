import type { QueryClient } from "@tanstack/react-query";
import type { Flag } from "#generated/enums.ts";
import { getGoodsQueryKey } from "#generated/query-keys.ts";
import { leavingOut } from "#src/shared/api/run-mutation.ts";

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
  client.setQueriesData<unknown>({}, (response: unknown) => {
    const patched = patch(response);
    // A response without these goods is left as it is, stale or not.
    return patched === response ? undefined : patched;
  });
}

/**
 * The client for a mutation after which `patchGoods` is called: what only shows these goods is not refetched, but for
 * their lists and details, and the calls of the mutation's own path, `/api/cart` or `/api/favorite`.
 */
export function patching(client: QueryClient, own: string): QueryClient {
  return leavingOut(client, (query) => {
    const [key] = getGoodsQueryKey(query);
    return key !== undefined && !RegExp(`^(${own}|/api/goods/[ld])`).test(String(key[0]));
  });
}

function keepUnchanged(before: readonly unknown[], after: unknown[]): readonly unknown[] {
  return after.every((value, index) => value === before[index]) ? before : after;
}

function isGoods(value: object): value is GoodsState & { id: number } {
  return "id" in value && "cart_number" in value && "is_star" in value;
}
