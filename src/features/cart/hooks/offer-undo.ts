import { dismissToast, toast } from "#src/shared/ui/feedback/feedback-store.ts";

/** The time during which an edit of the cart can be undone, in ms. */
export const UNDO_MS = 8000;

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
