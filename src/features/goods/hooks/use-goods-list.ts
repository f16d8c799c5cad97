import { keepPreviousData, useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import {
  getListGoodsQueryKey,
  getListGoodsQueryOptions,
  useListGoods,
} from "#generated/hooks/goods/goods.ts";
import { changeListQuery, type ListQuery, PAGE_SIZE } from "../lib/list-query.ts";

/** The next page is fetched ahead when the list has been quiet for this long. */
const QUIET_MS = 300;

/**
 * The goods that a query finds. While another page or filter is loading the former goods stay. The next page is
 * fetched ahead, but never beside another list request: a second one to the same path would cancel the first.
 */
export function useGoodsList(query: ListQuery) {
  const client = useQueryClient();
  const result = useListGoods(query, { query: { placeholderData: keepPreviousData } });
  const { page = 1, page_size = PAGE_SIZE } = query;
  const total = result.data?.data.total ?? 0;
  const settled = result.isSuccess && !result.isFetching;
  const hasNext = page * page_size < total;

  const prefetchPage = (target: number) => {
    const ahead = changeListQuery(query, { page: target });
    const known = client.getQueryData(getListGoodsQueryKey(ahead)) !== undefined;
    if (known || client.isFetching({ queryKey: getListGoodsQueryKey() }) > 0) return;
    // A look ahead that fails is nobody's concern; the real request will say so.
    void client.prefetchQuery({ ...getListGoodsQueryOptions(ahead), meta: { silent: true } });
  };
  const prefetchNext = useEffectEvent(() => prefetchPage(page + 1));
  useEffect(() => {
    if (!settled || !hasNext) return;
    const timer = setTimeout(() => prefetchNext(), QUIET_MS);
    return () => clearTimeout(timer);
  }, [settled, hasNext]);

  return { ...result, prefetchPage };
}
