import { keepPreviousData, useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import {
  getListGoodsQueryKey,
  getListGoodsQueryOptions,
  useListGoods,
} from "#generated/hooks/goods/goods.ts";
import { changeListQuery, type ListQuery, PAGE_SIZE } from "./list-query.ts";

/** The next page is prefetched when the list has been idle for this long. */
const QUIET_MS = 300;

/**
 * The goods that match a query. While another page or filter loads, the previous goods stay. The next page is
 * prefetched, but never beside another list request, which the prefetch would cancel.
 */
export function useGoodsList(query: ListQuery) {
  const client = useQueryClient();
  const result = useListGoods(query, { query: { placeholderData: keepPreviousData } });
  const { page = 1, page_size = PAGE_SIZE } = query;
  const total = result.data?.data.total ?? 0;
  const settled = result.isSuccess && !result.isFetching;
  const hasNext = page * page_size < total;

  /** For a page that is going to be shown: its call need not wait until the page has rendered its new address. */
  const loadPage = (target: number) => {
    // A failure is reported to the page, which uses the same call.
    void client.prefetchQuery(getListGoodsQueryOptions(changeListQuery(query, { page: target })));
  };
  const prefetchPage = (target: number) => {
    const ahead = changeListQuery(query, { page: target });
    const known = client.getQueryData(getListGoodsQueryKey(ahead)) !== undefined;
    if (known || client.isFetching({ queryKey: getListGoodsQueryKey() }) > 0) return;
    // A failed prefetch is ignored; the real request will report it.
    void client.prefetchQuery({ ...getListGoodsQueryOptions(ahead), meta: { ahead: true } });
  };
  const prefetchNext = useEffectEvent(() => prefetchPage(page + 1));
  useEffect(() => {
    if (!settled || !hasNext) return;
    const timer = setTimeout(() => prefetchNext(), QUIET_MS);
    return () => clearTimeout(timer);
  }, [settled, hasNext]);

  return { ...result, loadPage, prefetchPage };
}
