import { focusHeading, isFocusLost } from "#src/shared/lib/focus-heading.ts";

const DELETE = "button[aria-label*='删除']";

/**
 * Remembers which cart line has the focus; the returned function focuses the next line, or the one before, once that
 * line is deleted. If no line is left, the page's heading gets the focus.
 */
export function noteFocusedLine(): () => void {
  const row = document.activeElement?.closest("[data-index]");
  const near = row ? [...following(row), ...preceding(row)] : [];
  return () => {
    if (!isFocusLost()) return;
    const button = near.find(({ isConnected }) => isConnected);
    if (button) button.focus();
    else focusHeading();
  };
}

function following(row: Element): HTMLElement[] {
  const next = row.nextElementSibling;
  return next ? [...deleteButton(next), ...following(next)] : [];
}

function preceding(row: Element): HTMLElement[] {
  const before = row.previousElementSibling;
  return before ? [...deleteButton(before), ...preceding(before)] : [];
}

function deleteButton(row: Element): HTMLElement[] {
  const button = row.querySelector<HTMLElement>(DELETE);
  return button ? [button] : [];
}
