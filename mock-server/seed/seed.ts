import { buildSearchIndex } from "#mock/domain/goods/rules/search/search-index.ts";
import type { Seed } from "#mock/domain/seed.ts";
import { ADDRESSES } from "#mock/seed/address/addresses.ts";
import { buildCarts } from "#mock/seed/cart/carts.ts";
import { personaCertificates } from "#mock/seed/certificate/certificates.ts";
import { personaChats } from "#mock/seed/chat/messages.ts";
import { PERSONA_DRAWS } from "#mock/seed/draw/lotteries.ts";
import { personaFavorites } from "#mock/seed/favorite/favorites.ts";
import { FEEDBACK } from "#mock/seed/feedback/feedback.ts";
import { personaArrivalNotices } from "#mock/seed/goods/arrival-notices.ts";
import { buildCampaigns } from "#mock/seed/goods/campaigns.ts";
import { readArticles } from "#mock/seed/goods/catalogue/articles.ts";
import { buildMakers } from "#mock/seed/goods/catalogue/makers.ts";
import { readCategories } from "#mock/seed/goods/categories.ts";
import { buildCombinations } from "#mock/seed/goods/combination-goods.ts";
import { buildGoods } from "#mock/seed/goods/goods.ts";
import { personaTargetPrices } from "#mock/seed/goods/target-prices.ts";
import { personaMessages } from "#mock/seed/message/messages.ts";
import { SAVED_PLANS } from "#mock/seed/plan/plans.ts";
import { personaRegistrations } from "#mock/seed/register/registrations.ts";
import { buildApprovals } from "#mock/seed/team/approvals.ts";
import { TEAM_LOG, TEAM_MEMBERS } from "#mock/seed/team/team.ts";
import { PERSONAS } from "#mock/seed/user/personas.ts";
import { VARIETIES } from "#mock/seed/variety/varieties.ts";
import { PERSONA_ACCESS } from "#mock/seed/zone/applications.ts";
import { controlledGroups } from "#mock/seed/zone/controlled-groups.ts";
import { CONTENT } from "./content.ts";
import { FORMS } from "./goods/catalogue/forms.ts";
import { buildPurchases } from "./purchases.ts";
import { buildStrangers } from "./strangers.ts";

/** The number of goods in a seed of scale 1. */
const GOODS_PER_SCALE = 12_000;
const MAKERS_PER_SCALE = 400;

/** At any scale: the manufacturers of the showcase and the controlled groups. */
const FEWEST_MAKERS = 64;

/**
 * The seed data, the same bytes for the same numbers. `scale` multiplies the goods (12,000 at 1); manufacturers (400
 * at 1) grow more slowly, since a bigger wholesaler buys more from each.
 */
export function createSeed({ seed, scale }: { seed: number; scale: number }): Seed {
  const articles = readArticles();
  const categories = readCategories();
  const { makers, brands } = buildMakers(
    Math.max(FEWEST_MAKERS, Math.round(MAKERS_PER_SCALE * scale ** 0.67)),
  );
  const groups = controlledGroups(makers);
  const count = Math.round(GOODS_PER_SCALE * scale);
  const listedGoods = buildGoods({ articles, makers, categories, groups }, count, seed);
  const goods = byId([...listedGoods, ...buildCombinations(listedGoods)]);
  return {
    seed,
    scale,
    articles,
    forms: FORMS,
    makers,
    brands,
    categories,
    listedGoods,
    goods,
    ...buildCampaigns(listedGoods, groups),
    users: byId(PERSONAS),
    teamMembers: byId(TEAM_MEMBERS),
    teamLog: byId(TEAM_LOG),
    approvals: byId(buildApprovals(goods)),
    addresses: Map.groupBy(ADDRESSES, ({ userId }) => userId),
    messages: personaMessages(),
    certificates: personaCertificates(PERSONAS),
    registrations: personaRegistrations(PERSONAS),
    feedback: byId(FEEDBACK),
    varieties: byId(VARIETIES),
    savedPlans: byId(SAVED_PLANS),
    favorites: personaFavorites(goods),
    arrivalNotices: personaArrivalNotices(goods),
    targetPrices: personaTargetPrices(goods),
    carts: buildCarts(goods),
    controlledAccess: PERSONA_ACCESS,
    draws: PERSONA_DRAWS,
    chatMessages: personaChats(),
    content: CONTENT,
    strangers: buildStrangers(seed),
    ...buildPurchases(goods, seed),
    index: buildSearchIndex(
      listedGoods,
      makers,
      new Map(articles.map((article) => [article.name, article])),
      categories,
    ),
  };
}

const byId = <T extends { readonly id: number }>(items: readonly T[]): Map<number, T> =>
  new Map(items.map((item) => [item.id, item]));
