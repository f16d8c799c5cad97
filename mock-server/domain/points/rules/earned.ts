import { terms } from "#generated/terms.ts";
import type { OrderLineRecord } from "#mock/domain/order/records.ts";
import { paidForGoods } from "#mock/domain/order/rules/paid-for-goods.ts";

/**
 * Points per full 元 paid for the lines of an order; neither shipping (with or without a coupon) nor refunds (分)
 * earn points.
 */
export const pointsFor = (lines: readonly Pick<OrderLineRecord, "paid">[], refunded = 0): number =>
  Math.max(0, Math.floor((paidForGoods(lines) - refunded) / 100) * terms.points.earned_per_yuan);
