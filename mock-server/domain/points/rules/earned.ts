import type { OrderLineRecord } from "#mock/domain/order/records.ts";
import { paidForGoods } from "#mock/domain/order/rules/paid-for-goods.ts";

/**
 * A point for every full 元 that was paid for the lines of an order; freight, with or without a coupon for it, and what
 * was refunded (分) earn none.
 */
export const pointsFor = (lines: readonly Pick<OrderLineRecord, "paid">[], refunded = 0): number =>
  Math.max(0, Math.floor((paidForGoods(lines) - refunded) / 100));
