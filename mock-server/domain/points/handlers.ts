import { Flag } from "#generated/enums.ts";
import type { ExchangePointsBody } from "#generated/model/exchangePointsBody.ts";
import type { ListPointsGoodsParams } from "#generated/model/listPointsGoodsParams.ts";
import type { ListPointsLogParams } from "#generated/model/listPointsLogParams.ts";
import type { ListPointsOrdersParams } from "#generated/model/listPointsOrdersParams.ts";
import { withinDays } from "#mock/domain/common/days.ts";
import { buyerOf, created, type Handler, ok, pageOf, viewerOf } from "#mock/domain/common/handler.ts";
import { newestOwned } from "#mock/domain/common/newest-owned.ts";
import { notFound } from "#mock/domain/common/refusal.ts";
import { SHOP_RULES } from "#mock/domain/common/shop-rules.ts";
import { exchangePoints as exchange, giftProblem, receivePointsOrder as receive } from "./commands.ts";
import { presentGiftGoods, presentPoints, presentPointsLog, presentPointsOrder } from "./present.ts";
import type { GiftGoodsRecord } from "./records.ts";
import { pointsEntries } from "./rules/points-log.ts";

type ById = { path: { id: number } };

export const getPoints: Handler = (request, state) => ok(presentPoints(state, buyerOf(request, state)));

export const listPointsLog: Handler<{ query: ListPointsLogParams }> = (request, state) => {
  const { page, page_size: size, use_type: use } = request.query;
  const isWithin = withinDays(request.query);
  const found = presentPointsLog(pointsEntries(state, buyerOf(request, state).id)).filter(
    ({ entry }) => (use === undefined || entry.use === use) && isWithin(entry.at),
  );
  const { list, ...rest } = pageOf(found, page, size);
  return ok({ list: list.map(({ shown }) => shown), ...rest });
};

export const listPointsCategories: Handler = (_, { seed }) => ok(seed.content.giftCategories);

/** By default available gifts come first; ties by id. */
const SORTS: Readonly<
  Record<"default" | "points" | "hot", (a: GiftGoodsRecord, b: GiftGoodsRecord) => number>
> = {
  default: (a, b) => Number(b.number > 0) - Number(a.number > 0),
  points: (a, b) => a.points - b.points,
  hot: (a, b) => b.exchanged - a.exchanged,
};

export const listPointsGoods: Handler<{ query: ListPointsGoodsParams }> = (request, state) => {
  const viewer = viewerOf(request, state);
  const { category_id: categoryId, sort = "default", affordable, page, page_size: size } = request.query;
  const found = [...state.gifts.values()]
    .filter((gift) => categoryId === undefined || gift.categoryId === categoryId)
    .filter((gift) => affordable !== Flag.Yes || giftProblem(state, gift, viewer) === undefined)
    .toSorted((a, b) => SORTS[sort](a, b) || a.id - b.id);
  const { list, ...rest } = pageOf(found, page, size);
  return ok({ list: list.map((gift) => presentGiftGoods(state, gift, viewer, request.origin)), ...rest });
};

export const getPointsGoods: Handler<ById> = (request, state) => {
  const gift = state.gifts.get(request.path.id);
  if (!gift) throw notFound("积分商品不存在或已下架，请返回积分商城", SHOP_RULES.exists);
  return ok(presentGiftGoods(state, gift, viewerOf(request, state), request.origin));
};

export const exchangePoints: Handler<{ body: ExchangePointsBody }> = (request, state) => {
  const user = buyerOf(request, state);
  return created(presentPointsOrder(user, exchange(state, user, request.body), request.origin));
};

export const listPointsOrders: Handler<{ query: ListPointsOrdersParams }> = (request, state) => {
  const { status, page, page_size: size } = request.query;
  const user = buyerOf(request, state);
  const found = newestOwned(state.pointsOrders, user).filter(
    (order) => status === undefined || order.status === status,
  );
  const { list, ...rest } = pageOf(found, page, size);
  return ok({ list: list.map((order) => presentPointsOrder(user, order, request.origin)), ...rest });
};

export const receivePointsOrder: Handler<ById> = (request, state) => {
  const user = buyerOf(request, state);
  return ok(presentPointsOrder(user, receive(state, user, request.path.id), request.origin));
};
