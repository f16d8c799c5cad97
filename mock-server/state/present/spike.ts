import type { SpikeOffer } from "#generated/model/spikeOffer.ts";
import type { GoodsRecord } from "#mock/fixtures/goods/records.ts";
import { toYuan } from "../money.ts";
import { startOfDay, DAY_MS } from "../shanghai-time.ts";
import type { GoodsView } from "./goods.ts";

const FLASH_SALE = 1;

/**
 * The flash sale of a product at `now` (ms); null when it is in none, or when its price is hidden. A flash sale of the
 * seed runs all day, every day.
 */
export function spikeOf(goods: GoodsRecord, now: number, { priceHint }: GoodsView): SpikeOffer | null {
  if (goods.sale_type !== FLASH_SALE || goods.offer_price === null || priceHint !== "") return null;
  const start = startOfDay(now);
  const sold = Math.floor(goods.sales / 10);
  return {
    id: goods.goods_price_id,
    status: goods.number > 0 ? 2 : 4,
    price: toYuan(goods.offer_price),
    starts_at: start / 1000,
    ends_at: (start + DAY_MS) / 1000 - 1,
    total: goods.number + sold,
    sold,
    limit: goods.limit_number,
  };
}
