import { useQueryClient, type QueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { orderStatusLabels } from "#generated/enum-labels.ts";
import { getGetOrderQueryOptions, getListOrdersQueryOptions } from "#generated/hooks/order/order.ts";
import type { ListOrdersParams, Order, OrderSummary } from "#generated/model/index.ts";
import { ApiError } from "#src/shared/api/api-error.ts";
import { shownInPlace } from "#src/shared/api/error-kinds.ts";
import { saveSheet, type SheetFormat } from "#src/shared/lib/save-sheet.ts";
import { serverNow } from "#src/shared/lib/server-clock.ts";
import { shanghaiDay } from "#src/shared/lib/shanghai-time.ts";
import type { OrdersQuery } from "../lib/order-query.ts";
import { linesSheet, ordersSheet } from "../lib/order-sheets.ts";

export type ExportKind = "orders" | "lines";

type State =
  | { step: "ready" }
  | { step: "running"; what: string; progress: Progress | undefined }
  | { step: "failed"; message: string }
  | { step: "saved"; rows: number; name: string };

/** Fetches all orders of a filter, reports progress, and downloads them as a file. Unmounting aborts it. */
export function useOrderExport(filter: OrdersQuery) {
  const client = useQueryClient();
  const [state, setState] = useState<State>({ step: "ready" });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  async function run(kind: ExportKind, format: SheetFormat): Promise<void> {
    const { signal } = (running.current = new AbortController());
    const report = (what: string) => (progress: Progress) =>
      signal.aborted || setState({ step: "running", what, progress });
    setState({ step: "running", what: "正在读取订单", progress: undefined });
    try {
      const options = { client, signal };
      const summaries = await fetchAllOrders(filter, {
        ...options,
        onProgress: report("正在读取订单"),
      });
      const ids = summaries.map(({ id }) => id);
      const orders = await fetchOrders(ids, { ...options, onProgress: report("正在读取订单明细") });
      const sheet = kind === "orders" ? ordersSheet(orders) : linesSheet(orders);
      if (signal.aborted) return;
      const name = await saveSheet(fileName(kind, filter), sheet, format);
      setState({ step: "saved", rows: sheet.rows.length, name });
    } catch (error) {
      if (!signal.aborted) setState({ step: "failed", message: messageOf(error) });
    }
  }

  return { state, start: (kind: ExportKind, format: SheetFormat) => void run(kind, format) };
}

function messageOf(error: unknown): string {
  const message = error instanceof ApiError && error.kind !== "server" ? error.firstFieldMessage : "";
  return message || "系统繁忙，请稍候再试";
}

function fileName(kind: ExportKind, { status }: OrdersQuery): string {
  const parts = [kind === "orders" ? "订单" : "订单明细", status && orderStatusLabels[status]];
  return [...parts, shanghaiDay(serverNow())].filter(Boolean).join("-");
}

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
async function fetchAllOrders(
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
async function fetchOrders(
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
