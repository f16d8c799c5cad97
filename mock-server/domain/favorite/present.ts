import type { FavoriteItem } from "#generated/model/favoriteItem.ts";
import { type GoodsView, presentGoods } from "#mock/domain/goods/present/goods.ts";
import { unitPrice } from "#mock/domain/goods/rules/unit-price.ts";
import { zoneOf } from "#mock/domain/goods/rules/zone.ts";
import type { WorldState } from "#mock/domain/world-state.ts";
import { toYuan } from "#mock/world/money.ts";
import { formatDateTime } from "#mock/world/shanghai-time.ts";
import type { FavoriteRecord } from "./records.ts";

/** A favorite with its price change; empty when its goods are gone. */
export function presentFavorite(
  state: WorldState,
  { id, goodsId, starredAt, price }: FavoriteRecord,
  view: GoodsView,
): FavoriteItem[] {
  const goods = state.goods.get(goodsId);
  if (!goods) return [];
  const seesPrices = view.priceHint === "";
  const then = seesPrices ? price : null;
  const now = seesPrices ? unitPrice(goods, goods.zbz) : null;
  return [
    {
      id,
      goods: presentGoods(goods, view),
      starred_at: formatDateTime(starredAt),
      starred_price: then === null ? null : toYuan(then),
      price_change: then === null || now === null ? null : toYuan(now - then),
      zone: zoneOf(goods),
    },
  ];
}
