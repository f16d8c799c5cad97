import { CouponType } from "#generated/enums.ts";
import type { CashVoucher } from "#generated/model/cashVoucher.ts";
import type { Coupon } from "#generated/model/coupon.ts";
import type { CouponOffer } from "#generated/model/couponOffer.ts";
import type { UserRecord } from "#mock/domain/user/records.ts";
import type { WorldState } from "#mock/domain/world-state.ts";
import { toYuan } from "#mock/world/money.ts";
import { formatDateTime } from "#mock/world/shanghai-time.ts";
import { offerState } from "./commands.ts";
import type { CouponOfferRecord, CouponRecord, CouponTerms, VoucherRecord } from "./records.ts";
import { couponState, voucherState } from "./rules/coupon.ts";

/** An amount in 元, or the rate of a discount coupon in per cent. */
const faceOf = ({ type, amount }: CouponTerms): number =>
  type === CouponType.Discount ? amount : toYuan(amount);

const presentTerms = (terms: CouponTerms) => ({
  name: terms.name,
  type: terms.type,
  amount: faceOf(terms),
  threshold: toYuan(terms.threshold),
  describe: terms.describe,
});

/** A coupon at `now` (ms); `reason` says why it cannot be used for the cart. */
export const presentCoupon = (coupon: CouponRecord, now: number, reason = ""): Coupon => ({
  id: coupon.id,
  ...presentTerms(coupon),
  status: couponState(coupon, now),
  starts_at: formatDateTime(coupon.startsAt),
  ends_at: formatDateTime(coupon.endsAt),
  order_id: coupon.orderId,
  reason,
});

export const presentOffer = (
  state: WorldState,
  offer: CouponOfferRecord,
  user: UserRecord | undefined,
): CouponOffer => ({
  id: offer.id,
  ...presentTerms(offer),
  starts_at: formatDateTime(offer.startsAt),
  ends_at: formatDateTime(offer.endsAt),
  total: offer.total,
  claimed: offer.claimed,
  limit: offer.limit,
  status: offerState(state, offer, user),
});

export const presentVoucher = (voucher: VoucherRecord, now: number): CashVoucher => ({
  id: voucher.id,
  voucher_no: voucher.voucherNo,
  amount: toYuan(voucher.amount),
  balance: toYuan(voucher.balance),
  threshold: toYuan(voucher.threshold),
  status: voucherState(voucher, now),
  source: voucher.source,
  starts_at: formatDateTime(voucher.startsAt),
  ends_at: formatDateTime(voucher.endsAt),
  order_id: voucher.orderId,
});
