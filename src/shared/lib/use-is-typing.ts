import { useSyncExternalStore } from "react";

/** Whether keys pressed on this element are text. */
export function takesText(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && (target.isContentEditable || target.matches("input, textarea, select"))
  );
}

/** Whether the focus is in a field: what opens by itself would take the next keys. */
export function useIsTyping(): boolean {
  return useSyncExternalStore(listen, () => takesText(document.activeElement));
}

function listen(onChange: () => void): () => void {
  // From field to field the focus is nowhere for a moment.
  const later = () => setTimeout(onChange);
  document.addEventListener("focusin", later);
  document.addEventListener("focusout", later);
  return () => {
    document.removeEventListener("focusin", later);
    document.removeEventListener("focusout", later);
  };
}
