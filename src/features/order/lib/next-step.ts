import type { Order } from "#generated/model/order.ts";

const PICKUP = 3;
const WAITS_TO_SHIP = 2;

/** What happens next to a paid order, and roughly when. */
export function nextStep({ status, delivery_type }: Pick<Order, "status" | "delivery_type">): string {
  if (status !== WAITS_TO_SHIP) return "物流进度可在订单详情查看";
  return delivery_type === PICKUP
    ? "预计 24 小时内备好，备好后通知您到仓库提货"
    : "预计 24 小时内发货，发货后可在订单详情查看物流";
}
