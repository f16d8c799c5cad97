import { FastBuyOrder } from "#generated/enums.ts";

/**
 * The sort orders of goods bought before (specification section 7), and by the buyer's rhythm, which is the page's
 * default.
 */
export const FAST_BUY_ORDERS: readonly (readonly [FastBuyOrder, string])[] = [
  ["due", "该补货"],
  ["recent", "最近购买"],
  ["often", "购买次数"],
  ["number", "购买数量"],
];

/** Parses a sort order from the address; defaults to what is due. */
export function readFastBuyOrder(written: string | null): FastBuyOrder {
  return Object.values(FastBuyOrder).find((order) => order === written) ?? "due";
}
