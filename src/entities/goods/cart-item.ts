import { CartLineType } from "#generated/enums.ts";
import type { AddToCartItem, Combination, Goods } from "#generated/model/index.ts";
import { offerIds } from "./offer.ts";
import { lineNumber, priceAt } from "./price.ts";

/**
 * The cart line to add: the goods with their current offer, at the price shown to the buyer. Undefined without a
 * price.
 */
export function toCartItem(goods: Goods, quantity: number): AddToCartItem | undefined {
  const price = priceAt(goods, lineNumber(goods, quantity));
  if (price === null) return undefined;
  return { goods_id: goods.id, price, number: quantity, ck_id: goods.ck_id, ...offerIds(goods) };
}

/**
 * The cart line for a number of sets of a combination; the combination's id serves as the goods id. Undefined without
 * a price.
 */
export function toCombinationItem(combination: Combination, sets: number): AddToCartItem | undefined {
  const { id, ck_id, price } = combination;
  if (price === null) return undefined;
  const noOffer = { goods_price_id: 0, ladder_price_id: 0, goods_manjian_id: 0, is_yj: 0 } as const;
  return { goods_id: id, price, number: sets, ck_id, ...noOffer, type: CartLineType.Combination };
}
