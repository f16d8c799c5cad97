import { type RefObject, useLayoutEffect } from "react";
import { takesText } from "#src/shared/lib/use-is-typing.ts";

/** `/` focuses the field, unless the user is typing elsewhere or a dialog is open. */
export function useSlashFocus(field: RefObject<HTMLInputElement | null>): void {
  // Not a plain effect: that may run after the page is shown, and a key pressed between would be lost.
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey || takesText(event.target))
        return;
      // Behind a dialog the field cannot be focused, and what is typed next would go to the dialog.
      if (document.querySelector("dialog:modal")) return;
      event.preventDefault();
      field.current?.focus();
      field.current?.select();
    };
    document.addEventListener("keydown", onKeyDown);
    return () => document.removeEventListener("keydown", onKeyDown);
  }, [field]);
}
