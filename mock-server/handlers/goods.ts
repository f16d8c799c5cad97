import type { ListGoodsParams } from "#generated/model/listGoodsParams.ts";
import type { SearchGoodsParams } from "#generated/model/searchGoodsParams.ts";
import type { GoodsRecord } from "#mock/fixtures/goods/records.ts";
import { toFen } from "#mock/state/money.ts";
import { presentGoods, viewOf } from "#mock/state/present/goods.ts";
import { presentGoodsDetail } from "#mock/state/present/goods-detail.ts";
import { filterOptions } from "#mock/state/present/filter-options.ts";
import { invalidField, notFound } from "#mock/state/refusal.ts";
import { findGoods, type GoodsFilter } from "#mock/state/search/find-goods.ts";
import { suggest } from "#mock/state/search/suggest.ts";
import type { WorldState } from "#mock/state/world-state.ts";
import { type Handler, type HandlerRequest, ok } from "./define.ts";

const HOT = 20;

export const listGoods: Handler<{ query: ListGoodsParams }> = (request, state) => {
  const { page = 1, page_size: size = 20, price_min: from, price_max: to } = request.query;
  if (from !== undefined && to !== undefined && from > to) {
    throw invalidField("price_min", "最低价不能高于最高价，请调整价格区间");
  }
  const found = findGoods(state, filterOf(request.query));
  return ok({
    list: present(request, state, found.ids.slice((page - 1) * size, page * size)),
    total: found.ids.length,
    page,
    page_size: size,
    ...filterOptions(found, state),
  });
};

export const searchGoods: Handler<{ query: SearchGoodsParams }> = ({ query }, state) =>
  ok(suggest(state, query.keywords, query.type));

export const listHotGoods: Handler = (request, state) => {
  const best: number[] = [];
  for (const id of findGoods(state, { sort: "sales", descending: true }).ids) {
    if (best.length === HOT) break;
    if (canBuy(state.goods.get(id))) best.push(id);
  }
  return ok(present(request, state, best));
};

export const getGoodsDetail: Handler<{ path: { id: number } }> = (request, state) => {
  const goods = state.goods.get(request.path.id);
  if (!goods) throw notFound("商品不存在或已下架，请返回列表选购其他商品");
  return ok(presentGoodsDetail(goods, state, viewFor(request, state)));
};

function filterOf(query: ListGoodsParams): GoodsFilter {
  const flag = (value: 0 | 1 | undefined) => (value === 1 ? true : undefined);
  const fen = (yuan: number | undefined) => (yuan === undefined ? undefined : toFen(yuan));
  const sort = query.sort ?? "default";
  return {
    keywords: query.keywords,
    type: query.type,
    categoryId: query.select,
    brandId: query.brand_id,
    maker: query.sccj,
    freeShipping: flag(query.yx),
    preferred: flag(query.is_youx),
    promotion: flag(query.is_promotion),
    inStock: flag(query.in_stock),
    rx: query.rx,
    zone: query.zone,
    controlledGroup: query.kx_url,
    priceMin: fen(query.price_min),
    priceMax: fen(query.price_max),
    sort,
    // Sales and news are looked at from the top, prices and expiry from below.
    descending: sort !== "default" && (query.order ?? (BEST_FIRST.has(sort) ? "desc" : "asc")) === "desc",
  };
}

const canBuy = (goods: GoodsRecord | undefined) => goods?.is_buy === 1 && goods.number > 0;

const BEST_FIRST: ReadonlySet<string> = new Set(["sales", "new"]);

const viewFor = ({ userId, origin }: HandlerRequest, state: WorldState) =>
  viewOf(state, userId === null ? undefined : state.users.get(userId), origin);

function present(request: HandlerRequest, state: WorldState, ids: readonly number[]) {
  const view = viewFor(request, state);
  return ids.flatMap((id) => {
    const goods = state.goods.get(id);
    return goods ? [presentGoods(goods, view)] : [];
  });
}
