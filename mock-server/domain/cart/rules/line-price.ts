import { type Deducted, deduct } from "#mock/domain/coupon/rules/deduction.ts";
import type { PriceReason } from "#mock/domain/order/records.ts";
import type { WorldState } from "#mock/domain/world-state.ts";
import type { Fen } from "#mock/world/money.ts";
import { cartSums, counts, deductLine, lineTotal } from "./cart-total.ts";
import { checkoutAmounts } from "./checkout-amounts.ts";
import { type DeductionWords, priceReasons } from "./price-reason.ts";
import { orderTerms, pricedCart } from "./priced-cart.ts";

/** The prices of lines, each list in their order; amounts in 分. */
export type LinePrices = Pick<Deducted, "paid" | "couponShared"> & {
  readonly totals: readonly Fen[];
  readonly reasons: readonly PriceReason[];
};

const NO_DEDUCTIONS = { coupon: undefined, vouchers: [], points: 0, isPickup: false };
const COUPON_LATER: DeductionWords = { coupon: "可用券，结算时选择", every: "" };
const NOT_TICKED = "未勾选，勾选后计算";

/**
 * Returns what a line of a buyer's cart would cost in an order of all ticked lines, before coupons, vouchers and
 * points, and why; undefined if the cart has no such line. A line that does not count gets no share.
 */
export function cartLinePrice(state: WorldState, userId: number, lineId: number): LinePrices | undefined {
  const cart = pricedCart(state, userId);
  const line = cart.find((priced) => priced.line.id === lineId);
  if (!line) return undefined;
  const counted = cart.filter(counts);
  const { eligible } = cartSums(cart);
  const terms = orderTerms(state, userId);
  const [reason] = priceReasons([line], terms, eligible, COUPON_LATER);
  if (!reason) return undefined;
  const total = lineTotal(line);
  const at = counted.indexOf(line);
  if (at === -1) {
    const off = { ...reason, shared: NOT_TICKED, coupon: NOT_TICKED };
    return { totals: [total], paid: [total], couponShared: [0], reasons: [off] };
  }
  const { paid } = deduct(checkoutAmounts(counted, terms), counted.map(deductLine), NO_DEDUCTIONS);
  return { totals: [total], paid: [paid[at] ?? total], couponShared: [0], reasons: [reason] };
}
