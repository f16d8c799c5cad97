import { CouponType } from "#generated/enums.ts";
import { terms } from "#generated/terms.ts";
import type { Amounts, UsedVoucher } from "#mock/domain/order/records.ts";
import { type Fen, percentOf } from "#mock/world/money.ts";
import type { CouponRecord, VoucherRecord } from "../records.ts";
import { type CouponBase, couponWorth } from "./coupon.ts";
import { shareOut } from "./share-out.ts";

/** A checkout line as used by deductions; amounts in 分. */
export type DeductLine = {
  /** Number × price − full reduction on the line + gifts. */
  readonly total: Fen;
  /** The full reduction on the line. */
  readonly reduction: Fen;
  readonly isEligible: boolean;
};

export type Deductions = {
  readonly coupon: Pick<CouponRecord, "type" | "amount"> | undefined;
  readonly vouchers: readonly VoucherRecord[];
  readonly points: number;
  /** Picked up by the buyer: no shipping. */
  readonly isPickup: boolean;
};

export type Deducted = {
  readonly amounts: Amounts;
  /** The final price of each line; with the shipping they add up to the amount. */
  readonly paid: readonly Fen[];
  /** The deduction of coupon, vouchers and points from each line. */
  readonly couponShared: readonly Fen[];
  readonly vouchers: readonly UsedVoucher[];
  /**
   * The maximum number of points for this order: a tenth of the goods' amount, and no more than what is left to pay.
   */
  readonly pointsRoom: number;
};

const sum = (parts: readonly Fen[]): Fen => parts.reduce((total, part) => total + part, 0);

/** The amounts of a checkout that decide about coupons; in 分. */
export function couponBase(base: Amounts, lines: readonly DeductLine[], isPickup: boolean): CouponBase {
  const eligible = sum(lines.map(({ total, isEligible }) => (isEligible ? total : 0)));
  const onOrder = base.manjian - sum(lines.map(({ reduction }) => reduction));
  return {
    eligible,
    net: Math.max(0, eligible - onOrder - base.discount),
    shipping: isPickup ? 0 : base.shipping,
  };
}

/**
 * Returns the amounts of a checkout with coupon, vouchers and points, in 分: amount = goods − manjian − discount +
 * gift − coupon − voucher − points + shipping, never below 0. The coupon is deducted first, then the vouchers in
 * order, each up to what is left to pay for the goods, then the points, 1 分 each. Full reduction, discount and coupon
 * are distributed over the eligible lines, vouchers and points over all; a shipping coupon over none. The caller has
 * checked that coupon and vouchers are usable and the points within the maximum.
 */
export function deduct(base: Amounts, lines: readonly DeductLine[], requested: Deductions): Deducted {
  const { eligible, net, shipping } = couponBase(base, lines, requested.isPickup);
  const coupon = requested.coupon ? couponWorth(requested.coupon, { eligible, net, shipping }) : 0;
  const onGoods = requested.coupon?.type === CouponType.Shipping ? 0 : coupon;
  const afterOffers = lessShare(lines, eligible - net, onlyEligible);
  const afterCoupon = lessShare(afterOffers, onGoods, onlyEligible);
  const vouchers: UsedVoucher[] = [];
  let left = sum(afterCoupon.map(({ total }) => total));
  for (const { id, balance, orderId: previousOrderId } of requested.vouchers) {
    const amount = Math.min(balance, left);
    left -= amount;
    if (amount > 0) vouchers.push({ id, amount, previousOrderId });
  }
  const pointsRoom = Math.min(percentOf(base.goods, terms.points.paid_most_percent), left);
  const voucher = sum(vouchers.map(({ amount }) => amount));
  const points = Math.min(requested.points, pointsRoom);
  const paid = lessShare(afterCoupon, voucher + points, ({ total }) => total).map(({ total }) => total);
  const couponShared = afterOffers.map(({ total }, index) => total - (paid[index] ?? 0));
  const amount = sum(paid) + shipping - (requested.coupon?.type === CouponType.Shipping ? coupon : 0);
  const amounts = { ...base, coupon, voucher, points, shipping, amount };
  return { amounts, paid, couponShared, vouchers, pointsRoom };
}

const onlyEligible = ({ total, isEligible }: DeductLine): Fen => (isEligible ? total : 0);

/** The lines with `off` 分 taken from their totals, distributed by weight. */
function lessShare(
  lines: readonly DeductLine[],
  off: Fen,
  weight: (line: DeductLine) => Fen,
): readonly DeductLine[] {
  const shares = shareOut(off, lines.map(weight));
  return lines.map((line, index) => ({ ...line, total: line.total - (shares[index] ?? 0) }));
}
