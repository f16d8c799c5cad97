import { shownInPlace } from "#src/shared/api/error-kinds.ts";
import type { QueryClient } from "@tanstack/react-query";
import { getGetOrderQueryOptions, getListOrdersQueryOptions } from "#generated/hooks/order/order.ts";
import type { ListOrdersParams } from "#generated/model/listOrdersParams.ts";
import type { Order } from "#generated/model/order.ts";
import type { OrderSummary } from "#generated/model/orderSummary.ts";

/** The contract's maximum page size. */
const PAGE_SIZE = 100;

/** The list on the page calls the same path; errors are handled by the caller. */
const APART = {
  query: { gcTime: 0, meta: { errors: shownInPlace } },
  request: { repeat: "wait" },
} as const;

export type Progress = { done: number; total: number };

type Options = { client: QueryClient; signal: AbortSignal; onProgress: (progress: Progress) => void };

/** Fetches all orders of a filter, page by page. Orders that move to the next page meanwhile are not duplicated. */
export async function fetchAllOrders(
  params: ListOrdersParams,
  { client, signal, onProgress }: Options,
): Promise<OrderSummary[]> {
  const found = new Map<number, OrderSummary>();
  for (let page = 1; ; page++) {
    const query = { ...params, page, page_size: PAGE_SIZE };
    signal.throwIfAborted();
    const { data } = await client.fetchQuery(getListOrdersQueryOptions(query, APART));
    for (const order of data.list) found.set(order.id, order);
    onProgress({ done: Math.min(found.size, data.total), total: data.total });
    if (data.list.length < PAGE_SIZE) return [...found.values()];
  }
}

/** Fetches orders with their lines, one after the other. */
export async function fetchOrders(
  ids: readonly number[],
  { client, signal, onProgress }: Options,
): Promise<Order[]> {
  const orders: Order[] = [];
  for (const id of ids) {
    signal.throwIfAborted();
    const { data } = await client.fetchQuery(getGetOrderQueryOptions(id, APART));
    orders.push(data);
    onProgress({ done: orders.length, total: ids.length });
  }
  return orders;
}
