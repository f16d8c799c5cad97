import { type RefObject, useLayoutEffect } from "react";
import { isPageKey } from "#src/shared/lib/page-key.ts";

/** `/` focuses the field, unless the user is typing elsewhere or a dialog is open. */
export function useSlashFocus(field: RefObject<HTMLInputElement | null>): void {
  // Not a plain effect: that may run after the page is shown, and a key pressed between would be lost.
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (!isPageKey(event, "/")) return;
      event.preventDefault();
      field.current?.focus();
      field.current?.select();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [field]);
}
