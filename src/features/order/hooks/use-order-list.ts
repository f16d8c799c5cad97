import { useListOrderCounts, useListOrders } from "#generated/hooks/order/order.ts";
import { RECORDS } from "#src/shared/lib/record-options.ts";
import { type OrdersQuery, ORDERS_PER_PAGE } from "../lib/order-query.ts";

/** The orders of a filter; the previous ones stay visible, dimmed, until the next ones have loaded. */
export function useOrderList(filter: OrdersQuery) {
  return useListOrders(
    { ...filter, page_size: ORDERS_PER_PAGE },
    { query: { select: (response) => response.data, ...RECORDS } },
  );
}

/** The number of orders by status and in total; undefined while loading. */
export function useOrderCounts() {
  const { data, refetch } = useListOrderCounts({
    query: { refetchOnWindowFocus: true, meta: { errors: "inline" } },
  });
  const counts = data?.data;
  return {
    countOf: (status: number | undefined): number | undefined =>
      status === undefined
        ? counts?.reduce((sum, { number }) => sum + number, 0)
        : counts?.find((count) => count.status === status)?.number,
    refetch: () => void refetch(),
  };
}
