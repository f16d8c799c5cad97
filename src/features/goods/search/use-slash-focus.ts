import { type RefObject, useLayoutEffect } from "react";

/** `/` focuses the field, unless the user is typing elsewhere. */
export function useSlashFocus(field: RefObject<HTMLInputElement | null>): void {
  // Not a plain effect: that may run after the page is shown, and a key pressed between would be lost.
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target))
        return;
      event.preventDefault();
      field.current?.focus();
      field.current?.select();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [field]);
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || target.matches("input, textarea, select"))
  );
}
