import type { ListOrdersParams } from "#generated/model/index.ts";
import { listOrdersQueryKeywordsMax } from "#generated/zod/order/order.zod.ts";
import {
  type AddressQuery,
  DAYS_AND_PAGE,
  describeQuery,
  type Fields,
  oneOf,
  text,
} from "#src/shared/lib/address-query.ts";
import { spanProblem } from "#src/shared/lib/quick-days.ts";
import { STATUSES } from "./order-status.ts";

export const ORDERS_PER_PAGE = 10;

const fields = {
  status: oneOf(STATUSES),
  keywords: text(listOrdersQueryKeywordsMax),
  ...DAYS_AND_PAGE,
} satisfies Fields<ListOrdersParams>;

/** The filters of the order list. An end before the start is left out. */
export const ordersQuery = describeQuery(fields, {
  agree(query) {
    const { end_time: _end, ...openEnded } = query;
    return spanProblem(query) ? openEnded : query;
  },
});

export type OrdersQuery = ReturnType<typeof ordersQuery.read>;
export type OrdersAddress = AddressQuery<OrdersQuery>;

/** True if the filter excludes orders by anything other than status. */
export function isNarrowed({ keywords, start_time: from, end_time: to }: OrdersQuery): boolean {
  return Boolean(keywords || from || to);
}
