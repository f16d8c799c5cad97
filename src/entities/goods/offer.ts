import { Flag } from "#generated/enums.ts";
import type { CartLine, GetGoodsDetailParams, Goods } from "#generated/model/index.ts";

/** The offer under which goods are sold: the same fields are on goods, on cart lines and on what is added. */
type OfferIds = Pick<Goods, "goods_price_id" | "ladder_price_id" | "goods_manjian_id" | "is_yj">;

/** The offer in the address of goods (specification section 2). */
export type Offer = Required<GetGoodsDetailParams>;

/** 0 stands for no offer. */
export function offerIds({
  goods_price_id = 0,
  ladder_price_id = 0,
  goods_manjian_id = 0,
  is_yj = Flag.No,
}: OfferIds): Required<OfferIds> {
  return { goods_price_id, ladder_price_id, goods_manjian_id, is_yj };
}

/** The offer under which goods are shown, as carried by the link to their page. */
export function offerOf(goods: OfferIds & Pick<Goods, "is_jxq">): Offer {
  return { ...offerIds(goods), is_jxq: goods.is_jxq ?? Flag.No };
}

/** The offer under which a line was added, as carried by the link to the page of its goods. */
export function lineOffer(line: CartLine): Offer {
  return { ...offerIds(line), is_jxq: line.goods.is_jxq ?? Flag.No };
}
