import { Hono } from "hono";
import type { Answers } from "./answers.ts";

const TYPES = ["company", "hy"];

const NEWS = Array.from({ length: 23 }, (_, index) => ({
  id: 900 - index,
  type: TYPES[index % 2],
  title: `资讯 ${900 - index}`,
  summary: index % 3 === 0 ? "" : "摘要",
  image: "",
  published_at: `2026-11-${String(23 - index).padStart(2, "0")} 09:00:00`,
}));

const NUMBERS = { page: [1, 100_000], page_size: [1, 100] } as const;

/** Parses a number of the query within its bounds; undefined if invalid. */
function numberOf(text: string | undefined, [least, most]: readonly [number, number], otherwise: number) {
  if (text === undefined) return otherwise;
  const value = /^\d+$/.test(text) ? Number(text) : Number.NaN;
  return value >= least && value <= most ? value : undefined;
}

/** Public news, paginated and by type. */
export function news({ success, refuse }: Answers) {
  return new Hono()
    .get("/api/news", (c) => {
      const type = c.req.query("type");
      const page = numberOf(c.req.query("page"), NUMBERS.page, 1);
      const size = numberOf(c.req.query("page_size"), NUMBERS.page_size, 20);
      const errors = {
        ...(type !== undefined && !TYPES.includes(type) && { type: ["没有这一类"] }),
        ...(page === undefined && { page: ["页码有误"] }),
        ...(size === undefined && { page_size: ["每页数量有误"] }),
      };
      if (page === undefined || size === undefined || Object.keys(errors).length > 0)
        return refuse(c, 422, "参数有误", errors);
      const found = NEWS.filter((each) => type === undefined || each.type === type);
      const list = found.slice((page - 1) * size, page * size);
      return success(c, { list, total: found.length, page, page_size: size });
    })
    .get("/api/news/:id", (c) => {
      const found = NEWS.find(({ id }) => String(id) === c.req.param("id"));
      if (!found) return refuse(c, 404, "没有这条资讯");
      const { id, type, title, published_at } = found;
      const text = { content: "<p>正文</p>", source: "", views: 12 };
      return success(c, { id, type, title, published_at, ...text, previous: null, next: null });
    });
}
