import { useDeferredValue, useEffect, useMemo, useSyncExternalStore } from "react";
import { useListCartLines } from "#generated/hooks/cart/cart.ts";
import { cartTotals } from "../lib/cart-totals.ts";
import { mergeEdits } from "../lib/merge-edits.ts";
import { wholeCart } from "./cart-cache.ts";
import { useCartEdits } from "./cart-edits.ts";

/**
 * The cart as the buyer sees it: the server's lines with the pending edits applied, and their totals. `numbers` and
 * `selection` are the raw edits, to be shown immediately; the lines of a big cart are updated deferred.
 */
export function useCart() {
  const edits = useCartEdits();
  const snapshot = useSyncExternalStore(edits.subscribe, edits.snapshot);
  const { numbers, selection } = useDeferredValue(snapshot);
  const response = useListCartLines(wholeCart, {
    // Comparing thousands of lines field by field costs more than rendering the few that are visible.
    query: { staleTime: 0, refetchOnWindowFocus: true, structuralSharing: false },
  });
  const { error, refetch } = response;
  const cart = response.data?.data;
  // A quantity that could not be sent, for example after the session expired, is sent again when the cart is next
  // opened.
  const isOpen = cart !== undefined;
  useEffect(() => {
    if (isOpen) edits.retryFailed();
  }, [isOpen, edits]);
  const data = useMemo(() => {
    if (!cart) return undefined;
    const lines = mergeEdits(cart.data, numbers, selection);
    return { cart, lines, totals: cartTotals(lines) };
  }, [cart, numbers, selection]);
  return { query: { data, error, refetch }, ...snapshot };
}
