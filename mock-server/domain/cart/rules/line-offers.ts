import type { PricedLine } from "./priced-line.ts";

/** Up-to tiers: more units only leave them. */
const UP_TO = 1;

/** Whether an available line has its own offer: flash sale, special price, price tiers, full reduction or gift. */
export const isPromoted = ({ line, gift, canBuy }: PricedLine): boolean =>
  canBuy &&
  (line.type === 1 ||
    line.goods_price_id + line.ladder_price_id + line.goods_manjian_id > 0 ||
    gift.type > 0);

/** Whether a large enough quantity ships free, on its own or with the whole order (specification section 3). */
export const hasFreeShipping = ({ goods, canBuy }: PricedLine): boolean =>
  canBuy && (goods.is_free_shipping === 1 || goods.is_dpby === 1);

/** Whether a line is at least halfway to free shipping or the next price tier, but has not reached it. */
export function isNearMinimum({ line, goods, canBuy }: PricedLine): boolean {
  if (!canBuy) return false;
  const onLadder =
    line.ladder_price_id > 0 && goods.offer_price === null && goods.ladder_price_type !== UP_TO;
  const steps = [
    ...(goods.is_free_shipping === 1 ? [goods.free_shipping_number] : []),
    ...(goods.is_dpby === 1 ? [goods.qg_number] : []),
    ...(onLadder ? goods.ladder_price.map(({ number }) => number) : []),
  ];
  return steps.some((step) => line.number < step && line.number * 2 >= step);
}
