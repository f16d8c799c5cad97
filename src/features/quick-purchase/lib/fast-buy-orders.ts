import { FastBuyOrder } from "#generated/model/fastBuyOrder.ts";

/** The orders of what was bought before (specification section 7), the usual one first. */
export const FAST_BUY_ORDERS: readonly (readonly [FastBuyOrder, string])[] = [
  ["recent", "最近购买"],
  ["often", "购买次数"],
  ["number", "购买数量"],
];

/** The order that an address names; the latest purchases first when it names none. */
export function readFastBuyOrder(written: string | null): FastBuyOrder {
  return Object.values(FastBuyOrder).find((order) => order === written) ?? "recent";
}
