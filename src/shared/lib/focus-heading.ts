/** The heading of the visible page. Hidden keep-alive pages have headings too, which are skipped. */
export function headingOfPage(): HTMLElement | null {
  const headings = [...document.querySelectorAll<HTMLElement>("main h1")];
  return focusable(headings.find((heading) => !isGone(heading)) ?? document.querySelector("main"));
}

/** Moves the focus to the heading of the page, so that keyboard and screen reader users continue from there. */
export function focusHeading(): void {
  headingOfPage()?.focus({ preventScroll: true });
}

/** Moves the focus from an element that is about to disappear to the region that it stands in. */
export function focusRegion(element: HTMLElement): void {
  focusable(element.closest<HTMLElement>("section, article, dialog, main"))?.focus({ preventScroll: true });
}

function focusable(target: HTMLElement | null): HTMLElement | null {
  if (target) target.tabIndex = -1;
  return target;
}

/** True for an element that was removed, or that is hidden with a keep-alive page. */
export const isGone = (element: Element | null): boolean => element?.getClientRects().length === 0;

/** True if the focused element is gone. */
export const isFocusLost = (): boolean =>
  document.activeElement === document.body || isGone(document.activeElement);
