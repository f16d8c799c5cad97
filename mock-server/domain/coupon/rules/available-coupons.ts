import { counts, deductLine } from "#mock/domain/cart/rules/cart-total.ts";
import { checkoutAmounts } from "#mock/domain/cart/rules/checkout-amounts.ts";
import { orderTerms, pricedCart } from "#mock/domain/cart/rules/priced-cart.ts";
import type { WorldState } from "#mock/domain/world-state.ts";
import type { CouponRecord } from "../records.ts";
import { type CouponBase, couponProblem, couponState, couponWorth } from "./coupon.ts";
import { couponBase } from "./deduction.ts";

export type JudgedCoupon = { readonly coupon: CouponRecord; readonly reason: string };

/**
 * The buyer's unused coupons as they apply to the selected cart lines: usable ones, best first, or unusable ones with
 * the reason, those ending first on top.
 */
export function judgeCoupons(
  state: WorldState,
  userId: number,
): { usable: JudgedCoupon[]; others: JudgedCoupon[] } {
  const now = state.clock.now();
  const base = cartBase(state, userId);
  const judged = [...state.coupons.values()]
    .filter((coupon) => coupon.userId === userId && couponState(coupon, now) === 1)
    .map((coupon) => ({
      coupon,
      reason: base ? (couponProblem(coupon, base, now) ?? "") : "请先在购物车中选择商品",
      worth: base ? couponWorth(coupon, base) : 0,
    }))
    .toSorted((a, b) => a.coupon.endsAt - b.coupon.endsAt || a.coupon.id - b.coupon.id);
  return {
    usable: judged.filter(({ reason }) => reason === "").toSorted((a, b) => b.worth - a.worth),
    others: judged.filter(({ reason }) => reason !== ""),
  };
}

/** The amounts that decide about coupons for the selected cart lines; undefined when none are selected. */
function cartBase(state: WorldState, userId: number): CouponBase | undefined {
  const lines = pricedCart(state, userId).filter(counts);
  if (lines.length === 0) return undefined;
  return couponBase(checkoutAmounts(lines, orderTerms(state, userId)), lines.map(deductLine), false);
}
