import { ActivityStatus, SpikeStatus } from "#generated/enums.ts";
import type { SpikeOffer } from "#generated/model/spikeOffer.ts";
import { presentPeriod, statusAt } from "#mock/domain/common/period.ts";
import type { GoodsView } from "#mock/domain/goods/present/goods.ts";
import type { GoodsRecord } from "#mock/domain/goods/records.ts";
import { toYuan } from "#mock/world/money.ts";
import { nextPeriodOf } from "../rules/spike-sessions.ts";

/**
 * The flash sale of a product that is current at `now` (ms) or next; null if there is none. Its price is hidden from
 * viewers who may not see prices.
 */
export function spikeOf(goods: GoodsRecord, now: number, { priceHint }: GoodsView): SpikeOffer | null {
  if (goods.timed?.times.kind !== "spike") return null;
  const period = nextPeriodOf(goods.timed.times.session, now);
  const { offer_price: price, goods_price_id: id, limit_number: limit } = goods.timed.on;
  if (!period || price === null) return null;
  const status = statusAt(period, now);
  const sold = status === ActivityStatus.Upcoming ? 0 : Math.floor(goods.sales / 10);
  return {
    id,
    status: status === ActivityStatus.Running && goods.number === 0 ? SpikeStatus.SoldOut : status,
    price: priceHint === "" ? toYuan(price) : null,
    ...presentPeriod(period),
    total: goods.number + sold,
    sold,
    limit,
  };
}
