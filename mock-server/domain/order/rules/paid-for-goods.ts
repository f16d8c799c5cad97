import type { OrderLineRecord } from "../records.ts";

/** The amount paid for order lines after all deductions, without shipping, in 分. */
export const paidForGoods = (lines: readonly Pick<OrderLineRecord, "paid">[]): number =>
  lines.reduce((sum, { paid }) => sum + paid, 0);
