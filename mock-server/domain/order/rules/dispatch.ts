import { DeliveryType, Flag, OrderStatus } from "#generated/enums.ts";
import { terms } from "#generated/terms.ts";
import { groupBuySettlement } from "#mock/domain/activity/rules/group-buys.ts";
import type { WorldState } from "#mock/domain/world-state.ts";
import { DAY_MS, HOUR_MS, startOfDay, weekdayOf } from "#mock/world/shanghai-time.ts";
import type { OrderRecord } from "../records.ts";
import { shipDelay } from "./timeline.ts";

const WEEKDAYS: readonly number[] = terms.delivery.chilled_weekdays;

/**
 * The day, by its start in ms, on which goods of the cold chain leave that are paid at `paidAt` (ms): the first
 * dispatch day after that of the payment.
 */
export function chilledDay(paidAt: number): number {
  let day = startOfDay(paidAt) + DAY_MS;
  while (!WEEKDAYS.includes(weekdayOf(day))) day += DAY_MS;
  return day;
}

/** True if goods of the cold chain are shipped with these lines. */
export const isChilled = (
  state: WorldState,
  goodsIds: readonly number[],
  delivery: DeliveryType | undefined,
): boolean =>
  delivery !== DeliveryType.PickUp &&
  goodsIds.some((id) => state.seed.goods.get(id)?.is_cold_chain === Flag.Yes);

const isChilledOrder = (state: WorldState, { lines, deliveryType }: OrderRecord): boolean =>
  isChilled(
    state,
    lines.map(({ goodsId }) => goodsId),
    deliveryType,
  );

/** Chilled orders leave between 9 and 17 o'clock. */
const FROM_HOUR = 9;
const HOURS = 8;

/**
 * When an order that is paid at `paidAt` (ms) ships: 4 to 20 hours later, with goods of the cold chain on their day,
 * and not before its group-buys are settled. `missed` are the lines whose group-buy failed.
 */
export function shipmentOf(
  state: WorldState,
  order: OrderRecord,
  paidAt: number,
): ReturnType<typeof groupBuySettlement> {
  const delay = shipDelay(state.seed.seed, order.id);
  if (!isChilledOrder(state, order)) return groupBuySettlement(state, order, paidAt + delay);
  const inDay = FROM_HOUR * HOUR_MS + (delay % (HOURS * HOUR_MS));
  const shipAt = chilledDay(paidAt) + inDay;
  const { at, missed } = groupBuySettlement(state, order, shipAt);
  return { at: at === shipAt ? at : chilledDay(at) + inDay, missed };
}

/** The day, by its start in ms, on which a chilled order is to leave; null for others, and once it has left. */
export function dispatchDay(state: WorldState, order: OrderRecord): number | null {
  const waits = order.shippedAt === null && order.status !== OrderStatus.Canceled;
  if (!waits || !isChilledOrder(state, order)) return null;
  return startOfDay(shipmentOf(state, order, order.paidAt ?? state.clock.now()).at);
}
