import type { EverydayPrice } from "#generated/model/everydayPrice.ts";
import { presentPeriod } from "#mock/domain/common/period.ts";
import { presentGoodsList } from "#mock/domain/goods/present/goods-list.ts";
import { presentAdsAt } from "#mock/domain/home/present/ad.ts";
import type { UserRecord } from "#mock/domain/user/records.ts";
import type { WorldState } from "#mock/domain/world-state.ts";
import { DAY_MS, startOfDay, weekdayOf } from "#mock/world/shanghai-time.ts";

/** The special prices of the current day by the world's clock, from midnight to midnight. */
export function presentEverydayPrice(
  state: WorldState,
  viewer: UserRecord | undefined,
  origin: string,
): EverydayPrice {
  const now = state.clock.now();
  const startsAt = startOfDay(now);
  return {
    ...presentPeriod({ startsAt, endsAt: startsAt + DAY_MS }),
    timestamp: Math.floor(now / 1000),
    banners: presentAdsAt(state, "everydayPrice", origin),
    goods: presentGoodsList(state, viewer, state.seed.everydayPrices.get(weekdayOf(now)) ?? [], origin),
  };
}
