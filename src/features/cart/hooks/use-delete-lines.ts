import { type QueryClient, useQueryClient } from "@tanstack/react-query";
import { getDeleteCartLinesMutationOptions } from "#generated/hooks/cart/cart.ts";
import type { CartLine } from "#generated/model/index.ts";
import { runMutation } from "#src/shared/api/run-mutation.ts";
import { focusHeading, isFocusLost } from "#src/shared/lib/focus-heading.ts";
import { confirm } from "#src/shared/ui/feedback/feedback-store.ts";
import { cartEditsOf, updateCart } from "./cart-store.ts";
import { offerUndo, restoreLines } from "./undo.ts";

const DELETE = "button[aria-label*='删除']";

/** Deletes lines after confirmation, and offers to undo it. */
export function useDeleteLines() {
  const client = useQueryClient();

  async function deleteLines(lines: readonly CartLine[], question = "确定删除这件商品吗?"): Promise<void> {
    if (lines.length === 0) return;
    const focusNear = noteFocusedLine();
    if (!(await confirm({ message: question, confirmLabel: "删除" }))) return;
    try {
      await remove(client, lines);
    } catch {
      // Already reported by the error catalogue, and the lines are still there.
      return;
    }
    // The lines disappear only after the query cache has notified the page.
    setTimeout(focusNear);
    offerUndo(
      `已删除 ${lines.length} 种商品`,
      () =>
        void restoreLines(
          client,
          lines.map(({ id }) => id),
        ),
    );
  }

  return { deleteLines };
}

async function remove(client: QueryClient, lines: readonly CartLine[]): Promise<void> {
  const ids = new Set(lines.map(({ id }) => id));
  await runMutation(client, getDeleteCartLinesMutationOptions(client), { data: { ids: [...ids] } });
  updateCart(client, (cart) => ({ ...cart, data: cart.data.filter(({ id }) => !ids.has(id)) }));
  // A pending quantity of a deleted line is dropped.
  const edits = cartEditsOf(client);
  for (const id of ids) if (edits.pending.get().numbers.has(id)) edits.drop(id);
}

/**
 * Remembers which cart line has the focus; the returned function focuses the next line, or the one before, once that
 * line is deleted. If no line is left, the page's heading gets the focus.
 */
function noteFocusedLine(): () => void {
  const row = document.activeElement?.closest("[data-index]");
  const near = row ? [...following(row), ...preceding(row)] : [];
  return () => {
    if (!isFocusLost()) return;
    const button = near.find(({ isConnected }) => isConnected);
    if (button) button.focus();
    else focusHeading();
  };
}

function following(row: Element): HTMLElement[] {
  const next = row.nextElementSibling;
  return next ? [...deleteButton(next), ...following(next)] : [];
}

function preceding(row: Element): HTMLElement[] {
  const before = row.previousElementSibling;
  return before ? [...deleteButton(before), ...preceding(before)] : [];
}

function deleteButton(row: Element): HTMLElement[] {
  const button = row.querySelector<HTMLElement>(DELETE);
  return button ? [button] : [];
}
