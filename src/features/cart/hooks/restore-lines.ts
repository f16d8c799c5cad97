import type { QueryClient } from "@tanstack/react-query";
import { getRestoreCartLinesMutationOptions } from "#generated/hooks/cart/cart.ts";
import { runMutation } from "#src/shared/api/run-mutation.ts";
import { toast } from "#src/shared/ui/feedback/feedback-store.ts";
import { UNDO_MS } from "./offer-undo.ts";

/**
 * Brings deleted lines back to their places, with quantity, selection and their changes; shows how many are in the cart
 * again already, or no longer stored. Returns whether the call succeeded.
 */
export async function restoreLines(client: QueryClient, ids: readonly number[]): Promise<boolean> {
  try {
    const { data } = await runMutation(client, getRestoreCartLinesMutationOptions(client), {
      data: { ids: [...ids] },
    });
    const missing = ids.length - data.restored;
    if (missing === 0) toast({ status: "success", message: `已恢复 ${data.restored} 种商品` });
    else
      toast({
        status: "warning",
        message: `已恢复 ${data.restored} 种商品，${missing} 种已重新加购或不能再恢复`,
      });
    return true;
  } catch {
    // The error has already been shown.
    toast({
      status: "warning",
      message: `还有 ${ids.length} 种商品没有恢复`,
      durationMs: UNDO_MS,
      action: { label: "重试", onClick: () => void restoreLines(client, ids) },
    });
    return false;
  }
}
