import type { OrderLineRecord, OrderRecord } from "#mock/domain/order/records.ts";
import type { Fen } from "#mock/world/money.ts";
import { DAY_MS } from "#mock/world/shanghai-time.ts";
import type { AfterSaleRecord, ReturnRecord } from "../records.ts";

/** Goods can be returned for this long after they were received, and complained about for so long. */
const RETURN_MS = 7 * DAY_MS;
const COMPLAIN_MS = 30 * DAY_MS;

/** Turned down and cancelled returns take nothing. */
const ENDED: ReadonlySet<number> = new Set([6, 7]);

/** How many of a line have been asked back, and for how much. */
export type Returned = { readonly number: number; readonly amount: Fen };

/** What returns have asked back of one line. */
export function returnedOf(returns: readonly ReturnRecord[], orderLineId: number): Returned {
  let number = 0;
  let amount: Fen = 0;
  for (const { status, lines } of returns) {
    if (ENDED.has(status)) continue;
    for (const line of lines) {
      if (line.orderLineId !== orderLineId) continue;
      number += line.number;
      amount += line.amount;
    }
  }
  return { number, amount };
}

/** Missing, damaged and wrong goods are compensated, and so is anything else that names its goods; papers and invoices are not. */
const COMPENSATED: ReadonlySet<number> = new Set([1, 2, 3, 9]);

/** Turned down and cancelled complaints take nothing. */
const CLOSED: ReadonlySet<number> = new Set([4, 5]);

/** Whether a complaint is settled with money for the goods that it names, or was. */
export const isCompensated = ({ type, status }: Pick<AfterSaleRecord, "type" | "status">): boolean =>
  COMPENSATED.has(type) && !CLOSED.has(status);

/** Why nothing of an order can be returned at `now` (ms), whatever the line; undefined when something could be. */
export function returnProblem({ status, receivedAt }: OrderRecord, now: number): string | undefined {
  if (status === 6) return "订单已取消，不能申请退货";
  if (receivedAt === null) return "订单还未确认收货，收货后可申请退货";
  return now < receivedAt + RETURN_MS ? undefined : "订单已超过 7 天，不能申请退货";
}

/** Why nobody can complain about an order at `now` (ms); undefined when he can. */
export function complaintProblem({ status, receivedAt }: OrderRecord, now: number): string | undefined {
  if (status === 6) return "订单已取消，不能申请售后";
  if (status < 3) return "订单还未发货，发货后可申请售后";
  return receivedAt === null || now < receivedAt + COMPLAIN_MS
    ? undefined
    : "订单收货已超过 30 天，不能申请售后";
}

/**
 * What is refunded for `number` of a line, in 分: its share of what was paid, floored; the last ones take what is left,
 * so that all returns of a line give back what it cost to the 分.
 */
export function refundFor(line: OrderLineRecord, number: number, before: Returned): Fen {
  if (before.number + number === line.number) return line.paid - before.amount;
  return Math.floor((line.paid * number) / line.number);
}
