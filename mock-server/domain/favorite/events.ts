import { MessageType } from "#generated/enums.ts";
import type { GoodsRecord } from "#mock/domain/goods/records.ts";
import { purchasesOf } from "#mock/domain/goods/rules/bought.ts";
import { priceHint } from "#mock/domain/goods/rules/price-hint.ts";
import { isAvailable } from "#mock/domain/goods/rules/quantity.ts";
import { targetPricesOf } from "#mock/domain/goods/rules/target-prices.ts";
import { soldAt } from "#mock/domain/goods/rules/timed-offer.ts";
import { unitPrice } from "#mock/domain/goods/rules/unit-price.ts";
import { sendMessage } from "#mock/domain/message/rules/sending.ts";
import type { UserRecord } from "#mock/domain/user/records.ts";
import type { WorldState } from "#mock/domain/world-state.ts";
import { BASE_MS, OPENING_MS } from "#mock/world/base-date.ts";
import type { Event } from "#mock/world/event.ts";
import { formatYuan } from "#mock/world/money.ts";
import { DAY_MS, HOUR_MS, startOfDay } from "#mock/world/shanghai-time.ts";
import { WATCH_ID, type SeenGoods } from "./records.ts";
import { favoritesOf } from "./rules.ts";

/** Buyers hear of it at nine, before they order. */
const NOTIFIED_AT = 9 * HOUR_MS;
/** Goods that are named in one message. */
const NAMED = 5;
/** The number of purchases from which goods count as frequently bought. */
const OFTEN = 2;

type News = { readonly goods: GoodsRecord; readonly before: SeenGoods; readonly now: SeenGoods };

/**
 * Every morning buyers get a message when their favorites, or what they buy frequently, have become cheaper since the
 * last morning, and one when they are available again.
 */
export function goodsNewsEvent(state: WorldState): Event {
  const last = state.goodsWatches.get(WATCH_ID);
  const checkedAt = last?.checkedAt ?? BASE_MS + OPENING_MS;
  // After several missed mornings only the last one counts: goods are compared as they are now.
  const at = Math.max(nextMorning(checkedAt), nextMorning(state.clock.now()) - DAY_MS);
  return {
    at,
    run() {
      const before = new Map(last?.seen.map((seen) => [seen.goodsId, seen]));
      const seen = new Map<number, SeenGoods>();
      for (const user of state.users.values()) {
        if (priceHint(user) !== "") continue;
        const news = watchedBy(state, user).map((goods): News => {
          const now = lookAt(goods);
          seen.set(goods.id, now);
          return { goods, now, before: before.get(goods.id) ?? lookAt(asSeeded(state, goods, checkedAt)) };
        });
        tell(state, user, news);
      }
      state.goodsWatches.put(WATCH_ID, { checkedAt: at, seen: [...seen.values()] });
    },
  };
}

/** The first nine o'clock after a moment. */
function nextMorning(after: number): number {
  const morning = startOfDay(after) + NOTIFIED_AT;
  return morning > after ? morning : morning + DAY_MS;
}

const lookAt = (goods: GoodsRecord): SeenGoods => ({
  goodsId: goods.id,
  price: unitPrice(goods, goods.zbz),
  isAvailable: isAvailable(goods),
});

/** Returns goods as they were when the world began, to compare goods that were never checked. */
function asSeeded(state: WorldState, goods: GoodsRecord, at: number): GoodsRecord {
  const seeded = state.goods.seeded(goods.id);
  return seeded ? soldAt(seeded, at) : goods;
}

/** Favorites and what is bought frequently; not combinations, whose stock is that of their parts. */
function watchedBy(state: WorldState, user: UserRecord): GoodsRecord[] {
  const often = [...purchasesOf(state, user).values()].filter(({ times }) => times >= OFTEN);
  const ids = new Set([...favoritesOf(state, user.id), ...often].map(({ goodsId }) => goodsId));
  return [...ids].flatMap((id) => state.goods.get(id) ?? []).filter(({ parts }) => parts.length === 0);
}

function tell(state: WorldState, user: UserRecord, news: readonly News[]): void {
  const back = news.filter(({ before, now }) => now.isAvailable && !before.isAvailable);
  // Goods with a target price have a message of their own.
  const targets = new Set(targetPricesOf(state, user.id).map(({ goodsId }) => goodsId));
  const fallen = news.filter(
    ({ goods, before, now }) => now.isAvailable && now.price < before.price && !targets.has(goods.id),
  );
  if (back.length > 0) {
    const title = `${subject(back)}到货了`;
    const content = `${list(back, ({ goods }) => `库存 ${goods.number} ${goods.bzdw}`)}。您收藏或常购的商品又可以采购了。`;
    sendMessage(state, user.id, { type: MessageType.System, title, content, url: addressOf(back) });
  }
  if (fallen.length > 0) {
    const title = `${subject(fallen)}降价了`;
    const prices = ({ before, now }: News) => `¥${formatYuan(before.price)} → ¥${formatYuan(now.price)}`;
    const content = `${list(fallen, prices)}。来自您的收藏和常购商品。`;
    sendMessage(state, user.id, { type: MessageType.Activity, title, content, url: addressOf(fallen) });
  }
}

const subject = ([first, ...others]: readonly News[]): string =>
  first && others.length === 0 ? first.goods.name : `您关注的 ${others.length + 1} 种商品`;

const list = (news: readonly News[], detail: (one: News) => string): string =>
  news
    .slice(0, NAMED)
    .map((one) => `${one.goods.name} ${one.goods.ypgg}：${detail(one)}`)
    .join("；") + (news.length > NAMED ? ` 等 ${news.length} 种` : "");

const addressOf = ([first, ...others]: readonly News[]): string =>
  first && others.length === 0 ? `/list/info/${first.goods.id}` : "/zzfw/star";
