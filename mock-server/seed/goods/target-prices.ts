import type { GoodsRecord, TargetPriceRecord } from "#mock/domain/goods/records.ts";
import { regularPrice } from "#mock/domain/goods/rules/price-course.ts";
import { BASE_MS } from "#mock/world/base-date.ts";
import { percentOf } from "#mock/world/money.ts";
import { DAY_MS, HOUR_MS } from "#mock/world/shanghai-time.ts";

const BUYER = 1;
/** Goods without an offer, so that the clock does not reach the targets. */
const WATCHED = [12, 20];
/** The share of the price when the world begins. */
const PERCENT = 85;

/** The target prices of `buyer`, newest first: all of them wait. */
export function personaTargetPrices(
  goods: ReadonlyMap<number, GoodsRecord>,
): Map<number, readonly TargetPriceRecord[]> {
  const targets = WATCHED.flatMap((goodsId, index) => {
    const found = goods.get(goodsId);
    if (!found || found.timed !== null) return [];
    const setAt = BASE_MS - (2 + index * 7) * DAY_MS + 16 * HOUR_MS;
    const price = percentOf(regularPrice(found), PERCENT);
    return [{ goodsId, price, setAt, reachedAt: null, checkedAt: setAt }];
  });
  return new Map([[BUYER, targets]]);
}
