import type { CartLine } from "#generated/model/cartLine.ts";
import type { Goods } from "#generated/model/goods.ts";
import type { GoodsDetail } from "#generated/model/goodsDetail.ts";
import { cartOf } from "./cart.ts";
import type { TestWorld } from "./mock.ts";

/** Flash sale, tiers, gifts, exchange, full reduction, group-buy, special price, scarce goods, and sets. */
const SPECIAL = [1, 3, 4, 5, 6, 7, 8, 9, 12, 13, 14, 15, 19, 20, 21, 22, 23, 900_001, 900_002, 900_004];

const whole = (random: () => number, from: number, to: number) =>
  from + Math.floor(random() * (to - from + 1));

/** The goods that a random cart is filled from: some with every kind of offer, and a page of ordinary ones. */
export async function goodsForCarts(world: TestWorld): Promise<readonly Goods[]> {
  const { list } = (await world.get<{ list: Goods[] }>("/api/goods/list?page_size=50")).body.data;
  const special: Goods[] = [];
  for (const id of SPECIAL) {
    const { status, body } = await world.get<GoodsDetail>(`/api/goods/detail/${id}`);
    if (status === 200) special.push(body.data.goods);
  }
  return [...special, ...list];
}

/** Empties the buyer's cart and puts one to seven random goods in; returns its lines. */
export async function fillCart(
  world: TestWorld,
  goods: readonly Goods[],
  random: () => number,
): Promise<CartLine[]> {
  const before = await cartOf(world);
  if (before.length > 0) await world.post("/api/cart/batch_delete", { ids: before.map(({ id }) => id) });
  for (let left = whole(random, 1, 7); left > 0; left -= 1) {
    const item = goods[whole(random, 0, goods.length - 1)];
    if (!item) continue;
    const { id: goods_id, price, ck_id, goods_price_id, ladder_price_id, goods_manjian_id, is_yj } = item;
    const number = whole(random, 1, 8) * (random() < 0.3 ? 10 : 1);
    const offer = { ck_id, goods_price_id, ladder_price_id, goods_manjian_id, is_yj };
    // Goods that are out of stock or beyond a limit are refused; the cart then has one line less.
    await world.post("/api/cart", { params: [{ goods_id, price: price ?? 0, number, ...offer }] });
  }
  return cartOf(world);
}
