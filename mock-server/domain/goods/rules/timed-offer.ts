import { DAY_MS, startOfDay } from "#mock/world/shanghai-time.ts";
import type { GoodsRecord, OfferTimes } from "../records.ts";
import { SPIKE_TIMES } from "./spike-times.ts";

/** Every offer begins and ends on a whole hour, so that within one nothing changes. */
export const OFFER_STEP_MS = 3_600_000;

/** Whether an offer holds at `now` (ms): from its first ms until the one before its end. */
export function holds(times: OfferTimes, now: number): boolean {
  if (times.kind === "welfare" || times.kind === "groupBuy") {
    return times.startsAt <= now && now < times.endsAt;
  }
  const midnight = startOfDay(now);
  if (times.kind === "everyday") return weekdayOf(midnight) === times.weekday;
  const session = SPIKE_TIMES.find(({ id }) => id === times.session);
  return session !== undefined && now - midnight >= session.from && now - midnight < session.until;
}

/** The day of the week in Shanghai at `now` (ms); 0 is Sunday. */
export const weekdayOf = (now: number): number => (4 + (startOfDay(now) + 8 * 3_600_000) / DAY_MS) % 7;

const others = new WeakMap<GoodsRecord, GoodsRecord>();

/**
 * The goods as they are sold at `now` (ms): with the offer while it holds, without it at other times, when the ordinary
 * price stands (specification section 3, goods type 1). The same record gives the same goods, so what is worked out
 * for them can be kept.
 */
export function soldAt(goods: GoodsRecord, now: number): GoodsRecord {
  const { timed } = goods;
  if (timed === null) return goods;
  const on = holds(timed.times, now);
  if (on === (goods.offer_price !== null)) return goods;
  const known = others.get(goods);
  if (known) return known;
  const other = { ...goods, ...(on ? timed.on : timed.off) };
  others.set(goods, other);
  return other;
}
