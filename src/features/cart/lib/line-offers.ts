import type { CartLine } from "#generated/model/cartLine.ts";
import { tiersAt } from "#src/shared/lib/ladder.ts";
import { FLASH_SALE } from "./line-rules.ts";
import { isOnLadder } from "./merge-edits.ts";

/** Whether a line has an offer of its own: flash sale, special price, ladder, full reduction or gift. */
export function isPromoted(line: CartLine): boolean {
  const { goods_price_id, ladder_price_id, goods_manjian_id, gift_data } = line;
  return (
    line.type === FLASH_SALE || goods_price_id + ladder_price_id + goods_manjian_id > 0 || gift_data.type > 0
  );
}

/** Whether enough of the goods ships free, by themselves or the whole order with them (specification section 3). */
export function hasFreeShipping({ goods }: CartLine): boolean {
  return goods.is_free_shipping === 1 || goods.is_dpby === 1;
}

/** Whether at least half of what free shipping or the next ladder price takes is there, but not all of it. */
export function isNearMinimum(line: CartLine): boolean {
  const { goods, number } = line;
  const tiers = isOnLadder(line) ? tiersAt(goods, number).filter(({ shortfall }) => shortfall > 0) : [];
  const steps = [
    ...(goods.is_free_shipping === 1 ? [goods.free_shipping_number] : []),
    ...(goods.is_dpby === 1 ? [goods.qg_number] : []),
    ...tiers.map((tier) => tier.number),
  ];
  return steps.some((step) => number < step && number * 2 >= step);
}
