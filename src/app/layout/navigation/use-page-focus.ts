import { useEffect, useRef } from "react";
import { useLocation } from "react-router-dom";
import { focusHeading, isFocusLost } from "#src/shared/lib/focus-heading.ts";

/**
 * A new page takes the focus to its heading where it stood on something that went with the page before. What outlives
 * a page, such as the search box, keeps it.
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
