import { CouponStatus, CouponType } from "#generated/enums.ts";
import { formatCount, type Fen, formatYuan, percentOf } from "#mock/world/money.ts";
import type { CouponRecord, CouponTerms, VoucherRecord } from "../records.ts";
import { INELIGIBLE_GOODS } from "./eligible.ts";

type Dated = Pick<CouponRecord, "orderId" | "endsAt">;

/** The state of a coupon at `now` (ms): used ones stay used, the others expire. */
export function couponState({ orderId, endsAt }: Dated, now: number): CouponStatus {
  if (orderId > 0) return CouponStatus.Used;
  return now < endsAt ? CouponStatus.Unused : CouponStatus.Expired;
}

/** The state of a voucher at `now` (ms): used when its balance is 0. */
export function voucherState({ balance, endsAt }: VoucherRecord, now: number): CouponStatus {
  if (balance === 0) return CouponStatus.Used;
  return now < endsAt ? CouponStatus.Unused : CouponStatus.Expired;
}

/** The amounts that decide about a coupon, in 分. */
export type CouponBase = {
  /** Total of the coupon-eligible lines, which the threshold refers to (specification section 4). */
  readonly eligible: Fen;
  /** The rest after full reductions and discounts, which caps every coupon. */
  readonly net: Fen;
  readonly shipping: Fen;
};

/** Why a coupon cannot be used at `now` (ms), for the buyer; undefined when it can. */
export function couponProblem(coupon: CouponRecord, base: CouponBase, now: number): string | undefined {
  const state = couponState(coupon, now);
  if (state === CouponStatus.Used) return "该优惠券已使用，请选择其他优惠券";
  if (state === CouponStatus.Expired) return "该优惠券已过期，请选择其他优惠券";
  if (now < coupon.startsAt) return "该优惠券还未到使用时间";
  if (base.eligible < coupon.threshold) {
    const missing = formatYuan(coupon.threshold - base.eligible);
    return `该优惠券需满 ${formatCount(coupon.threshold / 100)} 元可用，可用券商品还差 ${missing} 元`;
  }
  if (coupon.type === CouponType.Shipping)
    return base.shipping === 0 ? "本单已免运费，无需使用运费券" : undefined;
  return base.net === 0 ? `没有可用券的商品，${INELIGIBLE_GOODS}不参加` : undefined;
}

/** The deduction of a usable coupon, in 分, rounded down (specification section 5). */
export function couponWorth(
  { type, amount }: Pick<CouponTerms, "type" | "amount">,
  { net, shipping }: CouponBase,
): Fen {
  if (type === CouponType.Shipping) return Math.min(amount, shipping);
  return type === CouponType.Discount ? percentOf(net, 100 - amount) : Math.min(amount, net);
}

/** Why a voucher cannot be used at `now` (ms) for goods of `goods` 分; undefined when it can. */
export function voucherProblem(voucher: VoucherRecord, goods: Fen, now: number): string | undefined {
  const state = voucherState(voucher, now);
  if (state === CouponStatus.Used) return `现金券 ${voucher.voucherNo} 已用完，请选择其他现金券`;
  if (state === CouponStatus.Expired) return `现金券 ${voucher.voucherNo} 已过期，请选择其他现金券`;
  if (now < voucher.startsAt) return `现金券 ${voucher.voucherNo} 还未到使用时间`;
  return goods < voucher.threshold
    ? `现金券 ${voucher.voucherNo} 需商品满 ${formatCount(voucher.threshold / 100)} 元可用`
    : undefined;
}
