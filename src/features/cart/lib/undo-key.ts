const FIELD = "input:not([type=checkbox]), textarea, select";

/** Lets Ctrl+Z, or ⌘Z, undo something once within so many ms. While something is typed the keys are the field's own. */
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

/** Whether whoever looks at the page has keys to press, as far as a browser can tell. */
export const hasKeys = (): boolean => matchMedia("(any-hover: hover)").matches;
