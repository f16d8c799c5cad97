import { keepPreviousData, type QueryKey, useQuery } from "@tanstack/react-query";

type DeferredQuery<T> = {
  /** Identifies the query and the state it belongs to: another state is loaded again. */
  queryKey: QueryKey;
  queryFn: () => Promise<T>;
  /** True as soon as all values that the key depends on are known. */
  isReady: boolean;
};

/**
 * Loads more of a list than the visible page, by calls that wait for those of the page (`repeat: "wait"`). It never
 * refetches under the same key, even when stale. Failures are shown in place and not retried automatically.
 */
export function useDeferredQuery<T>({ queryKey, queryFn, isReady }: DeferredQuery<T>) {
  return useQuery({
    queryKey,
    queryFn,
    enabled: ({ state }) => isReady && state.data === undefined && state.status !== "error",
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: keepPreviousData,
    meta: { errors: "inline" },
  });
}
