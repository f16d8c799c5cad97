import { type AddToCartItem, CartLineType, type Combination, type Goods } from "#generated/model/index.ts";
import { priceAt } from "./price-at.ts";

/**
 * The cart line to add: the goods with their current offer, at the price shown to the buyer. Undefined without a
 * price.
 */
export function toCartItem(goods: Goods, quantity: number): AddToCartItem | undefined {
  const price = priceAt(goods, quantity);
  if (price === null) return undefined;
  const { id, ck_id, goods_price_id, ladder_price_id, goods_manjian_id, is_yj } = goods;
  return {
    goods_id: id,
    price,
    number: quantity,
    ck_id,
    goods_price_id,
    ladder_price_id,
    goods_manjian_id,
    is_yj,
  };
}

/**
 * The cart line for a number of sets of a combination; the combination's id serves as the goods id. Undefined without
 * a price.
 */
export function toCombinationItem(combination: Combination, sets: number): AddToCartItem | undefined {
  const { id, ck_id, price } = combination;
  if (price === null) return undefined;
  return {
    goods_id: id,
    price,
    number: sets,
    ck_id,
    goods_price_id: 0,
    ladder_price_id: 0,
    goods_manjian_id: 0,
    is_yj: 0,
    type: CartLineType.NUMBER_3,
  };
}
