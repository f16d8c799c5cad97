import { CartLineType, Flag } from "#generated/enums.ts";
import type { GoodsRecord } from "#mock/domain/goods/records.ts";

/**
 * True if coupons and tiers count a product: not if it is on flash sale, a combination or marked as excluded
 * (specification section 4).
 */
export const isCouponEligible = ({ with_coupon }: Pick<GoodsRecord, "with_coupon">): boolean =>
  with_coupon === Flag.Yes;

/**
 * The terms for goods that coupons and tiers count, and for those they do not; every text of the shop uses these
 * words.
 */
export const ELIGIBLE_GOODS = "可用券商品";
export const INELIGIBLE_GOODS = "秒杀、组合和标明不可用券的商品";

/** The scope of most coupons. */
export const COUPON_SCOPE = `${ELIGIBLE_GOODS}可用，${INELIGIBLE_GOODS}除外`;

/** Why coupons and tiers do not count a product, as the beginning of a sentence that ends with the offer. */
export function whyNotEligible({ sale_type: type }: Pick<GoodsRecord, "sale_type">): string {
  if (type === CartLineType.Spike) return "秒杀价不参加";
  return type === CartLineType.Combination ? "组合价不参加" : "标明不可用券的商品不参加";
}
