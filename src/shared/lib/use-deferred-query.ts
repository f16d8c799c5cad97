import { keepPreviousData, type QueryKey, useQuery } from "@tanstack/react-query";

type DeferredQuery<T> = {
  /** Identifies the query and the state it belongs to: another state is loaded again. */
  queryKey: QueryKey;
  queryFn: () => Promise<T>;
  /** Whether no other call of the same path is in flight. */
  isFree: boolean;
};

/**
 * Loads more of a list than the visible page. A call cancels an earlier one of the same path, so this waits until the
 * page has loaded. It never refetches under the same key, even when stale, since the page itself is refetched at that
 * very moment. Failures are not retried automatically, because its own calls make the path busy and free again, which
 * would loop forever; they are shown in place.
 */
export function useDeferredQuery<T>({ queryKey, queryFn, isFree }: DeferredQuery<T>) {
  return useQuery({
    queryKey,
    queryFn,
    enabled: ({ state }) => isFree && state.data === undefined && state.status !== "error",
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: keepPreviousData,
    meta: { errors: "inline" },
  });
}
