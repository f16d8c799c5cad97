import type { WorldState } from "#mock/domain/world-state.ts";
import type { Fen } from "#mock/world/money.ts";
import { DAY_MS, startOfDay, weekdayOf } from "#mock/world/shanghai-time.ts";
import type { GoodsRecord, OfferTimes, TargetPriceRecord } from "../records.ts";
import { regularPrice } from "./price-course.ts";
import { SPIKE_TIMES } from "./spike-times.ts";
import { unitPrice } from "./unit-price.ts";

const NONE: readonly TargetPriceRecord[] = [];
const WEEK = 7;

/** The target prices of a buyer, newest first. */
export const targetPricesOf = (state: WorldState, userId: number): readonly TargetPriceRecord[] =>
  state.targetPrices.get(userId) ?? NONE;

/** The price in 分 that a target is compared with: that of one unit now, with an offer that holds. */
export const priceNow = (goods: GoodsRecord): Fen => unitPrice(goods, goods.zbz);

/**
 * When an offer next takes goods from above a target to it, in ms after the target was last looked at; of several that
 * have passed by `now`, the last. Undefined if none does.
 */
export function nextFall(
  goods: GoodsRecord,
  { price, checkedAt }: TargetPriceRecord,
  now: number,
): number | undefined {
  const { timed } = goods;
  if (timed === null || regularPrice(goods) <= price) return undefined;
  const { offer_price: offer } = timed.on;
  if (offer === null || offer > price) return undefined;
  return nextStart(timed.times, checkedAt, now);
}

function nextStart(times: OfferTimes, checkedAt: number, now: number): number | undefined {
  if (times.kind === "welfare" || times.kind === "groupBuy")
    return times.startsAt > checkedAt ? times.startsAt : undefined;
  const isDaily = times.kind === "spike";
  const after = Math.max(checkedAt, now - (isDaily ? 1 : WEEK) * DAY_MS);
  const from = isDaily ? (SPIKE_TIMES.find(({ id }) => id === times.session)?.from ?? 0) : 0;
  const start = startOfDay(after) + from;
  const days = isDaily ? 0 : (times.weekday - weekdayOf(after) + WEEK) % WEEK;
  const next = start + days * DAY_MS;
  return next > after ? next : next + (isDaily ? 1 : WEEK) * DAY_MS;
}
