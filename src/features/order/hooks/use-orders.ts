import { useQueries } from "@tanstack/react-query";
import { getGetOrderQueryOptions } from "#generated/hooks/order/order.ts";
import type { ApiError } from "#src/shared/api/api-error.ts";

/** Several orders at once, each with its own outcome. */
export function useOrders(orderIds: readonly number[]) {
  const queries = useQueries({
    queries: orderIds.map((id) =>
      getGetOrderQueryOptions(id, { query: { meta: { onApiError: isToldHere } } }),
    ),
  });
  return queries.map(({ data, error, refetch }, index) => ({
    id: orderIds[index] ?? 0,
    order: data?.data,
    isMissing: error?.status === 404,
    isError: error !== null,
    refetch: () => void refetch(),
  }));
}

function isToldHere({ kind }: ApiError): boolean {
  return kind !== "login-required" && kind !== "agreement-required";
}
