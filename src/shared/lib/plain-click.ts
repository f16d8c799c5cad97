type Click = Pick<MouseEvent, "button" | "metaKey" | "ctrlKey" | "shiftKey" | "altKey">;

/** A click that follows a link in this tab, not in a new tab or window. */
export function isPlainClick({ metaKey, ctrlKey, shiftKey, altKey, button }: Click): boolean {
  return button === 0 && !metaKey && !ctrlKey && !shiftKey && !altKey;
}
