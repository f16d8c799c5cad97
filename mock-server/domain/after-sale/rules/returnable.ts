import { AfterSaleStatus, AfterSaleType, OrderStatus, ReturnStatus } from "#generated/enums.ts";
import { terms } from "#generated/terms.ts";
import type { OrderLineRecord, OrderRecord } from "#mock/domain/order/records.ts";
import type { Fen } from "#mock/world/money.ts";
import { DAY_MS } from "#mock/world/shanghai-time.ts";
import type { AfterSaleRecord, ReturnRecord } from "../records.ts";

/** The time after receipt in which goods can be returned, and complained about, in ms. */
const RETURN_MS = terms.returns.days * DAY_MS;
const COMPLAIN_MS = terms.complaints.days * DAY_MS;

/** Rejected and canceled returns do not count. */
const ENDED: ReadonlySet<number> = new Set([ReturnStatus.Rejected, ReturnStatus.Canceled]);

/** The returned quantity and amount of a line. */
export type Returned = { readonly number: number; readonly amount: Fen };

/** The total returned of one line. */
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

/**
 * Missing, damaged and wrong goods are compensated, and so is anything else that names its goods; documents and
 * invoices are not.
 */
const COMPENSATED: ReadonlySet<number> = new Set([
  AfterSaleType.Shortage,
  AfterSaleType.Damaged,
  AfterSaleType.WrongGoods,
  AfterSaleType.Other,
]);

/** Rejected and canceled complaints do not count. */
const CLOSED: ReadonlySet<number> = new Set([AfterSaleStatus.Rejected, AfterSaleStatus.Canceled]);

/** True if a complaint is or was settled with money for its goods. */
export const isCompensated = ({ type, status }: Pick<AfterSaleRecord, "type" | "status">): boolean =>
  COMPENSATED.has(type) && !CLOSED.has(status);

/** Why nothing of an order can be returned at `now` (ms), whatever the line; undefined when something can. */
export function returnProblem({ status, receivedAt }: OrderRecord, now: number): string | undefined {
  if (status === OrderStatus.Canceled) return "订单已取消，不能申请退货";
  if (receivedAt === null) return "订单还未确认收货，收货后可申请退货";
  return now < receivedAt + RETURN_MS ? undefined : `订单已超过 ${terms.returns.days} 天，不能申请退货`;
}

/** Why there can be no complaint about an order at `now` (ms); undefined when there can. */
export function complaintProblem({ status, receivedAt }: OrderRecord, now: number): string | undefined {
  if (status === OrderStatus.Canceled) return "订单已取消，不能申请售后";
  if (status < OrderStatus.AwaitingReceipt) return "订单还未发货，发货后可申请售后";
  return receivedAt === null || now < receivedAt + COMPLAIN_MS
    ? undefined
    : `订单收货已超过 ${terms.complaints.days} 天，不能申请售后`;
}

/**
 * The refund for `number` of a line, in 分: its share of the paid amount, rounded down; the last units get the
 * remainder, so that all returns of a line add up to the paid amount to the 分.
 */
export function refundFor(line: OrderLineRecord, number: number, before: Returned): Fen {
  if (before.number + number === line.number) return line.paid - before.amount;
  return Math.floor((line.paid * number) / line.number);
}
