import { PointsSort } from "#generated/model/index.ts";
import { parseId } from "#src/shared/lib/parse-id.ts";
import { parsePage } from "#src/shared/lib/parse-page.ts";

/** What of the points mall is shown, as the address says it. */
export type MallQuery = {
  category: number | undefined;
  /** Undefined is the server's own order. */
  sort: "points" | "hot" | undefined;
  /** Only what one's own points are enough for. */
  affordable: 1 | undefined;
  /** From 1. */
  page: number;
};

/** Reads the address; whatever makes no sense counts as not said. */
export function readMallQuery(search: URLSearchParams): MallQuery {
  const sort = search.get("sort");
  return {
    category: parseId(search.get("category")),
    sort: sort === PointsSort.points || sort === PointsSort.hot ? sort : undefined,
    affordable: search.get("affordable") === "1" ? 1 : undefined,
    page: parsePage(search.get("page")),
  };
}

/** The query of the address; another choice begins on its first page, and the first page is not said. */
export function mallAddress({ page, ...query }: MallQuery, change: Partial<MallQuery> = {}) {
  const target = change.page ?? (Object.keys(change).length > 0 ? 1 : page);
  return { ...query, ...change, page: target > 1 ? target : undefined };
}
