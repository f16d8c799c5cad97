import { localStore } from "#src/shared/lib/browser-storage.ts";

const KEY = "ordered-lines";

type Ordered = { orderId: number; lineIds: readonly number[] };

/**
 * Tells the other tabs of this browser which cart lines have just been ordered. Where storage is unavailable they
 * learn it only from the server's refusal.
 */
export function rememberOrderedLines(ordered: Ordered): void {
  localStore.write(KEY, ordered);
}

/** The order of this browser that contains any of these cart lines; undefined if unknown. */
export function orderOfLines(lineIds: readonly number[]): number | undefined {
  const ordered = localStore.read(KEY, parse);
  return ordered?.lineIds.some((id) => lineIds.includes(id)) ? ordered.orderId : undefined;
}

function parse(value: unknown): Ordered | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  const { orderId, lineIds } = value as Ordered;
  return Number.isInteger(orderId) && Array.isArray(lineIds) ? { orderId, lineIds } : undefined;
}
