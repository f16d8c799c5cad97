import { AfterSaleStatus, AfterSaleType } from "#generated/enums.ts";
import type { OrderRecord } from "#mock/domain/order/records.ts";
import type { WorldState } from "#mock/domain/world-state.ts";
import type { Fen } from "#mock/world/money.ts";
import type { AfterSaleRecord } from "../records.ts";
import { isCompensated } from "./returnable.ts";

/** The price paid for the lines of a complaint, in 分, rounded down per line. */
export function paidForLines(order: OrderRecord, { lines }: Pick<AfterSaleRecord, "lines">): Fen {
  return lines.reduce((total, { orderLineId, number }) => {
    const line = order.lines.find(({ id }) => id === orderLineId);
    return total + (line ? Math.floor((line.paid * number) / line.number) : 0);
  }, 0);
}

/**
 * The shortages of an order that stood just before `at` (ms): reported, and neither rejected nor withdrawn by then.
 * Their goods did not arrive, as far as is known.
 */
export const shortagesUntil = (state: WorldState, orderId: number, at: number): AfterSaleRecord[] =>
  [...state.afterSales.values()].filter(
    (one) =>
      one.orderId === orderId &&
      one.type === AfterSaleType.Shortage &&
      one.createdAt < at &&
      (isCompensated(one) || one.changedAt >= at),
  );

/** The price paid for the goods of an order that are reported missing and not decided on yet, in 分. */
export const openShortageOf = (state: WorldState, order: OrderRecord): Fen =>
  shortagesUntil(state, order.id, Number.POSITIVE_INFINITY)
    .filter(({ status }) => status !== AfterSaleStatus.Completed)
    .reduce((sum, one) => sum + paidForLines(order, one), 0);
