import type { Ad } from "#generated/model/ad.ts";
import { AD_BY_ID } from "#mock/seed/home/ads.ts";
import type { AdRecord } from "../records.ts";

/** Address of the drawn picture of an ad. */
export const adImage = (id: number, origin: string): string => `${origin}/images/ads/${id}.svg`;

/** An ad as the contract has it. */
export const presentAd = ({ id, title, url }: AdRecord, origin: string): Ad => ({
  image: adImage(id, origin),
  url,
  id,
  title,
});

/** The ads with these ids, in their order; ids that are gone are passed over. */
export const presentAds = (ids: readonly number[], origin: string): Ad[] =>
  ids.flatMap((id) => {
    const ad = AD_BY_ID.get(id);
    return ad ? [presentAd(ad, origin)] : [];
  });
