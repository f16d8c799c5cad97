import type { CartLine } from "#generated/model/cartLine.ts";
import type { CartStore } from "#generated/model/cartStore.ts";
import type { Goods } from "#generated/model/goods.ts";
import type { Steps } from "./steps.ts";

/** At most `most` products that can be bought, found by a search and not yet in the cart. */
export async function findGoods(steps: Steps, most: number): Promise<[Goods, ...Goods[]]> {
  const { data: cart } = await steps.succeed("listCartLines");
  const inCart = new Set(cart.data.map(({ goods }) => goods.id));
  const { data } = await steps.succeed("listGoods", { query: { in_stock: 1, page_size: 50 } });
  const free = data.list.filter((goods) => isBuyable(goods) && !inCart.has(goods.id));
  const [first, ...others] = free.slice(0, most);
  const some = steps.need(first, {
    zh: "第一页没有可购买且不在购物车中的商品",
    en: "no goods on the first page that can be bought and are not in the cart",
  });
  return [some, ...others];
}

const isBuyable = ({ is_buy: isBuy, number, price, limit_number: limit, limit_left: left, zbz }: Goods) =>
  isBuy === 1 && price !== null && number >= 4 * zbz && (limit === 0 || left >= 4 * zbz);

/** A line of an add-to-cart call. */
export const lineFor = (goods: Goods, number: number) => ({
  goods_id: goods.id,
  price: goods.price,
  number,
  ck_id: goods.ck_id,
  goods_price_id: goods.goods_price_id,
  ladder_price_id: goods.ladder_price_id,
  goods_manjian_id: goods.goods_manjian_id,
  is_yj: goods.is_yj,
});

export const lineOf = (cart: CartStore, id: number): CartLine | undefined =>
  cart.data.find((line) => line.id === id);
