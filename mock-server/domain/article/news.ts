import { NEWS } from "#mock/seed/article/news.ts";
import type { NewsRecord } from "./records.ts";

/** The news of one kind (of both without one) that have come out by `now` (ms), the newest first. */
export const newsAt = (now: number, type?: NewsRecord["type"]): NewsRecord[] =>
  NEWS.filter((item) => (type === undefined || item.type === type) && item.publishedAt <= now).toSorted(
    (a, b) => b.publishedAt - a.publishedAt || b.id - a.id,
  );
