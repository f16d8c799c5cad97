import { Flag } from "#generated/enums.ts";
import type { CartLine } from "#generated/model/cartLine.ts";
import type { CartLinePrevious } from "#generated/model/cartLinePrevious.ts";
import type { GiftData } from "#generated/model/giftData.ts";
import type { NextGift } from "#generated/model/nextGift.ts";
import type { PaidLine } from "#generated/model/paidLine.ts";
import { type GoodsView, presentGoods } from "#mock/domain/goods/present/goods.ts";
import type { GiftOffer } from "#mock/domain/goods/records.ts";
import type { GiftRecord } from "#mock/domain/order/records.ts";
import { toYuan } from "#mock/world/money.ts";
import { offerKey } from "../rules/current-lines.ts";
import type { LinePrices } from "../rules/line-price.ts";
import type { PricedLine } from "../rules/priced-line.ts";
import { type Previous, previousOf, unitsToNextGift } from "../rules/seen-offer.ts";

export function presentCartLine(
  { line, goods, price, before, reduction, gift }: PricedLine,
  view: GoodsView,
): CartLine {
  const { goods_price_id, ladder_price_id, goods_manjian_id, is_yj } = line;
  return {
    id: line.id,
    number: line.number,
    price: toYuan(price),
    is_selected: line.is_selected,
    type: line.type,
    with_coupon: goods.with_coupon,
    goods_manjian_amount: toYuan(reduction),
    gift_data: presentGift(gift),
    raw_price: toYuan(goods.base_price),
    raw_price_manjian: toYuan(before),
    key: offerKey(line),
    loadingStar: Flag.No,
    goods_price_id,
    ladder_price_id,
    goods_manjian_id,
    is_yj,
    previous: presentPrevious(previousOf(line, goods, price)),
    next_gift: goods.gift && presentNextGift(goods.gift, line.number),
    goods: presentGoods(goods, view),
  };
}

const presentPrevious = (previous: Previous | null): CartLinePrevious | null =>
  previous && { ...previous, price: toYuan(previous.price) };

const presentNextGift = (gift: GiftOffer, number: number): NextGift => ({
  type: gift.type,
  name: gift.name,
  shortfall: unitsToNextGift(gift, number),
});

export const presentGift = ({ total, type, name, number }: GiftRecord): GiftData => ({
  total: toYuan(total),
  type,
  name,
  number,
});

/** Presents the final price of the line at `index` of an order, and why; `id` is that of its cart line. */
export function presentPaidLine(id: number, index: number, priced: LinePrices): PaidLine[] {
  const [total = 0, paid = 0] = [priced.totals[index], priced.paid[index]];
  const reason = priced.reasons[index];
  if (!reason) return [];
  return [
    {
      id,
      amount: toYuan(total),
      shared: toYuan(total - paid),
      coupon_shared: toYuan(priced.couponShared[index] ?? 0),
      paid: toYuan(paid),
      reason,
    },
  ];
}
