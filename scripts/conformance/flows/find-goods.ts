import { Flag } from "#generated/enums.ts";
import type { CartLine } from "#generated/model/cartLine.ts";
import type { CartStore } from "#generated/model/cartStore.ts";
import type { Goods } from "#generated/model/goods.ts";
import { priceOf } from "../../api-client/cart-line.ts";
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

/** The quantity that goods are sold in multiples of: 1 where a server leaves the inferred field out. */
export const packOf = ({ zbz = 1 }: Goods): number => zbz;

/** The most that this buyer may order, in units. */
export const mostUnits = ({ number, limit_number: limit = 0, limit_left: left = 0 }: Goods): number =>
  limit === 0 ? number : Math.min(number, left);

/** True if the buyer may order four packs at a price that is shown, and have them sent to any address on any day. */
export const isBuyable = (goods: Goods): boolean =>
  goods.licensed_address_only !== Flag.Yes && goods.is_cold_chain !== Flag.Yes && canOrder(goods);

/** True if the buyer may order four packs at a price that is shown. */
export const canOrder = (goods: Goods): boolean =>
  goods.is_buy === Flag.Yes && priceOf(goods) !== null && mostUnits(goods) >= 4 * packOf(goods);

export const lineOf = (cart: CartStore, id: number): CartLine | undefined =>
  cart.data.find((line) => line.id === id);
