import { useEffect } from "react";
import { useSearchGoods } from "#generated/hooks/goods/goods.ts";
import type { GoodsSearchType, GoodsSuggestion } from "#generated/model/index.ts";
import { useSettled } from "#src/shared/lib/use-settled.ts";
import { readKeywords } from "#src/shared/lib/written.ts";
import { readSuggestions, saveSuggestions, SUGGESTION_LIFETIME_MS } from "./suggestion-cache.ts";

/** Suggestions are fetched this long after the last keystroke (specification section 9). */
const DEBOUNCE_MS = 500;

export type Suggestions = { isSearching: boolean; items: GoodsSuggestion[] };

/** The suggestions for the text of the search box. Failures are silent and look like no suggestions. */
export function useSuggestions(text: string, type: GoodsSearchType): Suggestions {
  const typed = readKeywords(text);
  const keywords = useSettled(typed, DEBOUNCE_MS);
  const { data, isFetching, dataUpdatedAt } = useSearchGoods(
    { keywords, type },
    {
      query: {
        enabled: keywords !== "",
        staleTime: SUGGESTION_LIFETIME_MS,
        initialData: () => readSuggestions(keywords, type)?.response,
        initialDataUpdatedAt: () => readSuggestions(keywords, type)?.savedAt,
      },
    },
  );
  useEffect(() => {
    if (data) saveSuggestions({ keywords, type, savedAt: dataUpdatedAt, response: data });
  }, [data, dataUpdatedAt, keywords, type]);

  const isSettled = typed === keywords;
  return { isSearching: !isSettled || (isFetching && !data), items: isSettled ? (data?.data ?? []) : [] };
}
