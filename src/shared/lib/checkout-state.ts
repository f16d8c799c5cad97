/** The router state of a link to the checkout that orders only some of the selected lines. */
export const checkoutState = (lineIds: readonly number[]) => ({ lineIds });

/**
 * The lines that a checkout was opened for; undefined for all ticked ones. The browser preserves it through a reload.
 */
export function linesOfCheckout(state: unknown): readonly number[] | undefined {
  if (typeof state !== "object" || state === null || !("lineIds" in state)) return undefined;
  const { lineIds } = state;
  return Array.isArray(lineIds) && lineIds.length > 0 && lineIds.every(Number.isSafeInteger)
    ? (lineIds as number[])
    : undefined;
}
