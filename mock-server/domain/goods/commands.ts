import { conflict, notFound } from "#mock/domain/common/refusal.ts";
import { SHOP_RULES } from "#mock/domain/common/shop-rules.ts";
import type { UserRecord } from "#mock/domain/user/records.ts";
import type { WorldState } from "#mock/domain/world-state.ts";
import type { ArrivalNoticeRecord } from "./records.ts";
import { arrivalNoticesOf, isWaiting } from "./rules/arrival-notices.ts";
import { goodsFor } from "./rules/buying-rights.ts";
import { unavailability } from "./rules/quantity.ts";

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
