import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import {
  getAddCartLinesMutationOptions,
  getDeleteCartLinesMutationOptions,
  getEditCartLineMutationOptions,
} from "#generated/hooks/cart/cart.ts";
import type { CartLine, Goods } from "#generated/model/index.ts";
import { toCartItem } from "#src/entities/goods/cart-item.ts";
import { withGoodsAgreed } from "#src/entities/goods/near-expiry.ts";
import { quantityRules } from "#src/entities/goods/quantity-rules.ts";
import { runMutation } from "#src/shared/api/run-mutation.ts";
import { correctQuantity } from "#src/shared/lib/correct-quantity.ts";
import { offerUndo, restoreLines } from "./undo.ts";

/** Replaces a line in its place by a substitute in the same quantity, as nearly as its packs and stock allow. */
export function useSwapLine(line: CartLine) {
  const client = useQueryClient();
  const [isSwapping, setSwapping] = useState(false);

  const swap = async (substitute: Goods): Promise<void> => {
    const { value, message } = correctQuantity(line.number, quantityRules(substitute));
    const item = toCartItem(substitute, value);
    if (!item || isSwapping) return;
    setSwapping(true);
    try {
      const { data } = await runMutation(client, getAddCartLinesMutationOptions(client), {
        data: { params: [{ ...item, replaces: line.id }] },
      });
      const done = `已换成 ${substitute.sccj} ${substitute.name} ×${value}`;
      offerUndo(message ? `${done}（${message}）` : done, () => void undo(data.lines[0], value));
    } catch {
      // Already reported by the error catalogue; the line is still there.
    } finally {
      setSwapping(false);
    }
  };
  /** The line comes back to its place; what replaced it goes, or has as many as it had before. */
  const undo = async (added: { id: number; number: number } | undefined, value: number): Promise<void> => {
    if (!(await restoreLines(client, [line.id])) || !added) return;
    const before = added.number - value;
    try {
      if (before > 0)
        await runMutation(client, getEditCartLineMutationOptions(client), {
          id: added.id,
          data: { params: { number: before } },
        });
      else
        await runMutation(client, getDeleteCartLinesMutationOptions(client), { data: { ids: [added.id] } });
    } catch {
      // Already reported by the error catalogue; both are in the cart.
    }
  };
  return {
    swap: (goods: Goods) => void withGoodsAgreed(goods, swapNumber(line, goods), async () => swap(goods)),
    isSwapping,
  };
}

/** Returns the quantity of a substitute that replaces a line. */
export const swapNumber = (line: CartLine, substitute: Goods): number =>
  correctQuantity(line.number, quantityRules(substitute)).value;
