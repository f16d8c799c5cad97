import type { OrderRecord } from "#mock/fixtures/order/records.ts";

const UNPAID = 1;
const CANCELLED = 6;

/**
 * The order as it stands at `now` (ms): an unpaid one whose deadline has passed is cancelled, as of the deadline,
 * unless a payment for it is under way.
 */
export function orderAt(order: OrderRecord, now: number, isPaying: boolean): OrderRecord {
  if (order.status !== UNPAID || now < order.payDeadline || isPaying) return order;
  const step = { status: CANCELLED, name: "超时未付款，订单已取消", time: order.payDeadline } as const;
  return { ...order, status: CANCELLED, progress: [...order.progress, step] };
}
