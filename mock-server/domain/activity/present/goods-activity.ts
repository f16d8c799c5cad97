import { Flag, NextGiftType } from "#generated/enums.ts";
import type { GoodsActivity } from "#generated/model/goodsActivity.ts";
import { terms } from "#generated/terms.ts";
import { memoize } from "#mock/domain/common/memoize.ts";
import { type Period, statusAt } from "#mock/domain/common/period.ts";
import type { GoodsRecord } from "#mock/domain/goods/records.ts";
import { adImage } from "#mock/domain/home/present/ad.ts";
import type { Seed } from "#mock/domain/seed.ts";
import type { WorldState } from "#mock/domain/world-state.ts";
import { DAY_MS, formatDateTime, startOfDay, weekdayOf } from "#mock/world/shanghai-time.ts";
import { isCurrent } from "../rules/activities.ts";
import { findCashback } from "../rules/cashback.ts";
import { currentGroupBuys } from "../rules/group-buys.ts";
import { currentSession } from "../rules/spike-sessions.ts";

type Entry = Pick<GoodsActivity, "id" | "name" | "tag" | "url"> & {
  readonly adId: number;
  readonly period: Period;
  readonly number: number;
};

/** The number of goods with each permanent offer; counted once per seed. */
const countsOf = memoize(({ listedGoods }: Seed) => {
  const count = (fits: (goods: GoodsRecord) => boolean) => listedGoods.filter(fits).length;
  return {
    reduction: count(({ reduction }) => reduction !== null),
    gift: count(({ gift }) => gift?.type === NextGiftType.Gift),
    exchange: count(({ gift }) => gift?.type === NextGiftType.AddOn),
    nearExpiry: count(({ is_jxq }) => is_jxq === Flag.Yes),
  };
});

/** The activities that are running or about to start, as links to their zones. */
export function presentGoodsActivities(state: WorldState, origin: string): GoodsActivity[] {
  const now = state.clock.now();
  return entriesOf(state, now)
    .filter(({ period, number }) => number > 0 && isCurrent(period, now))
    .toSorted((a, b) => statusAt(b.period, now) - statusAt(a.period, now) || a.id - b.id)
    .map(({ adId, period, number, ...entry }) => ({
      ...entry,
      image: adImage(adId, origin),
      starts_at: formatDateTime(period.startsAt),
      ends_at: formatDateTime(period.endsAt - 1000),
      goods_number: number,
    }));
}

function entriesOf(state: WorldState, now: number): Entry[] {
  const { seed } = state;
  const day: Period = { startsAt: startOfDay(now), endsAt: startOfDay(now) + DAY_MS };
  const month: Period = monthOf(now);
  const counts = countsOf(seed);
  const spike = currentSession(seed, now);
  const groupBuys = currentGroupBuys(state);
  const cashback = findCashback(state);
  const everyday = seed.everydayPrices.get(weekdayOf(now)) ?? [];
  const combinations = state.seed.content.combinationGroups.flatMap(({ ids }) => ids).length;
  const entry = (
    id: number,
    [name, tag, url, adId]: readonly [string, string, string, number],
    period: Period,
    number: number,
  ): Entry => ({ id, name, tag, url, adId, period, number });
  return [
    ...(spike ? [entry(1, ["限时秒杀", "秒", "/", 101], spike.period, spike.session.goodsIds.length)] : []),
    entry(2, ["每日特价", "特", "/mrtj", 102], day, everyday.length),
    entry(
      3,
      [`全场 ${terms.welfare.percent} 折`, `${terms.welfare.percent}折`, "/welfare", 103],
      seed.welfare,
      seed.welfare.goodsIds.length,
    ),
    ...(groupBuys.length > 0
      ? [entry(4, ["拼团专区", "拼", "/ptzq", 104], spanOf(groupBuys), groupBuys.length)]
      : []),
    entry(5, ["近效期专场", "特", "/jxqzc", 105], month, counts.nearExpiry),
    entry(6, ["单品满减", "满", "/list?is_promotion=1", 106], month, counts.reduction),
    entry(7, ["满量有赠", "赠", "/list?is_promotion=1", 107], month, counts.gift),
    entry(8, ["加价换购", "换购", "/list?is_promotion=1", 108], month, counts.exchange),
    entry(9, ["组合购", "组合", "/zhzq", 109], month, combinations),
    ...(cashback ? [entry(10, ["满额返现", "返", "/hb", 110], cashback, seed.listedGoods.length)] : []),
  ];
}

const spanOf = (periods: readonly Period[]): Period => ({
  startsAt: Math.min(...periods.map(({ startsAt }) => startsAt)),
  endsAt: Math.max(...periods.map(({ endsAt }) => endsAt)),
});

/** The calendar month in Shanghai that contains a time. */
function monthOf(now: number): Period {
  const [year = 0, month = 1] = formatDateTime(now).split("-").map(Number);
  const first = (count: number) => startOfDay(Date.UTC(year, month - 1 + count, 1));
  return { startsAt: first(0), endsAt: first(1) };
}
