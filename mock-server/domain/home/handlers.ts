import type { ListArticleCategoriesParams } from "#generated/model/listArticleCategoriesParams.ts";
import { adsAt } from "#mock/seed/home/ads.ts";
import { HELP_CATEGORY } from "#mock/seed/article/help.ts";
import { LINKS } from "#mock/seed/home/links.ts";
import { presentAd } from "./present/ad.ts";
import { presentArticleCategories } from "#mock/domain/article/present.ts";
import { presentCommonData } from "./present/home.ts";
import { presentHomeFloors } from "./present/floors.ts";
import { presentSpikeSession } from "#mock/domain/activity/present/spike-session.ts";
import { type Handler, ok, viewerOf } from "#mock/domain/common/handler.ts";
import type { AdPlace } from "./records.ts";

const adsOf =
  (place: AdPlace): Handler =>
  ({ origin }) =>
    ok(adsAt(place).map((ad) => presentAd(ad, origin)));

export const getCommonData: Handler = ({ origin }, state) => ok(presentCommonData(state, origin));

export const listArticleCategories: Handler<{ query: ListArticleCategoriesParams }> = ({ query }) =>
  ok((query.category_id ?? HELP_CATEGORY) === HELP_CATEGORY ? presentArticleCategories() : []);

export const listFocusBanners = adsOf("focus");
export const listTopAds = adsOf("top");
export const listRightAds = adsOf("right");
export const listNewProductAds = adsOf("newProducts");
export const listFreeShippingAds = adsOf("freeShipping");
export const listLoginAds = adsOf("login");
export const listHerbalAds = adsOf("herbal");
export const listPosters = adsOf("posters");
export const listRightBanners = adsOf("rightBanner");

export const getBottomAd: Handler = ({ origin }) => {
  const [ad] = adsAt("bottom");
  return ok(ad ? presentAd(ad, origin) : null);
};

export const listLinks: Handler = () => ok(LINKS);

export const getSpike: Handler = (request, state) =>
  ok(presentSpikeSession(state, viewerOf(request, state), request.origin));

export const listHomeFloors: Handler = (request, state) =>
  ok(presentHomeFloors(state, viewerOf(request, state), request.origin));
