import { PointsSort } from "#generated/enums.ts";
import { parseId } from "#src/shared/lib/parse-id.ts";
import { parsePage } from "#src/shared/lib/parse-page.ts";

/** The filters of the points mall, as stored in the address. */
export type MallQuery = {
  category: number | undefined;
  /** Undefined is the server's order. */
  sort: "points" | "hot" | undefined;
  /** Only gifts that the buyer has enough points for. */
  affordable: 1 | undefined;
  /** Starts at 1. */
  page: number;
};

/** Parses the address, ignoring invalid values. */
export function readMallQuery(search: URLSearchParams): MallQuery {
  const sort = search.get("sort");
  return {
    category: parseId(search.get("category")),
    sort: sort === PointsSort.points || sort === PointsSort.hot ? sort : undefined,
    affordable: search.get("affordable") === "1" ? 1 : undefined,
    page: parsePage(search.get("page")),
  };
}

/** The query string; any other change returns to page 1, which is omitted. */
export function mallAddress({ page, ...query }: MallQuery, change: Partial<MallQuery> = {}) {
  const target = change.page ?? (Object.keys(change).length > 0 ? 1 : page);
  return { ...query, ...change, page: target > 1 ? target : undefined };
}
