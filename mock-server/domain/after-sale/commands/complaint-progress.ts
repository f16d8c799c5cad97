import { AfterSaleStatus } from "#generated/enums.ts";
import { moved } from "#mock/domain/common/moves.ts";
import { correctInvoice } from "#mock/domain/invoice/rules/invoice-making.ts";
import { refundOrder, refundPlace, splitRefund } from "#mock/domain/order/rules/refund.ts";
import type { WorldState } from "#mock/domain/world-state.ts";
import type { AfterSaleRecord } from "../records.ts";
import { isCompensated } from "../rules/returnable.ts";
import { paidForLines } from "../rules/shortages.ts";
import { AFTER_SALE_RESULTS, AFTER_SALE_STEPS, AFTER_SALE_TALKED } from "../rules/texts.ts";

const CLOSED: ReadonlySet<AfterSaleStatus> = new Set([AfterSaleStatus.Rejected, AfterSaleStatus.Canceled]);

/**
 * Moves a complaint to its next state, as of `at` (ms). A shortage that is rejected or withdrawn is billed from then
 * on.
 */
export function moveAfterSale(
  state: WorldState,
  one: AfterSaleRecord,
  to: AfterSaleStatus,
  at: number,
  change: Partial<AfterSaleRecord> = {},
): AfterSaleRecord {
  const [name, usual] = AFTER_SALE_STEPS[to];
  const step = { at, name, text: change.result || usual };
  const next = {
    ...moved("AfterSaleStatus", one, to),
    ...change,
    progress: [...one.progress, step],
    changedAt: at,
  };
  state.afterSales.put(one.id, next);
  const order = state.orders.get(one.orderId);
  if (order && CLOSED.has(to)) correctInvoice(state, order, at);
  return next;
}

/** Settles a complaint, as of `at` (ms): if its type is compensated, its goods are refunded like returned ones. */
export function settleAfterSale(state: WorldState, one: AfterSaleRecord, at: number): void {
  const order = state.orders.get(one.orderId);
  const isPaid = order !== undefined && isCompensated(one) && one.lines.length > 0;
  const compensation = isPaid ? paidForLines(order, one) : 0;
  const split = isPaid ? splitRefund(state, order, compensation) : { toBill: 0, toBalance: 0 };
  const settled = AFTER_SALE_RESULTS[one.type].replace("账户余额", refundPlace(split));
  const result = isCompensated(one) && compensation === 0 ? AFTER_SALE_TALKED : settled;
  moveAfterSale(state, one, AfterSaleStatus.Completed, at, { result, compensation });
  if (isPaid) refundOrder(state, order, { ...split, remark: `售后单 ${one.saleNo} 补偿`, at });
}
