const KEY = "ordered-lines";

type Ordered = { orderId: number; lineIds: readonly number[] };

/** Tells the other tabs of this browser which cart lines have just been ordered. */
export function rememberOrderedLines(ordered: Ordered): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(ordered));
  } catch {
    // Storage is full or forbidden: other tabs learn it only from the server's refusal.
  }
}

/** The order of this browser that contains any of these cart lines; undefined if unknown. */
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
