import { useLocation, useSearchParams } from "react-router-dom";
import { useGo } from "#src/shared/lib/use-go.ts";
import { useSame } from "#src/shared/lib/use-same.ts";
import {
  changeListQuery,
  type ListChange,
  type ListQuery,
  parseListQuery,
  writeListQuery,
} from "./list-query.ts";
import { parseView, writeView } from "./view.ts";

export type ListAddress = {
  /** The query in the address but for the page: the filters need not render again on every page. */
  query: ListQuery;
  /** The part of the query that the page fixes, such as zone or brand. It is not a removable filter. */
  fixed: ListQuery;
  /** The address after a change, for links. */
  hrefOf: (change: ListChange) => string;
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

/** The list's filters, sorting, page and view, which are stored in the address alone. */
export function useListQuery(fixed = NOTHING, pagePath?: PagePath) {
  const [search] = useSearchParams();
  const { pathname } = useLocation();
  const go = useGo();
  const { page: written, ...rest } = parseListQuery(search);
  const query = useSame<ListQuery>(rest);
  const page = (pagePath ? pagePath.page : written) ?? 1;
  /** The view, where it is in the query rather than the path. */
  const view = parseView(search.get("view"));
  const pathOf = pagePath?.pathOf;

  const hrefOf = (change: ListChange): string => {
    const { page: target, ...next } = changeListQuery(query, change);
    const params = new URLSearchParams(writeListQuery(pathOf ? next : { ...next, page: target }));
    writeView(params, view);
    const path = pathOf ? pathOf(target ?? 1) : pathname;
    return params.size > 0 ? `${path}?${params}` : path;
  };
  const change = (changed: ListChange) => go(hrefOf(changed), { flushSync: true });
  const address: ListAddress = { query, fixed, hrefOf, change };
  return { address, page, view };
}
