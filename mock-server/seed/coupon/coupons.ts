import { CouponType, Flag, OrderStatus } from "#generated/enums.ts";
import type { CouponRecord, CouponTerms, VoucherRecord } from "#mock/domain/coupon/records.ts";
import { COUPON_SCOPE } from "#mock/domain/coupon/rules/eligible.ts";
import type { OrderRecord } from "#mock/domain/order/records.ts";
import { PERSONAS } from "#mock/seed/user/personas.ts";
import { BASE_MS } from "#mock/world/base-date.ts";
import { HOUR_MS, DAY_MS } from "#mock/world/shanghai-time.ts";
import { COUPON_OFFERS } from "./offers.ts";
import { USED_COUPONS } from "./used-coupons.ts";

const FIRST_COUPON_ID = 301;
const FIRST_VOUCHER_ID = 401;
const off = (threshold: number, amount: number): CouponTerms => ({
  name: threshold === 0 ? `无门槛减 ${amount / 100}` : `满 ${threshold / 100} 减 ${amount / 100}`,
  type: CouponType.Reduction,
  amount,
  threshold,
  describe: COUPON_SCOPE,
});

/** The coupons of every approved persona: terms, age in days, and validity in hours from the base date. */
const HELD: ReadonlyArray<readonly [terms: CouponTerms, daysAgo: number, hours: number]> = [
  [off(10_000, 800), 20, 24],
  [off(50_000, 3000), 12, 60],
  [off(300_000, 15_000), 12, 20 * 24],
  [
    { name: "九五折券", type: CouponType.Discount, amount: 95, threshold: 100_000, describe: COUPON_SCOPE },
    9,
    30 * 24,
  ],
  [
    {
      name: "运费券",
      type: CouponType.Shipping,
      amount: 1200,
      threshold: 0,
      describe: "抵扣一次运费，不找零",
    },
    5,
    15 * 24,
  ],
  [off(0, 500), 3, 9 * 24],
  [off(2_000_000, 60_000), 2, 40 * 24],
  [off(20_000, 1500), 50, -18 * 24],
  [
    { name: "九八折券", type: CouponType.Discount, amount: 98, threshold: 30_000, describe: COUPON_SCOPE },
    70,
    -35 * 24,
  ],
];

/** They have registered only just. */
const NEW: readonly string[] = ["empty", "team"];

const approved = PERSONAS.filter(
  ({ is_passed, username }) => is_passed === Flag.Yes && !NEW.includes(username),
);

/** Coupons in every state: unused, expiring today, of each type, expired, used by past orders. */
export function buildCoupons(orders: readonly OrderRecord[]): CouponRecord[] {
  const held = approved.flatMap(({ id: userId }) =>
    HELD.map(([terms, daysAgo, hours]) => ({
      ...terms,
      userId,
      offerId: 0,
      startsAt: BASE_MS - daysAgo * DAY_MS,
      endsAt: BASE_MS + hours * HOUR_MS - 1000,
      orderId: 0,
    })),
  );
  return [
    ...held.map((coupon, index) => ({ ...coupon, id: FIRST_COUPON_ID + index })),
    ...usedCoupons(orders),
    ...claimedCoupons(),
  ];
}

function usedCoupons(orders: readonly OrderRecord[]): CouponRecord[] {
  return USED_COUPONS.flatMap(({ id, userId, amount, threshold }) => {
    const order = orders.find(({ couponId }) => couponId === id);
    if (!order) return [];
    const startsAt = order.createdAt - 6 * DAY_MS;
    const endsAt = order.createdAt + 24 * DAY_MS;
    return [{ ...off(threshold, amount), id, userId, offerId: 0, startsAt, endsAt, orderId: order.id }];
  });
}

/** `buyer` has already claimed one offer of the coupon center. */
function claimedCoupons(): CouponRecord[] {
  const [offer] = COUPON_OFFERS;
  if (!offer) return [];
  const { name, type, amount, threshold, describe, startsAt, endsAt } = offer;
  const terms = { name, type, amount, threshold, describe };
  return [{ ...terms, id: 590, userId: 1, offerId: offer.id, startsAt, endsAt, orderId: 0 }];
}

/** 面额, 余额, threshold in 分; source; age in days and validity in days from the base date. */
const VOUCHERS: ReadonlyArray<
  readonly [amount: number, balance: number, threshold: number, source: string, ago: number, days: number]
> = [
  [5000, 5000, 0, "满额返现", 15, 30],
  [3000, 1240, 0, "售后补偿", 40, 2],
  [10_000, 10_000, 100_000, "周年庆活动", 10, 60],
  [2000, 0, 0, "满额返现", 100, -10],
  [2000, 2000, 0, "新客礼包", 120, -30],
];

/** Cash vouchers of the approved personas: full, partly used, with a threshold, used up, expired. */
export function buildVouchers(orders: readonly OrderRecord[]): VoucherRecord[] {
  return approved
    .flatMap(({ id: userId }) => {
      const lastOrder =
        orders.findLast((order) => order.userId === userId && order.status === OrderStatus.Completed)?.id ??
        0;
      const rows = lastOrder === 0 ? VOUCHERS.filter(([amount, balance]) => amount === balance) : VOUCHERS;
      return rows.map(([amount, balance, threshold, source, ago, days]) => ({
        userId,
        amount,
        balance,
        threshold,
        source,
        startsAt: BASE_MS - ago * DAY_MS,
        endsAt: BASE_MS + days * DAY_MS - 1000,
        orderId: balance < amount ? lastOrder : 0,
      }));
    })
    .map((voucher, index) => ({
      ...voucher,
      id: FIRST_VOUCHER_ID + index,
      voucherNo: `XJ2026${String(FIRST_VOUCHER_ID + index).padStart(8, "0")}`,
    }));
}
