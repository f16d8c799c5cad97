import { CouponStatus } from "#generated/enums.ts";

export const COUPON_STATUSES = Object.values(CouponStatus);

/** Parses a status from the address; defaults to usable. */
export function parseCouponStatus(text: string | null): CouponStatus {
  return COUPON_STATUSES.find((status) => String(status) === text) ?? CouponStatus.Unused;
}
