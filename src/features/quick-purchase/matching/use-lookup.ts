import { getMatchGoodsQueryKey, useMatchGoods } from "#generated/hooks/goods/goods.ts";
import { useSettled } from "#src/shared/lib/use-settled.ts";

const DEBOUNCE_MS = 200;
const FRESH_MS = 30_000;

/** The goods that a typed text may mean: a goods number, an approval number, a name or its pinyin initials. */
export function useLookup(text: string) {
  const typed = text.trim();
  const settled = useSettled(typed, DEBOUNCE_MS);

  const lines = [{ text: settled }];
  const { data, error, isFetching, refetch } = useMatchGoods(
    { lines },
    {
      query: {
        // A key of its own: a plan may have the same line.
        queryKey: [...getMatchGoodsQueryKey({ lines }), "lookup"],
        enabled: settled !== "",
        staleTime: FRESH_MS,
        meta: { errors: "inline" },
      },
      // A plan calls the same path.
      request: { repeat: "wait" },
    },
  );
  const isSettled = typed === settled;
  return {
    isSearching: typed !== "" && (!isSettled || (isFetching && !data)),
    error: isSettled ? error : null,
    goods: isSettled && typed !== "" ? (data?.data[0]?.candidates ?? []) : [],
    retry: () => void refetch(),
  };
}

export type Lookup = ReturnType<typeof useLookup>;
