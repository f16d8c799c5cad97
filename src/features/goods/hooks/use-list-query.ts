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
  /** What the address asks for. */
  query: ListQuery;
  /** What the page stands for, whatever its address says: its zone, its brand. It is no filter to take off. */
  fixed: ListQuery;
  /** The view, where the address and not the path names it. */
  view: GoodsView;
  /** The address after a change, for links. */
  hrefOf: (change: ListChange) => string;
  /** The same goods in another view. */
  viewHref: (view: GoodsView) => string;
  /** Goes there at once: a box that was ticked must not wait for the new goods to be drawn. */
  change: (change: ListChange) => void;
};

/** Keeps the page in the path, for addresses that have a place for it. */
export type PagePath = {
  /** What the path says; undefined without a page. */
  page: number | undefined;
  pathOf: (page: number) => string;
};

const NOTHING: ListQuery = {};

/** The list's filters, order, page and view, which live in the address alone. */
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
