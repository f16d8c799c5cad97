import { useGetGoodsDetail } from "#generated/hooks/goods/goods.ts";

/** The goods of a comparison, four at most, each with its own call. */
export function useComparedGoods(ids: readonly number[]) {
  const calls = [useOne(ids[0]), useOne(ids[1]), useOne(ids[2]), useOne(ids[3])].slice(0, ids.length);
  return {
    goods: calls.flatMap(({ data }) => data?.data ?? []),
    isLoading: calls.some(({ isLoading }) => isLoading),
    isError: calls.some(({ isError }) => isError),
    retry: () => {
      for (const { isError, refetch } of calls) if (isError) void refetch();
    },
  };
}

function useOne(id: number | undefined) {
  return useGetGoodsDetail(id ?? 0, undefined, {
    query: { enabled: id !== undefined, meta: { errors: "inline" } },
  });
}
