import { useQueryClient } from "@tanstack/react-query";
import {
  getListBalanceLogQueryKey,
  getListBalanceLogQueryOptions,
  useGetBalance,
} from "#generated/hooks/wallet/wallet.ts";
import type { ListBalanceLogParams } from "#generated/model/index.ts";
import { loadPages } from "#src/shared/lib/load-pages.ts";
import { useLaterQuery } from "#src/shared/lib/use-later-query.ts";

/** 200 changes draw a curve; 1,000 are a file. */
const CURVE_PAGES = 10;
const EXPORT_PAGES = 50;

/** More of the balance's log than one page: for the curve, which follows the balance, and for the export. */
export function useWholeBalanceLog(filter: ListBalanceLogParams, isFree: boolean) {
  const client = useQueryClient();
  const balance = useGetBalance();
  const { use_type: _any, ...days } = filter;
  const load = (params: ListBalanceLogParams, most: number) =>
    loadPages(async (page) => {
      const asked = page > 1 ? { ...params, page } : params;
      const silent = { query: { meta: { silent: true } } };
      return (await client.fetchQuery(getListBalanceLogQueryOptions(asked, silent))).data;
    }, most);
  const curve = useLaterQuery({
    queryKey: [...getListBalanceLogQueryKey(days), "curve", balance.data?.data.user_money],
    queryFn: () => load(days, CURVE_PAGES),
    isFree: isFree && !balance.isPending,
  });
  return { curve, loadAll: () => load(filter, EXPORT_PAGES) };
}
