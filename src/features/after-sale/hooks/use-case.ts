import { useGetAfterSale, useGetReturn } from "#generated/hooks/after-sale/after-sale.ts";
import type { ApiError } from "#src/shared/api/api-error.ts";

/** Missing records and errors are shown in place. The shop updates cases, so returning to the tab refetches. */
const query = (id: number | undefined) => ({
  query: {
    enabled: id !== undefined,
    refetchOnWindowFocus: true,
    meta: { errors: "inline" as const },
  },
});

/** A return of the current buyer. */
export function useReturn(id: number | undefined) {
  const { data, error, refetch } = useGetReturn(id ?? 0, query(id));
  return { record: data?.data, ...outcome(id, error), onRetry: () => void refetch() };
}

/** A complaint of the current buyer. */
export function useAfterSale(id: number | undefined) {
  const { data, error, refetch } = useGetAfterSale(id ?? 0, query(id));
  return { record: data?.data, ...outcome(id, error), onRetry: () => void refetch() };
}

function outcome(id: number | undefined, error: ApiError | null) {
  const isMissing = id === undefined || error?.status === 404;
  return { isMissing, error: isMissing ? null : error };
}
