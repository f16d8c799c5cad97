/** Moves the focus to the next (1) or previous (-1) of these elements, wrapping around. */
export function moveFocus(elements: readonly HTMLElement[], by: 1 | -1): void {
  const at = elements.findIndex((element) => element === document.activeElement);
  const next = at < 0 && by < 0 ? elements.length - 1 : at + by;
  elements[(next + elements.length) % elements.length]?.focus();
}
