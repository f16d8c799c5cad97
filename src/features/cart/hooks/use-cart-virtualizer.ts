import { useRowVirtualizer } from "#src/shared/ui/records/use-row-virtualizer.ts";
import type { CartRow } from "../lib/cart-groups.ts";

const LINE_HEIGHT = 83;
const HEAD_HEIGHT = 41;

/** The rows of the cart that are in view. */
export function useCartVirtualizer(rows: readonly CartRow[]) {
  "use no memo";
  return useRowVirtualizer(rows, heightOf);
}

/** A line's key is its number, a group's its name. */
function heightOf(key: string): number {
  return Number.isNaN(Number(key)) ? HEAD_HEIGHT : LINE_HEIGHT;
}
