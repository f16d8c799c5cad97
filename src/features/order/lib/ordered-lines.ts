import { useSyncExternalStore } from "react";
import { localStore } from "#src/shared/lib/browser-storage.ts";
import { hasTypesOf } from "#src/shared/lib/form-draft.ts";

const KEY = "ordered-lines";

type Ordered = { orderId: number; lineIds: readonly number[] };
const NONE: Ordered = { orderId: 0, lineIds: [] };

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

/** The same for a page that is open: another tab may write it after the page has read it. */
export function useOrderOfLines(lineIds: readonly number[]): number | undefined {
  return useSyncExternalStore(onStorage, () => orderOfLines(lineIds));
}

function onStorage(listener: () => void): () => void {
  addEventListener("storage", listener);
  return () => removeEventListener("storage", listener);
}

function parse(value: unknown): Ordered | undefined {
  if (!hasTypesOf(value, NONE)) return undefined;
  return Array.isArray(value.lineIds) ? value : undefined;
}
