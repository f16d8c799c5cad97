import type { ActivityBlock } from "#generated/model/activityBlock.ts";
import type { ActivityPage } from "#generated/model/activityPage.ts";
import type { ActivitySummary } from "#generated/model/activitySummary.ts";
import type { CouponOffer } from "#generated/model/couponOffer.ts";
import { presentPeriod, statusAt } from "#mock/domain/common/period.ts";
import { presentOffer } from "#mock/domain/coupon/present.ts";
import { bestGoods, presentGoodsList } from "#mock/domain/goods/present/goods-list.ts";
import { adImage, presentAds } from "#mock/domain/home/present/ad.ts";
import type { UserRecord } from "#mock/domain/user/records.ts";
import type { WorldState } from "#mock/domain/world-state.ts";
import type { ActivityRecord, BlockRecord, GoodsPick } from "../records.ts";

/** The viewer of an activity, and the host. */
export type Visit = { readonly viewer: UserRecord | undefined; readonly origin: string };

export const presentActivitySummary = (
  { id, name, adId, startsAt, endsAt }: ActivityRecord,
  now: number,
  origin: string,
): ActivitySummary => ({
  id,
  name,
  image: adImage(adId, origin),
  url: `/yjh/${id}`,
  status: statusAt({ startsAt, endsAt }, now),
  ...presentPeriod({ startsAt, endsAt }),
});

export function presentActivityPage(state: WorldState, activity: ActivityRecord, visit: Visit): ActivityPage {
  const now = state.clock.now();
  return {
    id: activity.id,
    name: activity.name,
    background: activity.background,
    status: statusAt(activity, now),
    ...presentPeriod(activity),
    timestamp: Math.floor(now / 1000),
    rules: activity.rules,
    blocks: activity.blocks.map((block, index) => presentBlock(state, block, index + 1, visit)),
  };
}

/** The available goods of a selection, best sellers first; goods selected by id keep their order. */
export const pickGoods = (
  state: WorldState,
  { ids, count, ...filter }: GoodsPick,
  { viewer, origin }: Visit,
) =>
  presentGoodsList(
    state,
    viewer,
    ids ?? bestGoods(state, { ...filter, sort: "sales", descending: true }, count),
    origin,
  );

/** The coupons with these ids that have not ended, as the viewer can claim them. */
export function presentOffers(state: WorldState, ids: readonly number[], { viewer }: Visit): CouponOffer[] {
  const now = state.clock.now();
  return ids.flatMap((id) => {
    const offer = state.couponOffers.get(id);
    return offer && now < offer.endsAt ? [presentOffer(state, offer, viewer)] : [];
  });
}

function presentBlock(state: WorldState, block: BlockRecord, id: number, visit: Visit): ActivityBlock {
  return {
    id,
    type: block.type,
    title: block.title,
    text: block.type === "text" ? block.text : "",
    ads: block.type === "image" ? presentAds(state, block.adIds, visit.origin) : [],
    coupons: block.type === "coupon" ? presentOffers(state, block.offerIds, visit) : [],
    goods: block.type === "goods" ? pickGoods(state, block.goods, visit) : [],
  };
}
