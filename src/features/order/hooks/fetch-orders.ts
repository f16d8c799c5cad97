import type { QueryClient } from "@tanstack/react-query";
import { getGetOrderQueryOptions, getListOrdersQueryOptions } from "#generated/hooks/order/order.ts";
import type { ListOrdersParams } from "#generated/model/listOrdersParams.ts";
import type { Order } from "#generated/model/order.ts";
import type { OrderSummary } from "#generated/model/orderSummary.ts";
import { inlineUnless, isRedirect } from "#src/shared/api/error-kinds.ts";
import { ApiError } from "#src/shared/api/api-error.ts";

/** The contract's maximum page size. */
const PAGE_SIZE = 100;
const TRIES = 3;

/** Errors are handled by the caller; only an expired session goes to the error catalogue. */
const quiet = { errors: inlineUnless(isRedirect) };

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
    const { data } = await insist(signal, () =>
      client.fetchQuery({ ...getListOrdersQueryOptions(query, { query: { meta: quiet } }), gcTime: 0 }),
    );
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
    const { data } = await insist(signal, () =>
      client.fetchQuery({ ...getGetOrderQueryOptions(id, { query: { meta: quiet } }), gcTime: 0 }),
    );
    orders.push(data);
    onProgress({ done: orders.length, total: ids.length });
  }
  return orders;
}

/**
 * Repeats a call that was superseded: the list on the page may call the same path meanwhile, which cancels this call.
 */
async function insist<T>(signal: AbortSignal, call: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    signal.throwIfAborted();
    try {
      return await call();
    } catch (error) {
      const isSuperseded = error instanceof ApiError && error.kind === "superseded";
      if (!isSuperseded || tries === TRIES) throw error;
    }
  }
}
