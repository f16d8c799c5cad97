import { type AddToCartItem, CartLineType, type Combination, type Goods } from "#generated/model/index.ts";
import { priceAt } from "./price-at.ts";

/** The line to add: the goods under the offer at hand, at the price that the buyer sees. Without a price there is none. */
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

/** The line of so many sets of a combination; its own id stands for the goods. Without a price there is none. */
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
