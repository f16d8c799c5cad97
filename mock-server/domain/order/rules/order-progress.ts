import { OrderStatus, PointsUseType } from "#generated/enums.ts";
import type { PayMethod } from "#generated/model/index.ts";
import { moved } from "#mock/domain/common/moves.ts";
import { invoiceReceived } from "#mock/domain/invoice/rules/invoice-making.ts";
import { addPoints } from "#mock/domain/points/rules/points-log.ts";
import type { WorldState } from "#mock/domain/world-state.ts";
import type { OrderRecord } from "../records.ts";
import { pointsOfOrder } from "./order-worth.ts";
import { STEP_NAMES } from "./timeline.ts";

type Step = OrderRecord["progress"][number];

function moveTo(
  order: OrderRecord,
  status: Exclude<OrderStatus, typeof OrderStatus.Canceled>,
  time: number,
  name?: string,
): OrderRecord {
  const step: Step = { status, name: name ?? STEP_NAMES[status], time };
  return { ...moved("OrderStatus", order, status), progress: [...order.progress, step] };
}

/** Marks the order as paid, as of `at` (ms); it waits for the warehouse. */
export function payOrder(
  state: WorldState,
  order: OrderRecord,
  payMethod: PayMethod,
  at: number,
): OrderRecord {
  const paid = { ...moveTo(order, OrderStatus.AwaitingShipment, at), payMethod, paidAt: at };
  state.orders.put(order.id, paid);
  return paid;
}

/** Marks the order as shipped, as of `at` (ms). */
export function shipOrder(state: WorldState, order: OrderRecord, at: number): void {
  state.orders.put(order.id, { ...moveTo(order, OrderStatus.AwaitingReceipt, at), shippedAt: at });
}

/** Marks the order as received, as of `at` (ms), and requests its invoice. `name` is the step in its progress. */
export function receiveOrder(state: WorldState, order: OrderRecord, at: number, name?: string): OrderRecord {
  const received = { ...moveTo(order, OrderStatus.Received, at, name), receivedAt: at };
  state.orders.put(order.id, received);
  invoiceReceived(state, received, at);
  return received;
}

/** Finishes the order, as of `at` (ms): nothing can be returned any more, and the points are credited. */
export function finishOrder(state: WorldState, order: OrderRecord, at: number): void {
  state.orders.put(order.id, moveTo(order, OrderStatus.Completed, at));
  const points = pointsOfOrder(state, order);
  addPoints(state, order.userId, {
    use: PointsUseType.OrderReward,
    points,
    remark: `订单 ${order.orderNo} 奖励`,
    at,
  });
}
