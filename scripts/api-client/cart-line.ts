import { Flag } from "#generated/enums.ts";
import type { Goods } from "#generated/model/goods.ts";

/** The unit price in 元: the base price where a server leaves the inferred field out; null when it is hidden. */
export const priceOf = ({ price, base_price }: Goods): number | null =>
  price === undefined ? base_price : price;

/** A line of an add-to-cart call. */
export const lineFor = (goods: Goods, number: number) => ({
  goods_id: goods.id,
  price: priceOf(goods),
  number,
  ck_id: goods.ck_id,
  goods_price_id: goods.goods_price_id ?? 0,
  ladder_price_id: goods.ladder_price_id ?? 0,
  goods_manjian_id: goods.goods_manjian_id ?? 0,
  is_yj: goods.is_yj ?? Flag.No,
});
