import { Flag, MessageType } from "#generated/enums.ts";
import { sendMessage } from "#mock/domain/message/rules/sending.ts";
import type { WorldState } from "#mock/domain/world-state.ts";
import type { Event } from "#mock/world/event.ts";
import { DAY_MS } from "#mock/world/shanghai-time.ts";
import type { ArrivalNoticeRecord } from "./records.ts";
import { arrivalNoticesOf, isWaiting } from "./rules/arrival-notices.ts";

/** The number of middle packs that arrive when goods were sold out. */
const PACKS = 40;

/** The goods of a buyer's oldest reminder arrive a day after it; those that are not on sale keep it waiting. */
export function arrivalEvent(state: WorldState, userId: number): Event | undefined {
  const notice = arrivalNoticesOf(state, userId).findLast(
    (one) => isWaiting(one) && state.goods.get(one.goodsId)?.is_buy === Flag.Yes,
  );
  return notice && { at: notice.askedAt + DAY_MS, run: () => arrive(state, userId, notice) };
}

/** Restocks the goods, unless somebody else's reminder has, and notifies the buyer. */
function arrive(state: WorldState, userId: number, notice: ArrivalNoticeRecord): void {
  const goods = state.goods.get(notice.goodsId);
  if (!goods) return;
  if (goods.number === 0) state.goods.put(goods.id, { ...goods, number: PACKS * goods.zbz });
  const arrived = { ...notice, arrivedAt: notice.askedAt + DAY_MS };
  state.arrivalNotices.put(
    userId,
    arrivalNoticesOf(state, userId).map((one) => (one.goodsId === goods.id ? arrived : one)),
  );
  sendMessage(state, userId, {
    type: MessageType.System,
    title: `到货提醒：${goods.name}`,
    content: `您登记的${goods.name}（${goods.ypgg}，${goods.sccj}）已到货，可以采购了。`,
    url: `/list/info/${goods.id}`,
  });
}
