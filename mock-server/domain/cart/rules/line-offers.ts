import { CartLineType, Flag, GiftDataType, LadderPriceType } from "#generated/enums.ts";
import type { GoodsRecord, LadderTier } from "#mock/domain/goods/records.ts";
import type { CartLineRecord } from "../records.ts";
import type { PricedLine } from "./priced-line.ts";

/** The price tiers that more units of a line reach; none where it has no tiers, or an offer instead of them. */
export const tiersToReach = (line: CartLineRecord, goods: GoodsRecord): readonly LadderTier[] =>
  line.ladder_price_id > 0 &&
  goods.offer_price === null &&
  goods.ladder_price_type !== LadderPriceType.UpToNumber
    ? goods.ladder_price
    : [];

/** True if an available line has its own offer: flash sale, special price, price tiers, full reduction or gift. */
export const isPromoted = ({ line, gift, canSelect }: PricedLine): boolean =>
  canSelect &&
  (line.type === CartLineType.Spike ||
    line.goods_price_id + line.ladder_price_id + line.goods_manjian_id > 0 ||
    gift.type > GiftDataType.None);

/** True if a large enough quantity ships free, on its own or with the whole order (specification section 3). */
export const hasFreeShipping = ({ goods, canSelect }: PricedLine): boolean =>
  canSelect && (goods.is_free_shipping === Flag.Yes || goods.is_dpby === Flag.Yes);

/** True if a line is at least halfway to free shipping or the next price tier, but has not reached it. */
export function isNearMinimum({ line, goods, canSelect }: PricedLine): boolean {
  if (!canSelect) return false;
  const steps = [
    ...(goods.is_free_shipping === Flag.Yes ? [goods.free_shipping_number] : []),
    ...(goods.is_dpby === Flag.Yes ? [goods.qg_number] : []),
    ...tiersToReach(line, goods).map(({ number }) => number),
  ];
  return steps.some((step) => line.number < step && line.number * 2 >= step);
}
