import { GiftDataType, NextGiftType } from "#generated/enums.ts";
import type { GiftOffer, GoodsRecord, LineReductionOffer } from "#mock/domain/goods/records.ts";
import { unitPrice } from "#mock/domain/goods/rules/unit-price.ts";
import type { GiftRecord } from "#mock/domain/order/records.ts";
import type { Fen } from "#mock/world/money.ts";
import type { CartLineRecord } from "../records.ts";
import { isSelectable } from "./selectable.ts";

/** A cart line with everything derived from its goods and quantity; amounts in 分. */
export type PricedLine = {
  readonly line: CartLineRecord;
  readonly goods: GoodsRecord;
  readonly price: Fen;
  /** number × price, before the line's full reduction. */
  readonly before: Fen;
  readonly reduction: Fen;
  readonly gift: GiftRecord;
  /** The line can be selected: isSelectable. */
  readonly canSelect: boolean;
};

/** Prices a line. A line added without the price tiers or the full reduction of its goods does not get them. */
export function priceLine(line: CartLineRecord, goods: GoodsRecord): PricedLine {
  const price = unitPrice(goods, line.number, line.ladder_price_id > 0);
  const before = price * line.number;
  return {
    line,
    goods,
    price,
    before,
    reduction: line.goods_manjian_id > 0 ? lineReduction(goods.reduction, before) : 0,
    gift: giftFor(goods.gift, line.number),
    canSelect: isSelectable(line, goods),
  };
}

/** The full reduction of a line in 分: `reduce` off for every full `amount` of it (每满减). */
export const lineReduction = (offer: Omit<LineReductionOffer, "id"> | null, before: Fen): Fen =>
  offer ? Math.floor(before / offer.amount) * offer.reduce : 0;

const NO_GIFT: GiftRecord = { type: GiftDataType.None, name: "", number: 0, total: 0 };

/**
 * The gifts of a line: one for every `every` units. Gifts are free; an exchange (换购) has a price, which is added to
 * the cart total (specification section 5).
 */
export function giftFor(offer: GiftOffer | null, quantity: number): GiftRecord {
  const number = offer ? Math.floor(quantity / offer.every) : 0;
  if (!offer || number === 0) return NO_GIFT;
  return {
    type: offer.type,
    name: offer.name,
    number,
    total: offer.type === NextGiftType.AddOn ? offer.price * number : 0,
  };
}
