import { keepPreviousData, type QueryKey, useQuery } from "@tanstack/react-query";

type LaterQuery<T> = {
  /** Names what is loaded and the state of things that it belongs to: another state is loaded anew. */
  queryKey: QueryKey;
  queryFn: () => Promise<T>;
  /** Whether the path that it calls is free at the moment. */
  isFree: boolean;
};

/**
 * Loads more of a list than the page that is on show. A call cancels an earlier one of the same path, so this waits until
 * the page is there; and what it has loaded it never loads again under the same key, not even when things become stale,
 * for the page is loaded anew at that very moment. What failed is not tried again by itself: its own calls can make the
 * path busy and free again, without end. A failure says so in its own place.
 */
export function useLaterQuery<T>({ queryKey, queryFn, isFree }: LaterQuery<T>) {
  return useQuery({
    queryKey,
    queryFn,
    enabled: ({ state }) => isFree && state.data === undefined && state.status !== "error",
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: keepPreviousData,
    meta: { silent: true },
  });
}
