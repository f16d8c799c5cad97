import { useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";
import { focusHeading, isFocusLost } from "#src/shared/lib/focus-heading.ts";

/**
 * Moves the focus to the heading of a new page when the focused element disappeared with the previous one. Elements
 * that outlive a page, such as the search box, keep the focus.
 */
export function usePageFocus(): void {
  const { pathname } = useLocation();
  const lastPath = useRef(pathname);
  useEffect(() => {
    if (lastPath.current === pathname) return;
    lastPath.current = pathname;
    if (isFocusLost()) focusHeading();
  }, [pathname]);
}
