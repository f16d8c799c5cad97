import { CouponStatus } from "#generated/model/index.ts";

/** What a coupon or a voucher is called by its state. */
export const COUPON_STATES: Record<CouponStatus, string> = {
  [CouponStatus.NUMBER_1]: "未使用",
  [CouponStatus.NUMBER_2]: "已使用",
  [CouponStatus.NUMBER_3]: "已过期",
};

export const COUPON_STATUSES = Object.values(CouponStatus);

/** Reads a state from the address; what can still be used where it says nothing. */
export function parseCouponStatus(text: string | null): CouponStatus {
  return COUPON_STATUSES.find((status) => String(status) === text) ?? CouponStatus.NUMBER_1;
}
