import { type RefCallback, useEffect, useRef } from "react";
import { isFocusLost } from "#src/shared/lib/focus-heading.ts";

/**
 * The ref of the button that opens something in the midst of a page: it has the focus again once that is closed, unless
 * the focus has gone elsewhere meanwhile.
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
