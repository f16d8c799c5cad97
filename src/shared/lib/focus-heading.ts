/**
 * Puts the focus on the heading of the page on show, for the keyboard and a screen reader to go on from there. Pages
 * that are kept alive hide theirs.
 */
export function focusHeading(): void {
  const headings = [...document.querySelectorAll<HTMLElement>("main h1")];
  const target = headings.find((heading) => heading.checkVisibility()) ?? document.querySelector("main");
  if (!target) return;
  target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

/** Whether what had the focus is gone from the page. */
export const isFocusLost = (): boolean => document.activeElement === document.body;
