import type { GoodsPrices } from "#generated/model/goodsPrices.ts";
import type { TargetPrice } from "#generated/model/targetPrice.ts";
import type { UserRecord } from "#mock/domain/user/records.ts";
import type { WorldState } from "#mock/domain/world-state.ts";
import { toYuan } from "#mock/world/money.ts";
import { formatDateTime } from "#mock/world/shanghai-time.ts";
import type { GoodsRecord, TargetPriceRecord } from "../records.ts";
import { priceCourse, regularPrice } from "../rules/price-course.ts";
import { priceNow, targetPricesOf } from "../rules/target-prices.ts";

/** A target price with what its goods are called and cost; empty when they are gone. */
export function presentTargetPrice(
  state: WorldState,
  { goodsId, price, setAt, reachedAt }: TargetPriceRecord,
): TargetPrice[] {
  const goods = state.goods.get(goodsId);
  if (!goods) return [];
  return [
    {
      goods_id: goodsId,
      name: goods.name,
      ypgg: goods.ypgg,
      sccj: goods.sccj,
      target: toYuan(price),
      price: toYuan(priceNow(goods)),
      set_at: formatDateTime(setAt),
      reached_at: reachedAt === null ? null : formatDateTime(reachedAt),
    },
  ];
}

/** The course of a price, and the buyer's target. */
export function presentGoodsPrices(state: WorldState, user: UserRecord, goods: GoodsRecord): GoodsPrices {
  const price = priceNow(goods);
  const changes = state.priceChanges.get(goods.id) ?? [];
  const seeded = regularPrice(state.goods.seeded(goods.id) ?? goods);
  const course = priceCourse(goods.id, { seeded, changes, price }, state.clock.now());
  const amounts = course.map((one) => one.price);
  const target = targetPricesOf(state, user.id).find(({ goodsId }) => goodsId === goods.id);
  return {
    prices: course.map((one) => ({ day: one.day, price: toYuan(one.price) })),
    lowest: toYuan(Math.min(...amounts)),
    highest: toYuan(Math.max(...amounts)),
    now: toYuan(price),
    target: target ? toYuan(target.price) : null,
  };
}
