import { useNavigate, useSearchParams } from "react-router-dom";
import { type LogQuery, parseLogQuery, writeLogQuery } from "./log-query.ts";

type Written = Record<string, string | number | undefined>;

/** A log's filters and page, which are stored in the address alone. Changing a filter returns to page 1. */
export function useLogAddress<Use extends number>(uses: readonly Use[], pathOf: (query: Written) => string) {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const query = parseLogQuery(search, uses);
  const hrefOf = (change: Partial<LogQuery<Use>>) => pathOf(writeLogQuery({ ...query, page: 1, ...change }));
  return {
    query,
    hrefOf,
    go: (change: Partial<LogQuery<Use>>) => void navigate(hrefOf(change)),
  };
}
