import { CouponType, Flag } from "#generated/enums.ts";
import { lineOf } from "#mock/domain/cart/rules/line-adding.ts";
import { type DeductionWords, priceReasons } from "#mock/domain/cart/rules/price-reason.ts";
import { shippingFee } from "#mock/domain/cart/rules/shipping.ts";
import { DISCOUNTS, FULL_REDUCTIONS, SHIPPING } from "#mock/domain/cart/rules/terms.ts";
import { appliedTier, discountOf } from "#mock/domain/cart/rules/tiers.ts";
import { deduct } from "#mock/domain/coupon/rules/deduction.ts";
import { isCouponEligible } from "#mock/domain/coupon/rules/eligible.ts";
import type { Amounts, OrderLineRecord } from "#mock/domain/order/records.ts";
import type { DrawnItem } from "./line-draw.ts";

const totalOf = (items: readonly DrawnItem[]) =>
  items.reduce((total, { goods, number }) => total + goods.base_price * number, 0);

const eligibleOf = (items: readonly DrawnItem[]) =>
  totalOf(items.filter(({ goods }) => isCouponEligible(goods)));

/** The amounts of an order of regular goods before any deduction, in 分, with order-level offers and shipping. */
export function seedAmounts(items: readonly DrawnItem[]): Amounts {
  const goods = totalOf(items);
  const eligible = eligibleOf(items);
  const manjian = appliedTier(FULL_REDUCTIONS, eligible)?.reduce ?? 0;
  const discount = discountOf(appliedTier(DISCOUNTS, eligible), eligible - manjian);
  const shipping = shippingFee(items, goods, 0, SHIPPING);
  const amount = goods - manjian - discount + shipping;
  return { goods, manjian, discount, gift: 0, coupon: 0, voucher: 0, points: 0, shipping, amount };
}

/**
 * Returns the amounts of an order of regular goods, and the prices of its lines, after a coupon on the goods and
 * points (both in 分).
 */
export function seedPrices(
  items: readonly DrawnItem[],
  { coupon, points }: { readonly coupon: number; readonly points: number },
): { amounts: Amounts; lines: Array<Pick<OrderLineRecord, "couponShared" | "paid" | "reason">> } {
  const lines = items.map(({ goods, number }) => {
    const total = goods.base_price * number;
    return { total, reduction: 0, isEligible: isCouponEligible(goods) };
  });
  const { amounts, paid, couponShared } = deduct(seedAmounts(items), lines, {
    coupon: coupon > 0 ? { type: CouponType.Reduction, amount: coupon } : undefined,
    vouchers: [],
    points,
    isPickup: false,
  });
  const words: DeductionWords = {
    coupon: coupon > 0 ? "优惠券" : "未使用优惠券",
    every: points > 0 ? "积分抵扣" : "",
  };
  const terms = { fullReductions: FULL_REDUCTIONS, discounts: DISCOUNTS, shipping: SHIPPING, earlier: 0 };
  const reasons = priceReasons(items.map(reasoned), terms, eligibleOf(items), words);
  return {
    amounts,
    lines: reasons.map((reason, index) => ({
      couponShared: couponShared[index] ?? 0,
      paid: paid[index] ?? 0,
      reason,
    })),
  };
}

const reasoned = ({ goods, number }: DrawnItem) => ({
  line: lineOf(1, goods, number, Flag.Yes),
  goods,
  before: goods.base_price * number,
});
