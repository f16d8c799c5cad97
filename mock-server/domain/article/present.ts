import type { ArticleCategory } from "#generated/model/articleCategory.ts";
import type { ArticleSummary } from "#generated/model/articleSummary.ts";
import type { HelpArticle } from "#generated/model/helpArticle.ts";
import type { NewsDetail } from "#generated/model/newsDetail.ts";
import type { NewsSummary } from "#generated/model/newsSummary.ts";
import { adImage } from "#mock/domain/home/present/ad.ts";
import type { Seed } from "#mock/domain/seed.ts";
import { formatDateTime } from "#mock/world/shanghai-time.ts";
import { type ArticleRecord, DOCUMENTS_ARTICLE, type NewsRecord } from "./records.ts";

/** The groups with the articles that have a page of their own, and 证照与业务文件, which the footer links to as well. */
export const presentArticleCategories = ({ content }: Seed): ArticleCategory[] =>
  content.helpGroups.map(({ id, name, articles }) => ({
    id,
    name,
    articles: articles
      .filter((article) => article.id === DOCUMENTS_ARTICLE || !article.url.includes("?id="))
      .map((article) => ({ id: article.id, title: article.title, url: article.url })),
  }));

/** A help article or news item in lists and search results. */
export const presentSummary = (item: ArticleRecord | NewsRecord): ArticleSummary => ({
  id: item.id,
  title: item.title,
  summary: item.summary,
  url: "publishedAt" in item ? `/news/info/${item.id}/${item.type}` : item.url,
  updated_at: "publishedAt" in item ? formatDateTime(item.publishedAt) : item.updatedAt,
});

export const presentHelpArticle = (
  { content }: Seed,
  article: ArticleRecord,
  origin: string,
): HelpArticle => ({
  id: article.id,
  title: article.title,
  category_id: article.categoryId,
  category_name: content.helpGroups.find(({ id }) => id === article.categoryId)?.name ?? "",
  content: withPictures(article.content, origin),
  updated_at: article.updatedAt,
});

export const presentNewsSummary = (item: NewsRecord, origin: string): NewsSummary => ({
  id: item.id,
  type: item.type,
  title: item.title,
  summary: item.summary,
  image: item.adId > 0 ? adImage(item.adId, origin) : "",
  published_at: formatDateTime(item.publishedAt),
});

/** A news item with its neighbors of the same kind; `news` are the published ones, newest first. */
export function presentNews(item: NewsRecord, news: readonly NewsRecord[], origin: string): NewsDetail {
  const position = news.indexOf(item);
  const neighbor = (at: number) => {
    const found = news[at];
    return found ? presentNewsSummary(found, origin) : null;
  };
  return {
    id: item.id,
    type: item.type,
    title: item.title,
    source: item.source,
    content: withPictures(item.content, origin),
    published_at: formatDateTime(item.publishedAt),
    views: item.views,
    previous: neighbor(position + 1),
    next: position > 0 ? neighbor(position - 1) : null,
  };
}

/** Makes the pictures in a text absolute, on the requested host. */
const withPictures = (content: string, origin: string): string =>
  content.replaceAll('src="/images/', `src="${origin}/images/`);
