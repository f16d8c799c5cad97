import { type BuyerCall, type Handlers, own } from "./call.ts";
import { productOf, seenBy } from "./catalogue.ts";
import { now } from "./clock.ts";
import { paged } from "./lists.ts";
import { fen, yuan } from "./money.ts";

const idsOf = ({ body }: BuyerCall): number[] => [...new Set(body.goods_ids as number[])];

/** Starred goods, newest first. */
export const favorites: Handlers = {
  listFavorites: own(({ shop, buyer, query }) => {
    const all = buyer.favorites.flatMap(({ id, goodsId, at, price }) => {
      const product = productOf(goodsId);
      if (!product) return [];
      const change = yuan(fen(product.price) - fen(price));
      const goods = seenBy(shop, buyer, product);
      return [{ id, goods, starred_at: at, starred_price: price, price_change: change, zone: "general" }];
    });
    return paged(all, { page: query.page });
  }),
  addFavorites: own((call) => {
    const { shop, buyer } = call;
    const before = buyer.favorites.length;
    for (const goodsId of idsOf(call)) {
      const product = productOf(goodsId);
      if (!product || buyer.favorites.some((each) => each.goodsId === goodsId)) continue;
      buyer.favorites.unshift({ id: shop.nextId(), goodsId, at: now(), price: product.price });
    }
    return { changed: buyer.favorites.length - before, total: buyer.favorites.length };
  }),
  cancelFavorites: own((call) => {
    const { buyer } = call;
    const before = buyer.favorites.length;
    const ids = idsOf(call);
    buyer.favorites = buyer.favorites.filter(({ goodsId }) => !ids.includes(goodsId));
    return { changed: before - buyer.favorites.length, total: buyer.favorites.length };
  }),
};
