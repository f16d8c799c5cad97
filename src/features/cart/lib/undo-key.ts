const FIELD = "input:not([type=checkbox]), textarea, select";

/** Binds Ctrl+Z, or ⌘Z, to undo something once within `ms`. In text fields the keys keep their usual meaning. */
export function onUndoKey(undo: () => void, ms: number): void {
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

/** Whether the user probably has a keyboard, as far as a browser can tell. */
export const hasKeys = (): boolean => matchMedia("(any-hover: hover)").matches;
