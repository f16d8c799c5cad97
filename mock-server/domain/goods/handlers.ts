import { Flag, GoodsSearchType } from "#generated/enums.ts";
import type { ListArrivalNoticesParams } from "#generated/model/listArrivalNoticesParams.ts";
import type { ListFastBuyParams } from "#generated/model/listFastBuyParams.ts";
import type { ListGoodsParams } from "#generated/model/listGoodsParams.ts";
import type { ListTargetPricesParams } from "#generated/model/listTargetPricesParams.ts";
import type { MatchGoodsBody } from "#generated/model/matchGoodsBody.ts";
import type { SearchGoodsParams } from "#generated/model/searchGoodsParams.ts";
import type { SetTargetPriceBody } from "#generated/model/setTargetPriceBody.ts";
import { presentGoodsActivities } from "#mock/domain/activity/present/goods-activity.ts";
import { buyerOf, type Handler, ok, pageOf, viewerOf } from "#mock/domain/common/handler.ts";
import { invalidField, notFound } from "#mock/domain/common/refusal.ts";
import { SHOP_RULES } from "#mock/domain/common/shop-rules.ts";
import { toFen } from "#mock/world/money.ts";
import { askForArrival, cancelArrival, pricedGoods, removeTarget, setTarget } from "./commands.ts";
import { presentArrivalNotice } from "./present/arrival-notice.ts";
import { presentBought, presentBoughtRecords, priceRise } from "./present/bought.ts";
import { filterOptions } from "./present/filter-options.ts";
import { presentGoodsDetail } from "./present/goods-detail.ts";
import { bestGoods, presentGoodsList } from "./present/goods-list.ts";
import { presentGoods, viewOf } from "./present/goods.ts";
import { presentGoodsPrices, presentTargetPrice } from "./present/target-price.ts";
import { arrivalNoticesOf } from "./rules/arrival-notices.ts";
import { type Bought, boughtGoods, boughtOrders, purchasesOf } from "./rules/bought.ts";
import { asSoldTo } from "./rules/buying-rights.ts";
import { matchPlan } from "./rules/matching/plan-match.ts";
import { priceHint, requirePrices } from "./rules/price-hint.ts";
import { isAvailable } from "./rules/quantity.ts";
import { boughtFirst } from "./rules/search/bought-first.ts";
import { countNamed, findGoods, type GoodsFilter } from "./rules/search/goods-search.ts";
import { isPriceSort } from "./rules/search/price-order.ts";
import { suggest, suggestGoods } from "./rules/search/suggestions.ts";
import { targetPricesOf } from "./rules/target-prices.ts";

/** The contract's maximum. */
const SUGGESTIONS = 10;
const HOT = 20;
const BOUGHT_RECORDS = 20;

export const listGoods: Handler<{ query: ListGoodsParams }> = (request, state) => {
  const { page = 1, page_size: size = 20, price_min: from, price_max: to } = request.query;
  if (from !== undefined && to !== undefined && from > to) {
    throw invalidField("price_min", "最低价不能高于最高价，请调整价格区间", SHOP_RULES.range);
  }
  const viewer = viewerOf(request, state);
  const purchases = purchasesOf(state, viewer);
  const found = findGoods(state, {
    ...filterOf(priceHint(viewer) === "" ? request.query : unpriced(request.query)),
    ...(request.query.bought === Flag.Yes && { only: new Set(purchases.keys()) }),
  });
  const { sort = "default" } = request.query;
  const range = [(page - 1) * size, page * size] as const;
  const ids =
    sort === "default" ? boughtFirst(state, found.ids, purchases, range) : found.ids.slice(...range);
  return ok({
    list: presentGoodsList(state, viewer, ids, request.origin),
    total: found.ids.length,
    page,
    page_size: size,
    ...filterOptions(found, state),
    is_near: found.isNear ? 1 : 0,
    fewer_words: found.fewer.map((each) => ({ ...each })),
  });
};

export const searchGoods: Handler<{ query: SearchGoodsParams }> = (request, state) => {
  const { keywords, type } = request.query;
  const view = viewOf(state, viewerOf(request, state), request.origin);
  const words = suggest(state, keywords, type).map((word) => ({ ...word, goods: null }));
  if (view.priceHint !== "") return ok(words);
  const isOffered = (id: number) => {
    const goods = state.goods.get(id);
    return goods !== undefined && isAvailable(asSoldTo(goods, view.rights));
  };
  const products = suggestGoods(state, { keywords, type }, view.purchases, isOffered).flatMap((id) => {
    const goods = state.goods.get(id);
    if (!goods) return [];
    const number = countNamed(state.seed.index, goods.name, GoodsSearchType.Name);
    const isNamed = ({ name }: { name: string }) => name === goods.name || name.startsWith(`${goods.name} `);
    const alias = words.find(isNamed)?.alias ?? "";
    return [{ name: goods.name, number, alias, goods: presentGoods(goods, view) }];
  });
  return ok([...products, ...words].slice(0, SUGGESTIONS));
};

export const listHotGoods: Handler = (request, state) => {
  const best = bestGoods(state, { sort: "sales", descending: true }, HOT);
  return ok(presentGoodsList(state, viewerOf(request, state), best, request.origin));
};

export const getGoodsDetail: Handler<{ path: { id: number } }> = (request, state) => {
  const goods = state.goods.get(request.path.id);
  if (!goods) throw notFound("商品不存在或已下架，请返回列表选购其他商品", SHOP_RULES.exists);
  return ok(presentGoodsDetail(goods, state, viewOf(state, viewerOf(request, state), request.origin)));
};

