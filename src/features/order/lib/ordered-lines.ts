const KEY = "ordered-lines";

type Ordered = { orderId: number; lineIds: readonly number[] };

/** Lets the other tabs of this browser know which lines of the cart have just become an order. */
export function rememberOrderedLines(ordered: Ordered): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(ordered));
  } catch {
    // Storage is full or forbidden: the other tabs are told by the server's refusal alone.
  }
}

/** The order that took any of these lines of the cart in this browser; undefined when none is known. */
export function orderOfLines(lineIds: readonly number[]): number | undefined {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? "null");
    return isOrdered(kept) && kept.lineIds.some((id) => lineIds.includes(id)) ? kept.orderId : undefined;
  } catch {
    return undefined;
  }
}

function isOrdered(value: unknown): value is Ordered {
  if (typeof value !== "object" || value === null) return false;
  const { orderId, lineIds } = value as Record<string, unknown>;
  return Number.isInteger(orderId) && Array.isArray(lineIds);
}
