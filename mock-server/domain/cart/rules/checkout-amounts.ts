import { isCouponEligible } from "#mock/domain/coupon/rules/eligible.ts";
import type { Amounts } from "#mock/domain/order/records.ts";
import type { Fen } from "#mock/world/money.ts";
import type { DiscountTier, FullReductionTier } from "../records.ts";
import { lineTotal } from "./cart-total.ts";
import type { PricedLine } from "./priced-line.ts";
import { type ShippingTerms, shippingFee } from "./shipping.ts";
import { appliedTier, discountOf } from "./tiers.ts";

/** Order-level terms; amounts in 分. */
export type OrderTerms = {
  readonly fullReductions: readonly FullReductionTier[];
  readonly discounts: readonly DiscountTier[];
  readonly shipping: ShippingTerms;
  /** The amount of earlier unshipped orders of the day that counts toward free shipping. */
  readonly earlier: Fen;
};

const sum = (lines: readonly PricedLine[], of: (line: PricedLine) => Fen): Fen =>
  lines.reduce((total, line) => total + of(line), 0);

/**
 * Returns the amounts of an order of these lines, in 分, before coupons, vouchers and points (see deduction.ts):
 * amount = goods − manjian − discount + gift + shipping (section 5). `manjian` is the sum of the lines' full
 * reductions and the highest reached full-reduction tier. The highest reached discount tier is then applied to the
 * rest of the coupon-eligible lines. Both tiers depend on the total of the coupon-eligible lines before either is
 * applied, shipping on the cart total.
 */
export function checkoutAmounts(lines: readonly PricedLine[], terms: OrderTerms): Amounts {
  const goods = sum(lines, ({ before }) => before);
  const gift = sum(lines, (line) => line.gift.total);
  const onLines = sum(lines, ({ reduction }) => reduction);
  const eligible = sum(lines, (line) => (isCouponEligible(line.goods) ? lineTotal(line) : 0));
  const onOrder = appliedTier(terms.fullReductions, eligible)?.reduce ?? 0;
  const discount = discountOf(appliedTier(terms.discounts, eligible), eligible - onOrder);
  const shipped = lines.map(({ line, goods: item }) => ({ number: line.number, goods: item }));
  const shipping = shippingFee(shipped, goods - onLines + gift, terms.earlier, terms.shipping);
  const manjian = onLines + onOrder;
  return {
    goods,
    manjian,
    discount,
    gift,
    coupon: 0,
    voucher: 0,
    points: 0,
    shipping,
    amount: goods - manjian - discount + gift + shipping,
  };
}
