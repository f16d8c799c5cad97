import { CouponStatus } from "#generated/model/index.ts";

/** The names of the coupon and voucher states. */
export const COUPON_STATES: Record<CouponStatus, string> = {
  [CouponStatus.NUMBER_1]: "未使用",
  [CouponStatus.NUMBER_2]: "已使用",
  [CouponStatus.NUMBER_3]: "已过期",
};

export const COUPON_STATUSES = Object.values(CouponStatus);

/** Parses a status from the address; defaults to usable. */
export function parseCouponStatus(text: string | null): CouponStatus {
  return COUPON_STATUSES.find((status) => String(status) === text) ?? CouponStatus.NUMBER_1;
}
