import type { GoodsRecord } from "#mock/domain/goods/records.ts";

/** Whether coupons and tiers count a product: those on flash sale, combinations and others marked so do not (specification section 4). */
export const isCouponEligible = ({ with_coupon }: Pick<GoodsRecord, "with_coupon">): boolean =>
  with_coupon === 1;
