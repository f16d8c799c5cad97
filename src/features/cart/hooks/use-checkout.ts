import { useState } from "react";
import { useCheckoutCart, useListCartLines } from "#generated/hooks/cart/cart.ts";
import { inlineIf, isRefusal } from "#src/shared/api/error-kinds.ts";
import { wholeCart } from "../lib/cart-filter.ts";
import { isSelected } from "../lib/line-state.ts";

/**
 * The checkout of the lines that are selected when the page is entered, or of `only` some of them. Entering always
 * creates a new one; after that only the buyer renews it, because its number is what makes repeated orders idempotent.
 */
export function useCheckout(only?: readonly number[]) {
  const [ids, setIds] = useState<number[]>();
  const list = useListCartLines(wholeCart, {
    query: { staleTime: 0, refetchOnMount: "always", refetchOnWindowFocus: false },
  });
  // Placing the order empties the cart; the page keeps the lines it was entered with.
  if (!ids && list.isFetchedAfterMount && list.data) {
    const selected = list.data.data.data.filter(isSelected).map(({ id }) => id);
    setIds(only ? selected.filter((id) => only.includes(id)) : selected);
  }

  const checkout = useCheckoutCart(
    { ids: ids ?? [], new: 1 },
    {
      query: {
        enabled: ids !== undefined && ids.length > 0,
        staleTime: Number.POSITIVE_INFINITY,
        gcTime: 0,
        refetchOnMount: "always",
        refetchOnReconnect: false,
        meta: { errors: inlineIf(isRefusal) },
      },
    },
  );
  const refusal = checkout.error && isRefusal(checkout.error) ? checkout.error : undefined;
  return {
    checkout: checkout.isError ? undefined : checkout.data?.data,
    isEmpty: ids?.length === 0,
    /** The lines the page was entered with. */
    lineIds: ids ?? [],
    /** Why these lines cannot be ordered; shown in place. */
    refusal,
    error: list.error ?? checkout.error,
    refetch: () => void (list.isError ? list.refetch() : checkout.refetch()),
  };
}
