import { CouponType } from "#generated/enums.ts";
import type { CouponOfferRecord } from "#mock/domain/coupon/records.ts";
import { COUPON_SCOPE } from "#mock/domain/coupon/rules/eligible.ts";
import { BASE_MS } from "#mock/world/base-date.ts";
import { HOUR_MS, DAY_MS } from "#mock/world/shanghai-time.ts";

type Times = readonly [startsHours: number, endsDays: number];
type Counts = readonly [total: number, claimed: number, limit: number];

const offer = (
  id: number,
  [name, type, amount, threshold]: readonly [string, CouponType, number, number],
  [startsHours, endsDays]: Times,
  [total, claimed, limit]: Counts,
  describe = COUPON_SCOPE,
): CouponOfferRecord => ({
  id,
  name,
  type,
  amount,
  threshold,
  describe,
  startsAt: BASE_MS + startsHours * HOUR_MS,
  endsAt: BASE_MS + endsDays * DAY_MS,
  total,
  claimed,
  limit,
});

/**
 * The coupon center around the base date: the first offer is claimed by `buyer`, others can be claimed once or three
 * times, have none or few left, start in the evening or later, or have ended.
 */
export const COUPON_OFFERS: readonly CouponOfferRecord[] = [
  offer(201, ["满 200 减 15", CouponType.Reduction, 1500, 20_000], [-72, 14], [5000, 1820, 1]),
  offer(202, ["满 500 减 40", CouponType.Reduction, 4000, 50_000], [-48, 20], [3000, 960, 1]),
  offer(203, ["满 1000 减 90", CouponType.Reduction, 9000, 100_000], [-48, 20], [2000, 411, 3]),
  offer(204, ["满 3000 减 300", CouponType.Reduction, 30_000, 300_000], [-48, 20], [500, 127, 1]),
  offer(205, ["九六折券", CouponType.Discount, 96, 80_000], [-24, 10], [1000, 333, 1]),
  offer(206, ["运费券", CouponType.Shipping, 1200, 0], [-24, 30], [20_000, 7420, 3], "抵扣一次运费，不找零"),
  offer(207, ["满 99 减 20", CouponType.Reduction, 2000, 9900], [-30, 3], [800, 800, 1]),
  offer(208, ["满 300 减 30", CouponType.Reduction, 3000, 30_000], [-30, 3], [600, 599, 1]),
  offer(209, ["晚八点满 400 减 60", CouponType.Reduction, 6000, 40_000], [20, 7], [300, 0, 1]),
  offer(210, ["九二折券", CouponType.Discount, 92, 150_000], [48, 16], [200, 0, 1]),
  offer(211, ["双十一满 600 减 60", CouponType.Reduction, 6000, 60_000], [-20 * 24, -6], [2000, 1740, 1]),
  offer(
    212,
    ["运费券", CouponType.Shipping, 800, 9900],
    [72, 40],
    [5000, 0, 2],
    "订单满 99 元抵扣运费，不找零",
  ),
];
