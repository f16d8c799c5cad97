import type { OrderLineRecord } from "../records.ts";

/** What lines of an order were paid for after all that was taken off, without freight, in 分. */
export const paidForGoods = (lines: readonly Pick<OrderLineRecord, "paid">[]): number =>
  lines.reduce((sum, { paid }) => sum + paid, 0);
