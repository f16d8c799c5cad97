import type { FavoriteItem } from "#generated/model/favoriteItem.ts";
import type { FavoriteRecord } from "#mock/fixtures/favorite/records.ts";
import { toYuan } from "../money.ts";
import { unitPrice } from "../rules/unit-price.ts";
import { zoneOf } from "../rules/zone.ts";
import { formatDateTime } from "../shanghai-time.ts";
import type { WorldState } from "../world-state.ts";
import { type GoodsView, presentGoods } from "./goods.ts";

/** A favourite with what has become of its price; nothing when its goods are gone. */
export function presentFavorite(
  state: WorldState,
  { id, goodsId, starredAt, price: then }: FavoriteRecord,
  view: GoodsView,
): FavoriteItem[] {
  const goods = state.goods.get(goodsId);
  if (!goods) return [];
  const now = view.priceHint === "" ? unitPrice(goods, goods.zbz) : null;
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
