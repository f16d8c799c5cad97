import { type RefCallback, useEffect, useRef } from "react";
import { isFocusLost } from "#src/shared/lib/focus-heading.ts";

/**
 * A ref for the button that opens something within a page: it gets the focus back on closing, unless the focus has
 * moved elsewhere.
 */
export function useOpener(isOpen: boolean): RefCallback<HTMLElement> {
  const opener = useRef<HTMLElement>(null);
  const wasOpen = useRef(false);
  useEffect(() => {
    if (wasOpen.current && !isOpen && isFocusLost()) opener.current?.focus();
    wasOpen.current = isOpen;
  }, [isOpen]);
  return (element) => {
    opener.current = element;
  };
}
