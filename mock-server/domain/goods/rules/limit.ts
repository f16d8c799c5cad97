import { OrderStatus } from "#generated/enums.ts";
import { memoize } from "#mock/domain/common/memoize.ts";
import { newestOwned } from "#mock/domain/common/newest-owned.ts";
import type { Period } from "#mock/domain/common/period.ts";
import type { OrderRecord } from "#mock/domain/order/records.ts";
import type { WorldState } from "#mock/domain/world-state.ts";
import { DAY_MS, startOfDay } from "#mock/world/shanghai-time.ts";
import type { GoodsRecord } from "../records.ts";
import { unitsIn } from "./contents.ts";
import { SPIKE_TIMES } from "./spike-times.ts";
import { holds } from "./timed-offer.ts";

/**
 * The time at `now` (ms) in which a customer's orders count toward the limit of goods: that of their offer, of a flash
 * sale its session, and the calendar day where there is no limited-time offer.
 */
export function limitPeriod({ timed }: Pick<GoodsRecord, "timed">, now: number): Period {
  const midnight = startOfDay(now);
  const day = { startsAt: midnight, endsAt: midnight + DAY_MS };
  if (timed === null || !holds(timed.times, now) || timed.times.kind === "everyday") return day;
  if (timed.times.kind !== "spike") return timed.times;
  const { session } = timed.times;
  const times = SPIKE_TIMES.find(({ id }) => id === session);
  return times ? { startsAt: midnight + times.from, endsAt: midnight + times.until } : day;
}

/**
 * Counts what a customer has ordered of limited goods in the time of their limit, combinations taken apart. Canceled
 * orders do not count. The orders are read at the first question.
 */
export function orderedBy(
  state: WorldState,
  userId: number | undefined,
): (goods: Pick<GoodsRecord, "id" | "timed">) => number {
  let orders: readonly OrderRecord[] | undefined;
  return (goods) => {
    orders ??= userId === undefined ? [] : thatCount(newestOwned(state.orders, { id: userId }));
    const { startsAt, endsAt } = limitPeriod(goods, state.clock.now());
    const counted = orders.filter(({ createdAt }) => startsAt <= createdAt && createdAt < endsAt);
    if (counted.length === 0) return 0;
    const units = unitsIn(
      counted.flatMap(({ lines }) => lines),
      (id) => state.goods.get(id),
    );
    return units.get(goods.id) ?? 0;
  };
}

const thatCount = memoize((orders: readonly OrderRecord[]) =>
  orders.filter(({ status }) => status !== OrderStatus.Canceled),
);
