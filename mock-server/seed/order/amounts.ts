import { shippingFee } from "#mock/domain/cart/rules/shipping.ts";
import { DISCOUNTS, FULL_REDUCTIONS, SHIPPING } from "#mock/domain/cart/rules/terms.ts";
import { appliedTier, discountOf } from "#mock/domain/cart/rules/tiers.ts";
import { isCouponEligible } from "#mock/domain/coupon/rules/eligible.ts";
import type { Amounts } from "#mock/domain/order/records.ts";
import type { DrawnItem } from "./line-draw.ts";

type Deducted = { readonly coupon: number; readonly voucher: number; readonly points: number };

/** The amounts of an order of regular goods, in 分, with order-level offers and freight. */
export function seedAmounts(items: readonly DrawnItem[], deducted: Deducted): Amounts {
  const totalOf = (list: readonly DrawnItem[]) =>
    list.reduce((total, { goods, number }) => total + goods.base_price * number, 0);
  const goods = totalOf(items);
  const eligible = totalOf(items.filter(({ goods: item }) => isCouponEligible(item)));
  const manjian = appliedTier(FULL_REDUCTIONS, eligible)?.reduce ?? 0;
  const discount = discountOf(appliedTier(DISCOUNTS, eligible), eligible - manjian);
  const shipping = shippingFee(items, goods, 0, SHIPPING);
  const off = manjian + discount + deducted.coupon + deducted.voucher + deducted.points;
  return { goods, manjian, discount, gift: 0, ...deducted, shipping, amount: goods - off + shipping };
}

/** The final price of each line of regular goods, in 分; the rounding remainder goes to the first lines. */
export function sharePaid(items: readonly DrawnItem[], { amount, shipping, goods }: Amounts): number[] {
  const paid = amount - shipping;
  const floors = items.map((item) =>
    goods === 0 ? 0 : Math.floor((item.goods.base_price * item.number * paid) / goods),
  );
  let left = paid - floors.reduce((total, part) => total + part, 0);
  return floors.map((part) => (left-- > 0 ? part + 1 : part));
}
