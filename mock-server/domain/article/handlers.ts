import type { ArticleCode } from "#generated/model/index.ts";
import type { ListNewsParams } from "#generated/model/listNewsParams.ts";
import type { ListServiceArticlesParams } from "#generated/model/listServiceArticlesParams.ts";
import type { SearchArticlesParams } from "#generated/model/searchArticlesParams.ts";
import { type Handler, ok, pageOf } from "#mock/domain/common/handler.ts";
import { notFound } from "#mock/domain/common/refusal.ts";
import { SHOP_RULES } from "#mock/domain/common/shop-rules.ts";
import { presentHelpArticle, presentNews, presentNewsSummary, presentSummary } from "./present.ts";
import { UNSAFE_ARTICLE } from "./records.ts";
import { publishedNews } from "./rules/news.ts";
import { searchArticles as search } from "./rules/search.ts";

export const listServiceArticles: Handler<{ query: ListServiceArticlesParams }> = ({ query }, { seed }) =>
  ok(
    seed.content.helpArticles
      .filter(({ id, categoryId }) => categoryId === query.category_id && id !== UNSAFE_ARTICLE)
      .map(presentSummary),
  );

export const searchArticles: Handler<{ query: SearchArticlesParams }> = ({ query }, state) => {
  const found = pageOf(search(state, query.keywords), query.page, query.page_size);
  return ok({ ...found, list: found.list.map(presentSummary) });
};

export const getArticlePage: Handler<{ path: { code: ArticleCode } }> = ({ path, origin }, { seed }) => {
  const article = seed.content.helpArticles.find(({ page }) => page === path.code);
  if (!article) throw notFound("页面不存在或已下架，请从帮助中心查找", SHOP_RULES.exists);
  return ok(presentHelpArticle(seed, article, origin));
};

export const getArticle: Handler<{ path: { id: number } }> = ({ path, origin }, { seed }) => {
  const article = seed.content.helpArticles.find(({ id }) => id === path.id);
  if (!article) throw notFound("文章不存在或已下架，请从帮助中心查找", SHOP_RULES.exists);
  return ok(presentHelpArticle(seed, article, origin));
};

export const listNews: Handler<{ query: ListNewsParams }> = ({ query, origin }, state) => {
  const news = pageOf(publishedNews(state, query.type), query.page, query.page_size);
  return ok({ ...news, list: news.list.map((item) => presentNewsSummary(item, origin)) });
};

export const getNews: Handler<{ path: { id: number } }> = ({ path, origin }, state) => {
  const news = publishedNews(state);
  const item = news.find(({ id }) => id === path.id);
  if (!item) throw notFound("资讯不存在或已下架，请返回资讯列表", SHOP_RULES.exists);
  const same = news.filter(({ type }) => type === item.type);
  return ok(presentNews(item, same, origin));
};
