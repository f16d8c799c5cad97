import { useQuery, useQueryClient } from "@tanstack/react-query";
import { getListBalanceLogQueryKey, getListBalanceLogQueryOptions } from "#generated/hooks/wallet/wallet.ts";
import type { ListBalanceLogParams } from "#generated/model/index.ts";
import { loadPages } from "#src/shared/lib/load-pages.ts";

/** 200 changes draw a curve; 1,000 are a file. */
const CURVE_PAGES = 10;
const EXPORT_PAGES = 50;

/** More of the balance's log than one page. Its calls would cancel that of the page on show, so they come after it. */
export function useWholeBalanceLog(filter: ListBalanceLogParams, isFree: boolean) {
  const client = useQueryClient();
  const { use_type: _any, ...days } = filter;
  const load = (params: ListBalanceLogParams, most: number) =>
    loadPages(
      async (page) =>
        (await client.fetchQuery(getListBalanceLogQueryOptions({ ...params, page }, { query: silent }))).data,
      most,
    );
  const curve = useQuery({
    queryKey: [...getListBalanceLogQueryKey(days), "curve"],
    queryFn: () => load(days, CURVE_PAGES),
    enabled: isFree,
    ...silent,
  });
  return { curve, loadAll: () => load(filter, EXPORT_PAGES) };
}

/** What is missing says so in its own place. */
const silent = { meta: { silent: true } };
