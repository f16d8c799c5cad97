import type { QueryClient } from "@tanstack/react-query";
import { getListCartLinesQueryKey } from "#generated/hooks/cart/cart.ts";
import type { CartLine } from "#generated/model/cartLine.ts";
import type { CartStore } from "#generated/model/cartStore.ts";
import type { ListCartLines200 } from "#generated/model/listCartLines200.ts";
import { ALL_LINES } from "../lib/cart-filter.ts";

/** The whole cart is loaded at once; filters only select what is shown. */
export const wholeCart = { filters: ALL_LINES, new: 1 } as const;

const listKey = getListCartLinesQueryKey();

/** Writes the server's response into the cached cart. */
export function updateCart(client: QueryClient, update: (cart: CartStore) => CartStore): void {
  const wasLoading = client.isFetching({ queryKey: listKey }) > 0;
  client.setQueriesData<ListCartLines200>(
    { queryKey: listKey },
    (cached) => cached && { ...cached, data: update(cached.data) },
  );
  // A list in flight may have been read before this change: refetch rather than show the old state.
  if (wasLoading) reloadCart(client);
}

export function reloadCart(client: QueryClient): void {
  void client.invalidateQueries({ queryKey: listKey });
}

export function cachedLine(client: QueryClient, lineId: number): CartLine | undefined {
  const cached = client.getQueryData<ListCartLines200>(getListCartLinesQueryKey(wholeCart));
  return cached?.data.data.find(({ id }) => id === lineId);
}
