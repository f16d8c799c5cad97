import { useGetOrder } from "#generated/hooks/order/order.ts";
import type { ApiError } from "#src/shared/api/api-error.ts";

/** One order. A missing order, or another buyer's, is reported in place rather than by an alert. */
export function useOrder(orderId: number | undefined) {
  const { data, error, refetch } = useGetOrder(orderId ?? 0, {
    query: {
      enabled: orderId !== undefined,
      refetchOnWindowFocus: true,
      meta: { onApiError: isMissingOrder },
    },
  });
  const isMissing = orderId === undefined || (error !== null && isMissingOrder(error));
  return { order: isMissing ? undefined : data?.data, isMissing, isError: error !== null, refetch };
}

function isMissingOrder({ status }: ApiError): boolean {
  return status === 404;
}
