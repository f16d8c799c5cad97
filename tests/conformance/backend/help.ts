import type { Handlers } from "./call.ts";
import { notFound } from "./responses.ts";

const HELP = 3;
const UPDATED = "2026-09-01 09:00:00";
const CATEGORIES = [
  { id: 31, name: "购物指南", articles: [66, 67] },
  { id: 32, name: "配送说明", articles: [68] },
];

const titleOf = (id: number) => `帮助 ${id}`;
const urlOf = (id: number) => `/help?id=${id}`;
const linkOf = (id: number) => ({ id, title: titleOf(id), url: urlOf(id) });

/** Help articles by category. */
export const help: Handlers = {
  listArticleCategories: ({ query }) =>
    (query.category_id ?? HELP) === HELP
      ? CATEGORIES.map((each) => ({ ...each, articles: each.articles.map(linkOf) }))
      : [],
  listServiceArticles({ query }) {
    const found = CATEGORIES.find(({ id }) => id === query.category_id);
    return (found?.articles ?? []).map((id) => ({ ...linkOf(id), summary: "", updated_at: UPDATED }));
  },
  getArticle({ id }) {
    const category = CATEGORIES.find(({ articles }) => articles.includes(id));
    if (!category) throw notFound("没有这篇文章");
    return {
      id,
      title: titleOf(id),
      category_id: category.id,
      category_name: category.name,
      content: "<p>正文</p>",
      updated_at: UPDATED,
    };
  },
};
