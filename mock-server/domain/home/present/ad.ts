import type { Ad } from "#generated/model/ad.ts";
import type { WorldState } from "#mock/domain/world-state.ts";
import type { AdRecord, AdPlace } from "../records.ts";

/** URL of an ad's generated picture. */
export const adImage = (id: number, origin: string): string => `${origin}/images/ads/${id}.svg`;

const presentAd = ({ id, title, url }: AdRecord, origin: string): Ad => ({
  image: adImage(id, origin),
  url,
  id,
  title,
});

/** The ads with these ids, in this order, ignoring unknown ids. */
export const presentAds = ({ seed }: WorldState, ids: readonly number[], origin: string): Ad[] =>
  ids.flatMap((id) => {
    const ad = seed.content.adById.get(id);
    return ad ? [presentAd(ad, origin)] : [];
  });

/** The ads of a place in display order. */
export const presentAdsAt = ({ seed }: WorldState, place: AdPlace, origin: string): Ad[] =>
  (seed.content.ads.get(place) ?? []).map((ad) => presentAd(ad, origin));
