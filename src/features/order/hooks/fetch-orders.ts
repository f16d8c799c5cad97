import type { QueryClient } from "@tanstack/react-query";
import { getGetOrderQueryOptions, getListOrdersQueryOptions } from "#generated/hooks/order/order.ts";
import type { ListOrdersParams } from "#generated/model/listOrdersParams.ts";
import type { Order } from "#generated/model/order.ts";
import type { OrderSummary } from "#generated/model/orderSummary.ts";
import { ApiError } from "#src/shared/api/api-error.ts";

/** As many as the contract lets a page hold. */
const PAGE_SIZE = 100;
const TRIES = 3;

/** Fails where it is asked for; only a lost session is everybody's matter. */
const quiet = {
  onApiError: ({ kind }: ApiError) => kind !== "login-required" && kind !== "agreement-required",
};

export type Progress = { done: number; total: number };

type Options = { client: QueryClient; signal: AbortSignal; onProgress: (progress: Progress) => void };

/** All orders of a filter, page after page. An order that moves to the next page meanwhile is there once. */
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

/** Orders with their lines, one after the other. */
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

/** The list on the page may ask for the same path meanwhile and take this call's place: then it is made again. */
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
