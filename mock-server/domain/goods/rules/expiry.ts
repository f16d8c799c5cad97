import { Flag } from "#generated/enums.ts";
import { memoize } from "#mock/domain/common/memoize.ts";
import { DAY_MS, parseDateTime } from "#mock/world/shanghai-time.ts";
import type { GoodsRecord } from "../records.ts";

/** Why expired goods cannot be bought, for the buyer. */
export const EXPIRED_REASON = "已过有效期，已停止销售，请选购同类商品";

const ends = new Map<string, number>();

/** The first ms after the last day of an expiry date (`YYYY-MM-DD`, Shanghai). */
function endOf(xq: string): number {
  const known = ends.get(xq);
  if (known !== undefined) return known;
  const end = parseDateTime(`${xq} 00:00:00`) + DAY_MS;
  ends.set(xq, end);
  return end;
}

const withdrawn = memoize((goods: GoodsRecord): GoodsRecord => ({
  ...goods,
  is_buy: Flag.No,
  no_buy_reason: EXPIRED_REASON,
}));

/**
 * The goods at `now` (ms), not for sale from the day after their expiry date (specification section 4, is_buy).
 * Returns the same goods for the same record, so that derived values can be cached.
 */
export const withdrawExpired = (goods: GoodsRecord, now: number): GoodsRecord =>
  now < endOf(goods.xq) ? goods : withdrawn(goods);
