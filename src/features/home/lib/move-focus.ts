/** Moves the focus among these elements, from the last on to the first; one step down is 1, up is -1. */
export function moveFocus(elements: readonly HTMLElement[], by: 1 | -1): void {
  const at = elements.findIndex((element) => element === document.activeElement);
  const next = at < 0 && by < 0 ? elements.length - 1 : at + by;
  elements[(next + elements.length) % elements.length]?.focus();
}
