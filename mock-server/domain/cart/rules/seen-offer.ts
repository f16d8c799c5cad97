import type { GiftOffer, GoodsRecord } from "#mock/domain/goods/records.ts";
import { unitPrice } from "#mock/domain/goods/rules/unit-price.ts";
import type { Fen } from "#mock/world/money.ts";
import type { CartLineRecord, SeenOffer } from "../records.ts";

type Offered = Omit<CartLineRecord, "seen">;

/** Returns a line's offer as the buyer sees it now. */
export function seenOffer(line: Offered, goods: GoodsRecord): SeenOffer {
  const { base_price, offer_price, ladder_price, ladder_price_type, xq } = goods;
  const { type, goods_price_id, ladder_price_id, goods_manjian_id } = line;
  return {
    base_price,
    offer_price,
    ladder_price,
    ladder_price_type,
    xq,
    type,
    goods_price_id,
    ladder_price_id,
    goods_manjian_id,
  };
}

export type Previous = Pick<
  SeenOffer,
  "type" | "goods_price_id" | "ladder_price_id" | "goods_manjian_id" | "xq"
> & { readonly price: Fen };

/**
 * Returns the line as the buyer last saw it, priced at the current quantity; null if price, kind, offers and shelf
 * life are the same.
 */
export function previousOf(line: CartLineRecord, goods: GoodsRecord, price: Fen): Previous | null {
  const { type, goods_price_id, ladder_price_id, goods_manjian_id, xq, ...prices } = line.seen;
  const before = unitPrice(prices, line.number, ladder_price_id > 0);
  const isSame =
    before === price &&
    type === line.type &&
    goods_price_id === line.goods_price_id &&
    ladder_price_id === line.ladder_price_id &&
    goods_manjian_id === line.goods_manjian_id &&
    xq === goods.xq;
  return isSame ? null : { price: before, type, goods_price_id, ladder_price_id, goods_manjian_id, xq };
}

/** Returns how many more units earn the next gift. */
export const unitsToNextGift = ({ every }: GiftOffer, quantity: number): number => every - (quantity % every);
