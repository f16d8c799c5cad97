import { FastBuyOrder } from "#generated/enums.ts";
import { type AddressQuery, describeQuery, on, oneOf, PAGE } from "#src/shared/lib/address-query.ts";

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

/** The sort order, only goods that cost more than the last time, and the page. */
export const fastBuyQuery = describeQuery({
  order: oneOf(Object.values(FastBuyOrder)),
  dearer: on,
  ...PAGE,
});

export type FastBuyAddress = AddressQuery<ReturnType<typeof fastBuyQuery.read>>;
