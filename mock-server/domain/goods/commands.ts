import { conflict, invalidField, notFound } from "#mock/domain/common/refusal.ts";
import { SHOP_RULES } from "#mock/domain/common/shop-rules.ts";
import type { UserRecord } from "#mock/domain/user/records.ts";
import type { WorldState } from "#mock/domain/world-state.ts";
import { type Fen, formatYuan } from "#mock/world/money.ts";
import type { ArrivalNoticeRecord, GoodsRecord, TargetPriceRecord } from "./records.ts";
import { arrivalNoticesOf, isWaiting } from "./rules/arrival-notices.ts";
import { goodsFor } from "./rules/buying-rights.ts";
import { requirePrices } from "./rules/price-hint.ts";
import { unavailability } from "./rules/quantity.ts";
import { priceNow, targetPricesOf } from "./rules/target-prices.ts";

/** Reminds a buyer of goods that cannot be bought. 404 for unknown goods, 409 for goods that can be bought. */
export function askForArrival(state: WorldState, user: UserRecord, goodsId: number): ArrivalNoticeRecord {
  const goods = goodsFor(state, user, goodsId);
  if (!goods) throw notFound("商品不存在或已下架，请返回列表选购其他商品", SHOP_RULES.exists);
  const notices = arrivalNoticesOf(state, user.id);
  const waiting = notices.find((notice) => notice.goodsId === goodsId && isWaiting(notice));
  if (waiting) return waiting;
  if (unavailability(goods) === undefined) throw conflict("该商品有货，可以直接购买", SHOP_RULES.onSale);
  const notice = { goodsId, askedAt: state.clock.now(), arrivedAt: null };
  state.arrivalNotices.put(user.id, [notice, ...notices.filter((other) => other.goodsId !== goodsId)]);
  return notice;
}

/** Ends the reminder of goods; whether there was one. 404 for goods that never existed. */
export function cancelArrival(state: WorldState, user: UserRecord, goodsId: number): boolean {
  const notices = arrivalNoticesOf(state, user.id);
  if (!state.goods.get(goodsId) && !notices.some((notice) => notice.goodsId === goodsId))
    throw notFound("商品不存在，请刷新到货提醒", SHOP_RULES.exists);
  const left = notices.filter((other) => other.goodsId !== goodsId);
  if (left.length < notices.length) state.arrivalNotices.put(user.id, left);
  return left.length < notices.length;
}

/** The goods whose price a buyer may see. 403 without prices, 404 for goods that are not shown. */
export function pricedGoods(state: WorldState, user: UserRecord, goodsId: number): GoodsRecord {
  requirePrices(user);
  const goods = goodsFor(state, user, goodsId);
  if (!goods) throw notFound("商品不存在或已下架，请返回列表选购其他商品", SHOP_RULES.exists);
  return goods;
}

/** Sets the target price of goods in 分, or replaces it; 422 on `price` unless it is below the price now. */
export function setTarget(
  state: WorldState,
  user: UserRecord,
  goodsId: number,
  price: Fen,
): TargetPriceRecord {
  const now = priceNow(pricedGoods(state, user, goodsId));
  if (price >= now)
    throw invalidField("price", `目标价须低于现价 ${formatYuan(now)} 元`, SHOP_RULES.targetPrice);
  const setAt = state.clock.now();
  const target = { goodsId, price, setAt, reachedAt: null, checkedAt: setAt };
  const others = targetPricesOf(state, user.id).filter((other) => other.goodsId !== goodsId);
  state.targetPrices.put(user.id, [target, ...others]);
  return target;
}

/** Removes the target price of goods; whether there was one. 404 for goods that never existed. */
export function removeTarget(state: WorldState, user: UserRecord, goodsId: number): boolean {
  const targets = targetPricesOf(state, user.id);
  const left = targets.filter((other) => other.goodsId !== goodsId);
  if (left.length === targets.length && !state.goods.get(goodsId))
    throw notFound("商品不存在，请刷新目标价", SHOP_RULES.exists);
  if (left.length < targets.length) state.targetPrices.put(user.id, left);
  return left.length < targets.length;
}
