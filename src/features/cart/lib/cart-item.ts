import type { AddToCartItem } from "#generated/model/addToCartItem.ts";
import type { CartLine } from "#generated/model/cartLine.ts";

/** The item that adds a line to the cart again, with the same offers. */
export function toItem({ goods, price, number, type, ...ids }: CartLine): AddToCartItem {
  const { goods_price_id, ladder_price_id, goods_manjian_id, is_yj } = ids;
  return {
    goods_id: goods.id,
    price,
    number,
    ck_id: goods.ck_id,
    goods_price_id,
    ladder_price_id,
    goods_manjian_id,
    is_yj,
    type,
  };
}

/** Positions of the items a 422 refuses, from fields such as `params.3.number`. */
export function refusedPositions(errors: Readonly<Record<string, readonly string[]>>): Set<number> {
  const positions = Object.keys(errors).flatMap((field) => /^params\.(\d+)\b/.exec(field)?.[1] ?? []);
  return new Set(positions.map(Number));
}
