import { useNavigate, useSearchParams } from "react-router-dom";
import { type LogQuery, parseLogQuery, writeLogQuery } from "./log-query.ts";

type Written = Record<string, string | number | undefined>;

/** A log's filters and page, which live in the address alone. A changed filter begins at the first page. */
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
