import type { ArticleCode } from "#generated/model/articleCode.ts";
import type { ListNewsParams } from "#generated/model/listNewsParams.ts";
import type { ListServiceArticlesParams } from "#generated/model/listServiceArticlesParams.ts";
import type { SearchArticlesParams } from "#generated/model/searchArticlesParams.ts";
import { ARTICLES, UNSAFE_ARTICLE } from "#mock/seed/article/help.ts";
import { newsAt } from "./news.ts";
import { presentHelpArticle, presentNews, presentNewsSummary, presentSummary } from "./present.ts";
import { notFound } from "#mock/domain/common/refusal.ts";
import { SHOP_RULES } from "#mock/domain/common/shop-rules.ts";
import { searchArticles as search } from "./search.ts";
import { type Handler, ok, pageOf } from "#mock/domain/common/handler.ts";

export const listServiceArticles: Handler<{ query: ListServiceArticlesParams }> = ({ query }) =>
  ok(
    ARTICLES.filter(({ id, categoryId }) => categoryId === query.category_id && id !== UNSAFE_ARTICLE).map(
      presentSummary,
    ),
  );

export const searchArticles: Handler<{ query: SearchArticlesParams }> = ({ query }, state) => {
  const found = pageOf(search(query.keywords, state.clock.now()), query.page, query.page_size);
  return ok({ ...found, list: found.list.map(presentSummary) });
};

export const getArticlePage: Handler<{ path: { code: ArticleCode } }> = ({ path, origin }) => {
  const article = ARTICLES.find(({ page }) => page === path.code);
  if (!article) throw notFound("页面不存在或已下架，请从帮助中心查找", SHOP_RULES.exists);
  return ok(presentHelpArticle(article, origin));
};

export const getArticle: Handler<{ path: { id: number } }> = ({ path, origin }) => {
  const article = ARTICLES.find(({ id }) => id === path.id);
  if (!article) throw notFound("文章不存在或已下架，请从帮助中心查找", SHOP_RULES.exists);
  return ok(presentHelpArticle(article, origin));
};

export const listNews: Handler<{ query: ListNewsParams }> = ({ query, origin }, state) => {
  const news = pageOf(newsAt(state.clock.now(), query.type), query.page, query.page_size);
  return ok({ ...news, list: news.list.map((item) => presentNewsSummary(item, origin)) });
};

export const getNews: Handler<{ path: { id: number } }> = ({ path, origin }, state) => {
  const news = newsAt(state.clock.now());
  const item = news.find(({ id }) => id === path.id);
  if (!item) throw notFound("资讯不存在或已下架，请返回资讯列表", SHOP_RULES.exists);
  const same = news.filter(({ type }) => type === item.type);
  return ok(presentNews(item, same, origin));
};
