import type { QueryClient } from "@tanstack/react-query";
import { getAddCartLinesMutationOptions } from "#generated/hooks/cart/cart.ts";
import type { CartLine } from "#generated/model/cartLine.ts";
import { ApiError } from "#src/shared/api/api-error.ts";
import { inlineIf } from "#src/shared/api/error-kinds.ts";
import { toast } from "#src/shared/ui/feedback/feedback-store.ts";
import { lineToCartItem } from "#src/entities/goods/cart-item.ts";
import { refusedItems } from "#src/entities/goods/refused-items.ts";
import { cartEditsOf } from "./cart-edits.ts";
import { runMutation } from "#src/shared/api/run-mutation.ts";

/** The contract's limit of lines per call. */
const BATCH = 1000;

/** How long a deletion can be undone, in ms. */
export const UNDO_MS = 8000;

/** Restores deleted lines with their quantities and selection; says which are no longer available. */
export async function restoreLines(client: QueryClient, lines: readonly CartLine[]): Promise<void> {
  let restored = 0;
  for (let from = 0; from < lines.length; from += BATCH) {
    try {
      // Sequential batches keep the order of the lines.
      restored += await addBack(client, lines.slice(from, from + BATCH));
    } catch {
      // The error has already been shown; the remaining lines are not given up for it.
      const rest = lines.slice(from);
      toast({
        status: "warning",
        message: `还有 ${rest.length} 种商品没有恢复`,
        durationMs: UNDO_MS,
        action: { label: "重试", onClick: () => void restoreLines(client, rest) },
      });
      return;
    }
  }
  const lost = lines.length - restored;
  if (lost === 0) toast({ status: "success", message: `已恢复 ${restored} 种商品` });
  else toast({ status: "warning", message: `已恢复 ${restored} 种商品，${lost} 种暂不可购买，未能恢复` });
}

/** Adds lines and returns how many were restored. The server adds all or none, and names those it refuses. */
async function addBack(client: QueryClient, lines: readonly CartLine[]): Promise<number> {
  if (lines.length === 0) return 0;
  const options = getAddCartLinesMutationOptions(client, {
    mutation: { meta: { errors: inlineIf((error) => refusedItems(error.errors).size > 0) } },
  });
  try {
    const { data } = await runMutation(client, options, { data: { params: lines.map(lineToCartItem) } });
    const unticked = data.lines.filter((_line, index) => lines[index]?.is_selected === 0);
    if (unticked.length > 0)
      cartEditsOf(client).select(
        unticked.map(({ id }) => id),
        0,
      );
    return lines.length;
  } catch (error) {
    const refused = error instanceof ApiError ? refusedItems(error.errors) : new Map<number, string>();
    if (refused.size === 0) throw error;
    return addBack(
      client,
      lines.filter((_line, index) => !refused.has(index)),
    );
  }
}
