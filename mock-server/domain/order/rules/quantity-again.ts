import type { CartLineRecord } from "#mock/domain/cart/records.ts";
import type { GoodsRecord } from "#mock/domain/goods/records.ts";
import { limitLeft, raiseToMultiple, unavailability } from "#mock/domain/goods/rules/quantity.ts";

/** The quantity of each product in a cart. */
export function numbersInCart(lines: readonly CartLineRecord[]): Map<number, number> {
  const numbers = new Map<number, number>();
  for (const { goods_id: id, number } of lines) numbers.set(id, (numbers.get(id) ?? 0) + number);
  return numbers;
}

/** Returns how many of a wanted quantity can be bought in addition to those in the cart, or why none can be. */
export function quantityAgain(
  goods: GoodsRecord | undefined,
  requested: number,
  inCart: number,
): { readonly number: number } | { readonly reason: string } {
  if (!goods) return { reason: "商品已下架，请选购同类商品" };
  const unavailable = unavailability(goods);
  if (unavailable !== undefined) return { reason: unavailable };
  const most = Math.min(goods.number, limitLeft(goods)) - inCart;
  const room = Math.floor(most / goods.zbz) * goods.zbz;
  if (room > 0) return { number: Math.min(raiseToMultiple(requested, goods.zbz), room) };
  return {
    reason:
      inCart > 0 ? "购物车中的数量已达到库存或限购上限" : `库存不足一个中包装（${goods.zbz} ${goods.bzdw}）`,
  };
}
