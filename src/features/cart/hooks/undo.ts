import type { QueryClient } from "@tanstack/react-query";
import { getRestoreCartLinesMutationOptions } from "#generated/hooks/cart/cart.ts";
import { runMutation } from "#src/shared/api/run-mutation.ts";
import { dismissToast, toast } from "#src/shared/ui/feedback/feedback-store.ts";

/** The time during which an edit of the cart can be undone, in ms. */
const UNDO_MS = 8000;

const FIELD = "input:not([type=checkbox]), textarea, select";

/** True if the user probably has a keyboard, as far as a browser can tell. */
const hasKeys = (): boolean => matchMedia("(any-hover: hover)").matches;

/** Says what was done, and offers to undo it, once, by button or key. */
export function offerUndo(message: string, undo: () => void): void {
  let isUndone = false;
  const undoOnce = () => {
    if (isUndone) return;
    isUndone = true;
    dismissToast(shown);
    undo();
  };
  const shown = toast({
    status: "success",
    message: hasKeys() ? `${message}，可按 Ctrl + Z 撤销` : message,
    durationMs: UNDO_MS,
    action: { label: "撤销", onClick: undoOnce },
  });
  onUndoKey(undoOnce, UNDO_MS);
}

/** Binds Ctrl+Z, or ⌘Z, to undo something once within `ms`. In text fields the keys keep their usual meaning. */
function onUndoKey(undo: () => void, ms: number): void {
  const over = new AbortController();
  addEventListener(
    "keydown",
    (event) => {
      const isUndo = event.key.toLowerCase() === "z" && (event.ctrlKey || event.metaKey) && !event.shiftKey;
      if (!isUndo || (event.target instanceof Element && event.target.matches(FIELD))) return;
      event.preventDefault();
      over.abort();
      undo();
    },
    { signal: over.signal },
  );
  setTimeout(() => over.abort(), ms);
}

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
