import type { ListActivitiesParams } from "#generated/model/listActivitiesParams.ts";
import type { ListGroupBuysParams } from "#generated/model/listGroupBuysParams.ts";
import type { ResolveActivityParams } from "#generated/model/resolveActivityParams.ts";
import type { TapActivityBody } from "#generated/model/tapActivityBody.ts";
import { type Handler, type HandlerRequest, ok, pageOf, viewerOf } from "#mock/domain/common/handler.ts";
import { invalidField, notFound } from "#mock/domain/common/refusal.ts";
import { SHOP_RULES } from "#mock/domain/common/shop-rules.ts";
import { viewOf } from "#mock/domain/goods/present/goods.ts";
import { presentAdsAt } from "#mock/domain/home/present/ad.ts";
import type { WorldState } from "#mock/domain/world-state.ts";
import { tapActivity as tap } from "./commands.ts";
import { pickGoods, presentActivityPage, presentActivitySummary, presentOffers } from "./present/activity.ts";
import { presentCashback } from "./present/cashback.ts";
import { presentCombinationGroups, presentCombinations } from "./present/combination.ts";
import { presentEverydayPrice } from "./present/everyday-price.ts";
import { presentGroupBuy } from "./present/group-buy.ts";
import { presentWelfare } from "./present/welfare.ts";
import {
  currentActivities,
  findActivity,
  isCurrent,
  isShown,
  resolveActivityUrl,
  TEMPLATE_ID,
} from "./rules/activities.ts";
import { findCashback } from "./rules/cashback.ts";
import { currentGroupBuys } from "./rules/group-buys.ts";

/** The maximum number of path segments after /activity/. */
const PARTS = 3;

const GONE = "活动不存在或已结束，请到活动专区查看正在进行的活动";
const gone = () => notFound(GONE, SHOP_RULES.exists);

const visitOf = (request: HandlerRequest, state: WorldState) => ({
  viewer: viewerOf(request, state),
  origin: request.origin,
});

export const listActivities: Handler<{ query: ListActivitiesParams }> = ({ query, origin }, state) => {
  const now = state.clock.now();
  const activities =
    query.ids === undefined
      ? currentActivities(state).filter(({ id }) => id !== TEMPLATE_ID)
      : query.ids.split(",").flatMap((id) => findActivity(state, Number(id)) ?? []);
  return ok(activities.map((activity) => presentActivitySummary(activity, now, origin)));
};

const pageOfActivity = (request: HandlerRequest, state: WorldState, id: number) => {
  const activity = findActivity(state, id);
  if (!activity) throw gone();
  return ok(presentActivityPage(state, activity, visitOf(request, state)));
};

export const getActivityPage: Handler<{ path: { id: number } }> = (request, state) =>
  pageOfActivity(request, state, request.path.id);

export const getActivityTemplate: Handler = (request, state) => pageOfActivity(request, state, TEMPLATE_ID);

export const resolveActivity: Handler<{ query: ResolveActivityParams }> = ({ query }, state) => {
  if (query.url.split("/").filter(Boolean).length > PARTS) {
    throw invalidField("url", "活动地址不正确，请检查链接", SHOP_RULES.exists);
  }
  const url = resolveActivityUrl(state, query.url);
  if (url === undefined) throw invalidField("url", GONE, SHOP_RULES.exists);
  return ok({ url });
};

export const tapActivity: Handler<{ body: TapActivityBody }> = ({ body }, state) =>
  ok({ activity_id: body.activity_id, number: tap(state, body.activity_id) });

export const listCombinations: Handler = (request, state) =>
  ok(presentCombinations(state, viewOf(state, viewerOf(request, state), request.origin)));

export const listCombinationGroups: Handler = (request, state) =>
  ok(presentCombinationGroups(state, viewOf(state, viewerOf(request, state), request.origin)));

export const getCashback: Handler = (request, state) => {
  const cashback = findCashback(state);
  if (!cashback) throw gone();
  return ok(presentCashback(state, cashback, viewerOf(request, state)));
};

export const getEverydayPrice: Handler = (request, state) =>
  ok(presentEverydayPrice(state, viewerOf(request, state), request.origin));

export const getWelfare: Handler = ({ origin }, state) => {
  const now = state.clock.now();
  const { welfare } = state.seed;
  if (!isCurrent(welfare, now) && (now < welfare.startsAt || !isShown(welfare, now))) throw gone();
  return ok(presentWelfare(state, origin));
};

export const listGroupBuys: Handler<{ query: ListGroupBuysParams }> = (request, state) => {
  const { viewer, origin } = visitOf(request, state);
  const { list, ...page } = pageOf(currentGroupBuys(state), request.query.page, request.query.page_size);
  return ok({ ...page, list: list.flatMap((groupBuy) => presentGroupBuy(state, groupBuy, viewer, origin)) });
};

export const getGroupBuy: Handler<{ path: { goods_id: number } }> = (request, state) => {
  const { viewer, origin } = visitOf(request, state);
  const groupBuy = state.seed.groupBuys.get(request.path.goods_id);
  const [found] = groupBuy ? presentGroupBuy(state, groupBuy, viewer, origin) : [];
  if (!found) throw notFound("该商品没有正在进行的拼团，请到拼团专区看看", SHOP_RULES.activityTime);
  return ok(found);
};

export const getPromotion: Handler = (request, state) => {
  const now = state.clock.now();
  const visit = visitOf(request, state);
  const { promotion } = state.seed.content;
  return ok({
    id: promotion.id,
    name: promotion.name,
    banners: presentAdsAt(state, "promotion", visit.origin),
    coupons: presentOffers(state, promotion.offerIds, visit),
    activities: currentActivities(state)
      .filter(({ id }) => id !== TEMPLATE_ID)
      .map((activity) => presentActivitySummary(activity, now, visit.origin)),
    goods: pickGoods(state, promotion.goods, visit),
  });
};
