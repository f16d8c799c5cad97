import { Flag } from "#generated/enums.ts";
import type { ArrivalNoticeRecord, GoodsRecord } from "#mock/domain/goods/records.ts";
import { BASE_MS } from "#mock/world/base-date.ts";
import { DAY_MS, HOUR_MS } from "#mock/world/shanghai-time.ts";

const BUYER = 1;
/** 氯雷他定片, in stock again. */
const ARRIVED = 23;
/** The number of waiting reminders: their goods are withdrawn, so that the clock does not fulfill them. */
const WAITING = 2;

/** The reminders of `buyer`, newest first: two that wait and one that was fulfilled. */
export function personaArrivalNotices(
  goods: ReadonlyMap<number, GoodsRecord>,
): Map<number, readonly ArrivalNoticeRecord[]> {
  const waiting = [...goods.values()]
    .filter(({ id, is_buy, controlled_group }) => id > ARRIVED && is_buy === Flag.No && !controlled_group)
    .slice(0, WAITING)
    .map(({ id }, index) => ({
      goodsId: id,
      askedAt: BASE_MS - (index + 1) * DAY_MS + 15 * HOUR_MS,
      arrivedAt: null,
    }));
  const askedAt = BASE_MS - 6 * DAY_MS + 11 * HOUR_MS;
  return new Map([[BUYER, [...waiting, { goodsId: ARRIVED, askedAt, arrivedAt: askedAt + DAY_MS }]]]);
}
