import type { Content } from "#mock/domain/seed.ts";
import { ACTIVITIES } from "./activity/activities.ts";
import { CASHBACKS } from "./activity/cashbacks.ts";
import { COMBINATION_GROUPS } from "./activity/combination-groups.ts";
import { PROMOTION } from "./activity/promotion.ts";
import { ARTICLES, HELP_GROUPS } from "./article/help.ts";
import { NEWS } from "./article/news.ts";
import { LOTTERIES } from "./draw/lotteries.ts";
import { AD_BY_ID, ADS } from "./home/ads.ts";
import { FLOORS } from "./home/floors.ts";
import { LINKS } from "./home/links.ts";
import { HOT_SEARCHES, NAVIGATION } from "./home/navigation.ts";
import { GIFT_CATEGORIES } from "./points/gifts.ts";

/** The shop's published content, the same in every seed. */
export const CONTENT: Content = {
  activities: ACTIVITIES,
  cashbacks: CASHBACKS,
  combinationGroups: COMBINATION_GROUPS,
  promotion: PROMOTION,
  lotteries: LOTTERIES,
  ads: ADS,
  adById: AD_BY_ID,
  floors: FLOORS,
  links: LINKS,
  hotSearches: HOT_SEARCHES,
  navigation: NAVIGATION,
  giftCategories: GIFT_CATEGORIES,
  helpGroups: HELP_GROUPS,
  helpArticles: ARTICLES,
  news: NEWS,
};
