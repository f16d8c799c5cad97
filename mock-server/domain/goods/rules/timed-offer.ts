import { memoize } from "#mock/domain/common/memoize.ts";
import { startOfDay, weekdayOf } from "#mock/world/shanghai-time.ts";
import type { GoodsRecord, OfferTimes } from "../records.ts";
import { SPIKE_TIMES } from "./spike-times.ts";

/** Every offer starts and ends on a full hour, so that nothing changes within one. */
export const OFFER_STEP_MS = 3_600_000;

/** True if an offer is active at `now` (ms); its end is exclusive. */
export function holds(times: OfferTimes, now: number): boolean {
  if (times.kind === "welfare" || times.kind === "groupBuy") {
    return times.startsAt <= now && now < times.endsAt;
  }
  const midnight = startOfDay(now);
  if (times.kind === "everyday") return weekdayOf(midnight) === times.weekday;
  const session = SPIKE_TIMES.find(({ id }) => id === times.session);
  return session !== undefined && now - midnight >= session.from && now - midnight < session.until;
}

/** Goods with their offer become those without it, and the other way round. */
const toggled = memoize((goods: GoodsRecord): GoodsRecord => {
  const part = goods.offer_price === null ? goods.timed?.on : goods.timed?.off;
  return { ...goods, ...part };
});

/**
 * The goods as sold at `now` (ms): with the offer while it is active, otherwise at the regular price (specification
 * section 3, goods type 1). Returns the same goods for the same record, so that derived values can be cached.
 */
export function soldAt(goods: GoodsRecord, now: number): GoodsRecord {
  const { timed, offer_price } = goods;
  return timed === null || holds(timed.times, now) === (offer_price !== null) ? goods : toggled(goods);
}