export const listArrivalNotices: Handler<{ query: ListArrivalNoticesParams }> = (request, state) => {
  const { id } = buyerOf(request, state);
  const page = pageOf(arrivalNoticesOf(state, id), request.query.page);
  return ok({ ...page, list: page.list.flatMap((notice) => presentArrivalNotice(state, notice)) });
};

export const addArrivalNotice: Handler<{ path: { id: number } }> = (request, state) => {
  const notice = askForArrival(state, buyerOf(request, state), request.path.id);
  return ok(presentArrivalNotice(state, notice)[0]);
};

export const cancelArrivalNotice: Handler<{ path: { id: number } }> = (request, state) =>
  ok({ cancelled: cancelArrival(state, buyerOf(request, state), request.path.id) ? 1 : 0 });

export const listTargetPrices: Handler<{ query: ListTargetPricesParams }> = (request, state) => {
  const user = buyerOf(request, state);
  requirePrices(user);
  const page = pageOf(targetPricesOf(state, user.id), request.query.page);
  return ok({ ...page, list: page.list.flatMap((target) => presentTargetPrice(state, target)) });
};

export const setTargetPrice: Handler<{ path: { id: number }; body: SetTargetPriceBody }> = (
  request,
  state,
) => {
  const target = setTarget(state, buyerOf(request, state), request.path.id, toFen(request.body.price));
  return ok(presentTargetPrice(state, target)[0]);
};

export const deleteTargetPrice: Handler<{ path: { id: number } }> = (request, state) =>
  ok({ cancelled: removeTarget(state, buyerOf(request, state), request.path.id) ? 1 : 0 });

export const getGoodsPrices: Handler<{ path: { id: number } }> = (request, state) => {
  const user = buyerOf(request, state);
  return ok(presentGoodsPrices(state, user, pricedGoods(state, user, request.path.id)));
};

export const listGoodsActivities: Handler = ({ origin }, state) => ok(presentGoodsActivities(state, origin));

export const listFastBuy: Handler<{ query: ListFastBuyParams }> = (request, state) => {
  const { page, order = "recent", price_rose: rose } = request.query;
  const user = buyerOf(request, state);
  const view = viewOf(state, user, request.origin);
  const isShown = (item: Bought) =>
    rose !== Flag.Yes || view.priceHint !== "" || (priceRise(state, item) ?? 0) > 0;
  const bought = pageOf(boughtGoods(state, user.id, order).filter(isShown), page);
  return ok({ ...bought, list: bought.list.flatMap((item) => presentBought(state, item, view)) });
};

export const listBoughtRecords: Handler<{ path: { id: number } }> = (request, state) => {
  const { id } = request.path;
  const orders = boughtOrders(state, buyerOf(request, state).id);
  const records = orders.flatMap((order) => presentBoughtRecords(order, id));
  // Goods that are no longer sold were bought all the same.
  if (records.length === 0 && !state.goods.get(id))
    throw notFound("商品不存在，请返回常购清单", SHOP_RULES.exists);
  return ok(records.slice(0, BOUGHT_RECORDS));
};

export const matchGoods: Handler<{ body: MatchGoodsBody }> = (request, state) => {
  const view = viewOf(state, buyerOf(request, state), request.origin);
  const goodsOf = (id: number) => {
    const goods = state.goods.get(id);
    return goods && asSoldTo(goods, view.rights);
  };
  const matches = matchPlan(state, request.body.lines, goodsOf, (id) => view.purchases.has(id));
  return ok(
    matches.map(({ text, number, isChanged, status, reason, goods }, index) => ({
      index,
      text,
      number,
      is_changed: isChanged ? 1 : 0,
      status,
      reason,
      candidates: goods.map((item) => presentGoods(item, view)),
    })),
  );
};

/** Whoever may not see prices could find them by filters and orders: these are ignored. */
function unpriced({ price_min: _from, price_max: _to, ...query }: ListGoodsParams): ListGoodsParams {
  return isPriceSort(query.sort) ? { ...query, sort: "default" } : query;
}

function filterOf(query: ListGoodsParams): GoodsFilter {
  const flag = (value: Flag | undefined) => (value === Flag.Yes ? true : undefined);
  const fen = (yuan: number | undefined) => (yuan === undefined ? undefined : toFen(yuan));
  return {
    keywords: query.keywords,
    type: query.type,
    categoryId: query.select,
    brandId: query.brand_id,
    maker: query.sccj,
    freeShipping: flag(query.yx),
    preferred: flag(query.is_youx),
    promotion: flag(query.is_promotion),
    withCoupon: flag(query.with_coupon),
    inStock: flag(query.in_stock),
    rx: query.rx,
    insurance: query.insurance,
    collective: flag(query.is_collective),
    ephedrine: flag(query.is_ephedrine),
    coldChain: flag(query.is_cold_chain),
    zone: query.zone,
    controlledGroup: query.kx_url,
    priceMin: fen(query.price_min),
    priceMax: fen(query.price_max),
    ...orderOf(query),
  };
}

/** Sales and arrivals sort descending by default, prices and expiry ascending. */
function orderOf({ sort = "default", order }: ListGoodsParams): Pick<GoodsFilter, "sort" | "descending"> {
  const descending = sort !== "default" && (order ?? (BEST_FIRST.has(sort) ? "desc" : "asc")) === "desc";
  return sort === "unit_price" && descending ? { sort: "unit_price_desc" } : { sort, descending };
}

const BEST_FIRST: ReadonlySet<string> = new Set(["sales", "new"]);
