import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import {
  getAddCartLinesMutationOptions,
  getDeleteCartLinesMutationOptions,
} from "#generated/hooks/cart/cart.ts";
import type { CartLine } from "#generated/model/cartLine.ts";
import type { Goods } from "#generated/model/goods.ts";
import { toCartItem } from "#src/entities/goods/cart-item.ts";
import { withExpiryAgreed } from "#src/entities/goods/near-expiry.ts";
import { quantityRules } from "#src/entities/goods/quantity-rules.ts";
import { runMutation } from "#src/shared/api/run-mutation.ts";
import { correctQuantity } from "#src/shared/lib/correct-quantity.ts";
import { toast } from "#src/shared/ui/feedback/feedback-store.ts";

/** Replaces a line by a substitute in the same quantity, as nearly as its packs and stock allow. */
export function useSwapLine(line: CartLine) {
  const client = useQueryClient();
  const [isSwapping, setSwapping] = useState(false);

  const swap = async (substitute: Goods): Promise<void> => {
    const { value, message } = correctQuantity(line.number, quantityRules(substitute));
    const item = toCartItem(substitute, value);
    if (!item || isSwapping) return;
    setSwapping(true);
    try {
      await runMutation(client, getAddCartLinesMutationOptions(client), { data: { params: [item] } });
      // Only once the substitute is there: better twice in the cart than not at all.
      await runMutation(client, getDeleteCartLinesMutationOptions(client), { data: { ids: [line.id] } });
      const done = `已换成 ${substitute.sccj} ${substitute.name} ×${value}`;
      toast({ status: "success", message: message ? `${done}（${message}）` : done });
    } catch {
      // Already reported by the error catalogue; the line is still there.
    } finally {
      setSwapping(false);
    }
  };
  return {
    swap: (goods: Goods) =>
      void withExpiryAgreed(
        [{ goods, number: swapNumber(line, goods) }],
        async () => swap(goods),
        (each) => [each],
      ),
    isSwapping,
  };
}

/** How many of a substitute replace a line. */
export const swapNumber = (line: CartLine, substitute: Goods): number =>
  correctQuantity(line.number, quantityRules(substitute)).value;
