import { CartLineType, Flag, GiftDataType, NextGiftType } from "#generated/enums.ts";
import type { CartLine } from "#generated/model/index.ts";
import { isOnTiers, lineTiers } from "#src/entities/goods/price.ts";
import { lineType } from "./line-state.ts";

/** True if a line has its own offer: flash sale, special price, price tiers, full reduction or gift. */
export function isPromoted(line: CartLine): boolean {
  const { goods_price_id, ladder_price_id, goods_manjian_id, gift_data } = line;
  return (
    lineType(line) === CartLineType.Spike ||
    goods_price_id + ladder_price_id + goods_manjian_id > 0 ||
    gift_data.type > GiftDataType.None
  );
}

/** True if a large enough quantity ships free, on its own or with the whole order (specification section 3). */
export function hasFreeShipping({ goods }: CartLine): boolean {
  return goods.is_free_shipping === Flag.Yes || goods.is_dpby === Flag.Yes;
}

/** True if a line is at least halfway to free shipping or the next price tier, but has not reached it. */
export function isNearMinimum(line: CartLine): boolean {
  const { goods, number } = line;
  const isNear = (step: number): boolean => number < step && number * 2 >= step;
  if (goods.is_free_shipping === Flag.Yes && isNear(goods.free_shipping_number)) return true;
  if (goods.is_dpby === Flag.Yes && isNear(goods.qg_number)) return true;
  // Runs over thousands of lines at every edit: tiers are calculated only where they can matter.
  if (!goods.ladder_price.some((tier) => isNear(tier.number)) || !isOnTiers(line)) return false;
  return lineTiers(line).some((tier) => tier.shortfall > 0 && isNear(tier.number));
}

/** Describes the gift that a few more units would bring, if the line already has at least as many; otherwise empty. */
export function giftHint({ next_gift: next, number, goods }: CartLine): string {
  if (!next || next.shortfall > number) return "";
  const { type, name, shortfall } = next;
  return `再买 ${shortfall} ${goods.bzdw}${type === NextGiftType.AddOn ? "可换购" : "送"} ${name}`;
}
