import { useQueryClient } from "@tanstack/react-query";
import {
  getListBalanceLogQueryKey,
  getListBalanceLogQueryOptions,
  useGetBalance,
} from "#generated/hooks/wallet/wallet.ts";
import type { ListBalanceLogParams } from "#generated/model/index.ts";
import { loadPages } from "#src/shared/lib/load-pages.ts";
import { useDeferredQuery } from "#src/shared/lib/use-deferred-query.ts";

/** 200 changes are enough for the chart, 1,000 for an export. */
const CURVE_PAGES = 10;
const EXPORT_PAGES = 50;

/** Errors are shown in place; the page calls the same path. */
const QUEUED = { query: { meta: { errors: "inline" } }, request: { repeat: "wait" } } as const;

/**
 * More of the balance log than one page: for the chart, which is refetched when the balance changes, and for the
 * export.
 */
export function useWholeBalanceLog(filter: ListBalanceLogParams, isReady: boolean) {
  const client = useQueryClient();
  const balance = useGetBalance();
  const { use_type: _any, ...days } = filter;
  const load = (params: ListBalanceLogParams, most: number) =>
    loadPages(async (page) => {
      const pageParams = page > 1 ? { ...params, page } : params;
      return (await client.fetchQuery(getListBalanceLogQueryOptions(pageParams, QUEUED))).data;
    }, most);
  const curve = useDeferredQuery({
    queryKey: [...getListBalanceLogQueryKey(days), "curve", balance.data?.data.user_money],
    queryFn: () => load(days, CURVE_PAGES),
    isReady: isReady && !balance.isPending,
  });
  return { curve, loadAll: () => load(filter, EXPORT_PAGES) };
}
