import { type RefObject, useEffect, useEffectEvent, useRef } from "react";

/**
 * A non-modal panel beside the page: it takes the focus when it opens, Escape closes it, and the focus returns to
 * where it was unless it has moved on. The element needs `tabIndex={-1}`. A panel that stays when it is closed says
 * whether it is open.
 */
export function useSidePanel(onClose: () => void, isOpen = true): RefObject<HTMLElement | null> {
  const panel = useRef<HTMLElement>(null);
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!isOpen) return;
    const opener = document.activeElement;
    const element = panel.current;
    element?.focus();
    // The body has the focus once the focused element is removed, such as a deleted line.
    const isOurs = () =>
      element?.contains(document.activeElement) || document.activeElement === document.body;
    // An Escape that has closed a dialog or popover is prevented.
    const onKeyDown = ({ key, defaultPrevented }: KeyboardEvent) =>
      key === "Escape" && !defaultPrevented && isOurs() && close();
    addEventListener("keydown", onKeyDown);
    return () => {
      removeEventListener("keydown", onKeyDown);
      if (isOurs() && opener instanceof HTMLElement) opener.focus();
    };
  }, [isOpen]);
  return panel;
}
