import type { HomeFloor } from "#generated/model/homeFloor.ts";
import { bestGoods, presentGoodsList } from "#mock/domain/goods/present/goods-list.ts";
import type { UserRecord } from "#mock/domain/user/records.ts";
import type { WorldState } from "#mock/domain/world-state.ts";
import { presentAds } from "./ad.ts";

/** The number of goods on a floor. */
const GOODS = 10;

/** The floors of the home page with the best sellers of their category, for a viewer (undefined for a visitor). */
export const presentHomeFloors = (
  state: WorldState,
  viewer: UserRecord | undefined,
  origin: string,
): HomeFloor[] =>
  state.seed.content.floors.map(({ id, name, describe, url, adIds, categoryId }) => ({
    id,
    name,
    describe,
    url,
    ads: presentAds(state, adIds, origin),
    goods: presentGoodsList(
      state,
      viewer,
      bestGoods(state, { categoryId, sort: "sales", descending: true }, GOODS),
      origin,
    ),
  }));
