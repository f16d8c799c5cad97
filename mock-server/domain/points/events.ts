import { PointsOrderStatus, PointsUseType } from "#generated/enums.ts";
import { terms } from "#generated/terms.ts";
import { memoize } from "#mock/domain/common/memoize.ts";
import { moved } from "#mock/domain/common/moves.ts";
import type { WorldState } from "#mock/domain/world-state.ts";
import type { Event } from "#mock/world/event.ts";
import { DAY_MS, HOUR_MS } from "#mock/world/shanghai-time.ts";
import type { PointsEntry, PointsOrderRecord } from "./records.ts";
import { GIFT_CARRIER, giftTrackingNo } from "./rules/gift-parcel.ts";
import { nextExpiry } from "./rules/points-expiry.ts";
import { addPoints, pointsEntries } from "./rules/points-log.ts";

const SHIP_MS = terms.points.gift_hours * HOUR_MS;
const RECEIVE_MS = 10 * DAY_MS;

/** The next event of a points order: it ships after six hours and counts as received ten days later. */
export function pointsOrderEvent(state: WorldState, order: PointsOrderRecord): Event | undefined {
  if (order.status === PointsOrderStatus.AwaitingShipment) {
    const at = order.createdAt + SHIP_MS;
    const sent = { company: GIFT_CARRIER, trackingNo: giftTrackingNo(order.id), shippedAt: at };
    const shipped = { ...moved("PointsOrderStatus", order, PointsOrderStatus.AwaitingReceipt), ...sent };
    return { at, run: () => state.pointsOrders.put(order.id, shipped) };
  }
  if (order.status === PointsOrderStatus.AwaitingReceipt && order.shippedAt !== null) {
    const received = moved("PointsOrderStatus", order, PointsOrderStatus.Completed);
    return { at: order.shippedAt + RECEIVE_MS, run: () => state.pointsOrders.put(order.id, received) };
  }
  return undefined;
}

/** Logs are immutable, so the expiry is cached by log. */
const expiryOf = memoize((entries: readonly PointsEntry[]) => nextExpiry(entries));

/** The next expiry of a buyer's points. */
export function pointsExpiryEvent(state: WorldState, userId: number): Event | undefined {
  const next = expiryOf(pointsEntries(state, userId));
  if (!next) return undefined;
  const { at, points } = next;
  return {
    at,
    run: () =>
      addPoints(state, userId, { use: PointsUseType.Expired, points: -points, remark: "积分到期清零", at }),
  };
}
