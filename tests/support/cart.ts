import { expect } from "vitest";
import type { CartLine } from "#generated/model/cartLine.ts";
import type { CartStore } from "#generated/model/cartStore.ts";
import type { GoodsDetail } from "#generated/model/goodsDetail.ts";
import type { Reply, TestWorld } from "./mock.ts";

/** Adds a quantity of goods, or of sets of a combination, to the cart as the shop does. */
export async function addGoods(world: TestWorld, goodsId: number, number: number): Promise<Reply> {
  const detail = await world.get<GoodsDetail>(`/api/goods/detail/${goodsId}`);
  const { ck_id, price, goods_price_id, ladder_price_id, goods_manjian_id, is_yj } = detail.body.data.goods;
  const offer = { goods_price_id, ladder_price_id, goods_manjian_id, is_yj };
  const item = { goods_id: goodsId, price: price ?? 0, number, ck_id, ...offer };
  return world.post("/api/cart", { params: [item] });
}

/** The lines of the cart. */
export const cartOf = async (world: TestWorld): Promise<CartLine[]> =>
  (await world.get<CartStore>("/api/cart/list")).body.data.data;

/** Takes everything out of the cart; returns the world. */
export async function emptyCart(world: TestWorld): Promise<TestWorld> {
  await world.post("/api/cart/batch_delete", { ids: (await cartOf(world)).map(({ id }) => id) });
  return world;
}

/** Adds goods that can be added; returns the id of their line. */
export async function lineWith(world: TestWorld, goodsId: number, number: number): Promise<number> {
  const reply = await addGoods(world, goodsId, number);
  expect({ status: reply.status, text: reply.text }).toMatchObject({ status: 200 });
  const line = (await cartOf(world)).findLast(({ goods }) => goods.id === goodsId);
  if (!line) throw new Error(`goods ${goodsId} are not in the cart`);
  return line.id;
}

/** The quantity of a product that the shop says it has. */
export const stockOf = async (world: TestWorld, goodsId: number): Promise<number> =>
  (await world.get<GoodsDetail>(`/api/goods/detail/${goodsId}`)).body.data.goods.number;
