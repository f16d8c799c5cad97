import { useGetOrder } from "#generated/hooks/order/order.ts";
import { inlineIf, isNotFound } from "#src/shared/api/error-kinds.ts";

/** One order. A missing order, or another buyer's, is reported in place rather than by an alert. */
export function useOrder(orderId: number | undefined) {
  const { data, error, refetch } = useGetOrder(orderId ?? 0, {
    query: {
      enabled: orderId !== undefined,
      select: (response) => response.data,
      refetchOnWindowFocus: true,
      meta: { errors: inlineIf(isNotFound) },
    },
  });
  const isMissing = orderId === undefined || (error !== null && isNotFound(error));
  return { data: isMissing ? undefined : data, isMissing, error, refetch };
}
