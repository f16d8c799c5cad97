import { CouponStatus } from "#generated/enums.ts";
import { counts, deductLine } from "#mock/domain/cart/rules/cart-total.ts";
import { checkoutAmounts } from "#mock/domain/cart/rules/checkout-amounts.ts";
import { orderTerms, pricedCart, priceLines } from "#mock/domain/cart/rules/priced-cart.ts";
import type { PricedLine } from "#mock/domain/cart/rules/priced-line.ts";
import { invalidField } from "#mock/domain/common/refusal.ts";
import { SHOP_RULES } from "#mock/domain/common/shop-rules.ts";
import type { WorldState } from "#mock/domain/world-state.ts";
import type { CouponRecord } from "../records.ts";
import { type CouponBase, couponProblem, couponState, couponWorth } from "./coupon.ts";
import { couponBase } from "./deduction.ts";

export type JudgedCoupon = { readonly coupon: CouponRecord; readonly reason: string };

/**
 * The buyer's unused coupons as they apply to the selected cart lines, or to those of a checkout: usable ones, best
 * first, or unusable ones with the reason, those ending first on top.
 */
export function judgeCoupons(
  state: WorldState,
  userId: number,
  checkoutNo?: string,
): { usable: JudgedCoupon[]; others: JudgedCoupon[] } {
  const now = state.clock.now();
  const lines = checkoutNo === undefined ? tickedLines(state, userId) : linesOf(state, userId, checkoutNo);
  const base = baseOf(state, userId, lines);
  const judged = [...state.coupons.values()]
    .filter((coupon) => coupon.userId === userId && couponState(coupon, now) === CouponStatus.Unused)
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

const tickedLines = (state: WorldState, userId: number): PricedLine[] =>
  pricedCart(state, userId).filter(counts);

/** The lines of the buyer's checkout as they are now; 422 on `checkout_no` when there is none of this number. */
function linesOf(state: WorldState, userId: number, checkoutNo: string): PricedLine[] {
  const checkout = state.checkouts.get(checkoutNo);
  if (checkout?.userId !== userId) {
    throw invalidField("checkout_no", "结算单不存在，请返回购物车重新结算", SHOP_RULES.ownData);
  }
  return priceLines(
    state,
    userId,
    checkout.lines.map(({ line }) => line),
  );
}

/** The amounts that decide about coupons for an order of these lines; undefined when there are none. */
function baseOf(state: WorldState, userId: number, lines: readonly PricedLine[]): CouponBase | undefined {
  if (lines.length === 0) return undefined;
  return couponBase(checkoutAmounts(lines, orderTerms(state, userId)), lines.map(deductLine), false);
}
