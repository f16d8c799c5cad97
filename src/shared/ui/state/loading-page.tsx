import { createContext, type ReactNode, useContext, useLayoutEffect } from "react";

/** True if the content is a placeholder for content far below the viewport, which has not begun to load. */
export const AwayContext = createContext(false);

/** The number of visible parts of the page that are loading. */
let loading = 0;

function count(change: 1 | -1): void {
  loading += change;
  document.documentElement.toggleAttribute("data-page-loading", loading > 0);
}

/**
 * Marks a loading part of the page for the style sheets: the element, which hides what lies below it and would jump,
 * and the document, which hides the footer. (Not by `:has()` alone: Chromium misses that `.main:has(…) ~ footer` no
 * longer matches when the part goes while the style sheet of the page comes, and the footer would stay away.)
 */
export function useLoadingMark(): { "data-page-loading": true | undefined } {
  const isAway = useContext(AwayContext);
  // A layout effect, since the first paint counts; a hidden keep-alive page has none.
  useLayoutEffect(() => {
    if (isAway) return;
    count(1);
    return () => count(-1);
  }, [isAway]);
  return { "data-page-loading": isAway ? undefined : true };
}

/** Placeholder for a page whose content is loading; `children` render its skeleton. */
export function LoadingPage({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div role="status" aria-busy="true" aria-label={label} {...useLoadingMark()}>
      {children}
    </div>
  );
}

/** Takes no room, and marks the page as loading. */
export function LoadingMark() {
  return <div {...useLoadingMark()} />;
}
