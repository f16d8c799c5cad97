import type { AddFavoritesBody } from "#generated/model/addFavoritesBody.ts";
import type { CancelFavoritesBody } from "#generated/model/cancelFavoritesBody.ts";
import type { ListFavoritesParams } from "#generated/model/listFavoritesParams.ts";
import { buyerOf, type Handler, ok, pageOf } from "#mock/domain/common/handler.ts";
import { viewOf } from "#mock/domain/goods/present/goods.ts";
import { starGoods, unstarGoods } from "./commands.ts";
import { presentFavorite } from "./present.ts";
import { favoritesOf } from "./rules.ts";

export const listFavorites: Handler<{ query: ListFavoritesParams }> = (request, state) => {
  const user = buyerOf(request, state);
  const view = viewOf(state, user, request.origin);
  const favorites = favoritesOf(state, user.id).filter(({ goodsId }) => state.goods.get(goodsId));
  const page = pageOf(favorites, request.query.page);
  return ok({ ...page, list: page.list.flatMap((favorite) => presentFavorite(state, favorite, view)) });
};

export const addFavorites: Handler<{ body: AddFavoritesBody }> = (request, state) =>
  ok(starGoods(state, buyerOf(request, state), request.body.goods_ids));

export const cancelFavorites: Handler<{ body: CancelFavoritesBody }> = (request, state) =>
  ok(unstarGoods(state, buyerOf(request, state), request.body.goods_ids));
