import { useGetAfterSale, useGetReturn } from "#generated/hooks/after-sale/after-sale.ts";
import type { ApiError } from "#src/shared/api/api-error.ts";

/** Absence and failure are told in place; the shop moves cases on, so coming back to the tab asks again. */
const query = (id: number | undefined) => ({
  query: {
    enabled: id !== undefined,
    refetchOnWindowFocus: true,
    meta: { onApiError: ({ kind }: ApiError) => kind !== "login-required" },
  },
});

/** One return of this buyer. */
export function useReturn(id: number | undefined) {
  const { data, error, refetch } = useGetReturn(id ?? 0, query(id));
  return { record: data?.data, ...outcome(id, error), onRetry: () => void refetch() };
}

/** One complaint of this buyer. */
export function useAfterSale(id: number | undefined) {
  const { data, error, refetch } = useGetAfterSale(id ?? 0, query(id));
  return { record: data?.data, ...outcome(id, error), onRetry: () => void refetch() };
}

function outcome(id: number | undefined, error: ApiError | null) {
  const isMissing = id === undefined || error?.status === 404;
  return { isMissing, isError: !isMissing && error !== null };
}
