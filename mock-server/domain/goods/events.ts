import { Flag, MessageType } from "#generated/enums.ts";
import { sendMessage } from "#mock/domain/message/rules/sending.ts";
import type { UserRecord } from "#mock/domain/user/records.ts";
import type { WorldState } from "#mock/domain/world-state.ts";
import type { Event } from "#mock/world/event.ts";
import { formatYuan } from "#mock/world/money.ts";
import { DAY_MS } from "#mock/world/shanghai-time.ts";
import type { ArrivalNoticeRecord, GoodsRecord, TargetPriceRecord } from "./records.ts";
import { arrivalNoticesOf, isWaiting } from "./rules/arrival-notices.ts";
import { regularPrice } from "./rules/price-course.ts";
import { priceHint } from "./rules/price-hint.ts";
import { nextFall, priceNow, targetPricesOf } from "./rules/target-prices.ts";

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

/** The regular price of goods that was changed from outside, such as by the control API, enters their course. */
export function priceChangeEvent(state: WorldState): Event | undefined {
  for (const [id, goods] of state.goods.changes()) {
    const seeded = state.goods.seeded(id);
    if (!goods || !seeded) continue;
    const known = state.priceChanges.get(id) ?? [];
    const price = regularPrice(goods);
    if (price === (known.at(-1)?.price ?? regularPrice(seeded))) continue;
    const at = state.clock.now();
    return { at, run: () => state.priceChanges.put(id, [...known, { at, price }]) };
  }
  return undefined;
}

/** A buyer who sees prices hears of each fall of goods to a target price, and the target waits again after a rise. */
export function targetPriceEvent(state: WorldState, user: UserRecord): Event | undefined {
  let first: Event | undefined;
  for (const target of priceHint(user) === "" ? targetPricesOf(state, user.id) : []) {
    const goods = state.goods.get(target.goodsId);
    const event = goods && fallEvent(state, user.id, target, goods);
    if (event && (!first || event.at < first.at)) first = event;
  }
  return first;
}

function fallEvent(
  state: WorldState,
  userId: number,
  target: TargetPriceRecord,
  goods: GoodsRecord,
): Event | undefined {
  const now = state.clock.now();
  const change = (times: Pick<TargetPriceRecord, "reachedAt" | "checkedAt">) =>
    state.targetPrices.put(
      userId,
      targetPricesOf(state, userId).map((one) => (one === target ? { ...one, ...times } : one)),
    );
  const fall = (at: number, price: number): Event => ({
    at,
    run() {
      change({ reachedAt: at, checkedAt: at });
      sendMessage(state, userId, {
        type: MessageType.Activity,
        title: `降到目标价：${goods.name}`,
        content: `${goods.name}（${goods.ypgg}，${goods.sccj}）降到 ¥${formatYuan(price)}，您设的目标价是 ¥${formatYuan(target.price)}。`,
        url: `/list/info/${goods.id}`,
      });
    },
  });
  const at = nextFall(goods, target, now);
  const offered = at === undefined ? undefined : fall(at, goods.timed?.on.offer_price ?? target.price);
  if (offered && offered.at <= now) return offered;
  const price = priceNow(goods);
  if (price <= target.price && target.reachedAt === null) return fall(now, price);
  if (price > target.price && target.reachedAt !== null)
    return { at: now, run: () => change({ reachedAt: null, checkedAt: now }) };
  return offered;
}
