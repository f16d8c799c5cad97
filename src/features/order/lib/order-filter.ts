import type { OrderStatus } from "#generated/enums.ts";
import { listOrdersQueryKeywordsMax } from "#generated/zod/order/order.zod.ts";
import type { ListOrdersParams } from "#generated/model/listOrdersParams.ts";
import { parsePage } from "#src/shared/lib/parse-page.ts";
import { parseDay, spanProblem } from "#src/shared/lib/quick-days.ts";
import { paths } from "#src/shared/paths.ts";

export const ORDERS_PER_PAGE = 10;

/** The filters of the order list, as stored in the address. */
export type OrderFilter = {
  status: OrderStatus | undefined;
  keywords: string;
  from: string | undefined;
  to: string | undefined;
  page: number;
};

/** Parses the filter from the address, ignoring invalid values. */
export function readOrderFilter(search: URLSearchParams): OrderFilter {
  const status = search.get("status") ?? "";
  const from = parseDay(search.get("start_time"));
  const to = parseDay(search.get("end_time"));
  return {
    status: /^[1-6]$/.test(status) ? (Number(status) as OrderStatus) : undefined,
    keywords: (search.get("keywords") ?? "").trim().slice(0, listOrdersQueryKeywordsMax),
    from,
    to: spanProblem({ from, to }) ? undefined : to,
    page: parsePage(search.get("page")),
  };
}

/** The address of a filter. Any change except of the page returns to page 1. */
export function orderFilterPath(
  { page: _page, ...filter }: OrderFilter,
  change: Partial<OrderFilter>,
): string {
  const { status, keywords, from, to, page = 1 } = { ...filter, ...change };
  return paths.orders({
    status,
    keywords: keywords || undefined,
    start_time: from,
    end_time: to,
    page: page > 1 ? page : undefined,
  });
}

/** The filter as parameters of the call. */
export function orderFilterParams({ status, keywords, from, to }: OrderFilter): ListOrdersParams {
  return {
    ...(status !== undefined && { status }),
    ...(keywords && { keywords }),
    ...(from && { start_time: from }),
    ...(to && { end_time: to }),
  };
}

/** True if the filter excludes orders by anything other than status. */
export function isNarrowed({ keywords, from, to }: OrderFilter): boolean {
  return Boolean(keywords || from || to);
}
