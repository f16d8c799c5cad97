import { useLocation, useNavigate, useSearchParams } from "react-router-dom";
import {
  changeListQuery,
  type ListChange,
  type ListQuery,
  parseListQuery,
  writeListQuery,
} from "../lib/list-query.ts";

export type ListAddress = {
  query: ListQuery;
  /** The address after a change, for links. */
  hrefOf: (change: ListChange) => string;
  /** Goes there at once: a box that was ticked must not wait for the new goods to be drawn. */
  change: (change: ListChange) => void;
};

/** The list's filters, order and page, which live in the address alone. */
export function useListQuery(): ListAddress {
  const [search] = useSearchParams();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  const query = parseListQuery(search);

  const hrefOf = (change: ListChange): string => {
    const written = writeListQuery(changeListQuery(query, change));
    return written ? `${pathname}?${written}` : pathname;
  };
  return {
    query,
    hrefOf,
    change: (change) => void navigate(hrefOf(change), { flushSync: true }),
  };
}
