/**
 * Moves the focus to the heading of the visible page, so that keyboard and screen reader users continue from there.
 * Hidden keep-alive pages have headings too, which are skipped.
 */
export function focusHeading(): void {
  const headings = [...document.querySelectorAll<HTMLElement>("main h1")];
  const target =
    headings.find((heading) => heading.getClientRects().length > 0) ?? document.querySelector("main");
  focusOnce(target);
}

/** Moves the focus from an element that is about to disappear to the region that it stands in. */
export function focusRegion(element: HTMLElement): void {
  focusOnce(element.closest<HTMLElement>("section, article, dialog, main"));
}

function focusOnce(target: HTMLElement | null | undefined): void {
  if (!target) return;
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

/** True if the focused element was removed from the page. */
export const isFocusLost = (): boolean => document.activeElement === document.body;
