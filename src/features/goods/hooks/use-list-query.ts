import { useLocation, useNavigate, useSearchParams } from "react-router-dom";
import {
  changeListQuery,
  type ListChange,
  type ListQuery,
  parseListQuery,
  writeListQuery,
} from "../lib/list-query.ts";
import { type GoodsView, parseView } from "../lib/view.ts";

export type ListAddress = {
  /** The query in the address. */
  query: ListQuery;
  /** The part of the query that the page fixes, such as zone or brand. It is not a removable filter. */
  fixed: ListQuery;
  /** The view, where it is in the query rather than the path. */
  view: GoodsView;
  /** The address after a change, for links. */
  hrefOf: (change: ListChange) => string;
  /** The same goods in another view. */
  viewHref: (view: GoodsView) => string;
  /** Navigates immediately: a ticked checkbox must not wait for the new goods to render. */
  change: (change: ListChange) => void;
};

/** For addresses with the page number in the path. */
export type PagePath = {
  /** The page in the path; undefined without one. */
  page: number | undefined;
  pathOf: (page: number) => string;
};

const NOTHING: ListQuery = {};

/** The list's filters, sorting, page and view, which are kept in the address alone. */
export function useListQuery(fixed = NOTHING, pagePath?: PagePath): ListAddress {
  const [search] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const query = parseListQuery(search);
  if (pagePath) {
    delete query.page;
    if (pagePath.page !== undefined && pagePath.page > 1) query.page = pagePath.page;
  }
  const view = parseView(search.get("view"));

  const write = (next: ListQuery, inView: GoodsView): string => {
    const { page, ...rest } = next;
    const written = new URLSearchParams(writeListQuery(pagePath ? rest : next));
    if (inView !== "cards") written.set("view", inView);
    const path = pagePath ? pagePath.pathOf(page ?? 1) : pathname;
    return written.size > 0 ? `${path}?${written}` : path;
  };
  const hrefOf = (change: ListChange) => write(changeListQuery(query, change), view);
  return {
    query,
    fixed,
    view,
    hrefOf,
    viewHref: (each) => write(query, each),
    change: (change) => void navigate(hrefOf(change), { flushSync: true }),
  };
}
