import type { Handlers } from "./call.ts";
import { having, paged } from "./lists.ts";
import { notFound } from "./responses.ts";

const TYPES = ["company", "hy"];

const NEWS = Array.from({ length: 23 }, (_, index) => ({
  id: 900 - index,
  type: TYPES[index % 2],
  title: `资讯 ${900 - index}`,
  summary: index % 3 === 0 ? "" : "摘要",
  image: "",
  published_at: `2026-11-${String(23 - index).padStart(2, "0")} 09:00:00`,
}));

/** Public news, paginated and by type. */
export const news: Handlers = {
  listNews: ({ query }) => paged(having(NEWS, { type: query.type }), query),
  getNews({ id }) {
    const found = NEWS.find((each) => each.id === id);
    if (!found) throw notFound("没有这条资讯");
    const { type, title, published_at } = found;
    const text = { content: "<p>正文</p>", source: "", views: 12 };
    return { id, type, title, published_at, ...text, previous: null, next: null };
  },
};
