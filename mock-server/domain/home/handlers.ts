import type { ListArticleCategoriesParams } from "#generated/model/listArticleCategoriesParams.ts";
import { presentSpikeSession } from "#mock/domain/activity/present/spike-session.ts";
import { presentArticleCategories } from "#mock/domain/article/present.ts";
import { HELP_CATEGORY } from "#mock/domain/article/records.ts";
import { type Handler, ok, viewerOf } from "#mock/domain/common/handler.ts";
import { presentAdsAt } from "./present/ad.ts";
import { presentHomeFloors } from "./present/floors.ts";
import { presentCommonData } from "./present/home.ts";
import type { AdPlace } from "./records.ts";

const adsOf =
  (place: AdPlace): Handler =>
  ({ origin }, state) =>
    ok(presentAdsAt(state, place, origin));

export const getCommonData: Handler = ({ origin }, state) => ok(presentCommonData(state, origin));

export const listArticleCategories: Handler<{ query: ListArticleCategoriesParams }> = ({ query }, { seed }) =>
  ok((query.category_id ?? HELP_CATEGORY) === HELP_CATEGORY ? presentArticleCategories(seed) : []);

export const listFocusBanners = adsOf("focus");
export const listTopAds = adsOf("top");
export const listRightAds = adsOf("right");
export const listNewProductAds = adsOf("newProducts");
export const listFreeShippingAds = adsOf("freeShipping");
export const listLoginAds = adsOf("login");
export const listHerbalAds = adsOf("herbal");
export const listPosters = adsOf("posters");
export const listRightBanners = adsOf("rightBanner");

export const getBottomAd: Handler = ({ origin }, state) =>
  ok(presentAdsAt(state, "bottom", origin)[0] ?? null);

export const listLinks: Handler = (_, { seed }) => ok(seed.content.links);

export const getSpike: Handler = (request, state) =>
  ok(presentSpikeSession(state, viewerOf(request, state), request.origin));

export const listHomeFloors: Handler = (request, state) =>
  ok(presentHomeFloors(state, viewerOf(request, state), request.origin));
