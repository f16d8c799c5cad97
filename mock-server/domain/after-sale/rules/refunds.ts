import { AfterSaleStatus, ReturnStatus } from "#generated/enums.ts";
import type { OrderLineRecord, OrderRecord } from "#mock/domain/order/records.ts";
import type { WorldState } from "#mock/domain/world-state.ts";
import type { Fen } from "#mock/world/money.ts";
import type { AfterSaleRecord, ReturnRecord } from "../records.ts";
import { isCompensated, returnedOf, type Returned } from "./returnable.ts";

const isRefunded = ({ status }: ReturnRecord): boolean => status === ReturnStatus.Completed;
const isSettled = ({ status }: AfterSaleRecord): boolean => status === AfterSaleStatus.Completed;

const returnsOf = (state: WorldState, orderId: number): ReturnRecord[] =>
  [...state.returns.values()].filter((one) => one.orderId === orderId);

const complaintsOf = (state: WorldState, orderId: number): AfterSaleRecord[] =>
  [...state.afterSales.values()].filter((one) => one.orderId === orderId);

/** All that was refunded of an order, by returns and by complaints that were settled with money, in 分. */
export function refundedOf(state: WorldState, orderId: number): Fen {
  let sum = 0;
  for (const { amount } of returnsOf(state, orderId).filter(isRefunded)) sum += amount;
  for (const { compensation } of complaintsOf(state, orderId).filter(isSettled)) sum += compensation;
  return sum;
}

/** True if all goods of an order have been returned or compensated. */
export function isWhollyRefunded(state: WorldState, { id, lines }: OrderRecord): boolean {
  const numbers = new Map<number, number>();
  for (const one of [
    ...returnsOf(state, id).filter(isRefunded),
    ...complaintsOf(state, id).filter((one) => isSettled(one) && isCompensated(one)),
  ]) {
    for (const { orderLineId, number } of one.lines) {
      numbers.set(orderLineId, (numbers.get(orderLineId) ?? 0) + number);
    }
  }
  return lines.every(({ id: lineId, number }) => (numbers.get(lineId) ?? 0) >= number);
}

/** Returns how many of a line were returned, compensated, and are in open cases. */
export function claimedParts(
  state: WorldState,
  orderId: number,
  lineId: number,
): { readonly returned: number; readonly compensated: number; readonly underWay: number } {
  const returns = returnsOf(state, orderId);
  const complaints = complaintsOf(state, orderId).filter(isCompensated);
  const returned = returnedOf(returns.filter(isRefunded), lineId).number;
  const compensated = numberIn(complaints.filter(isSettled), lineId);
  const all = returnedOf(returns, lineId).number + numberIn(complaints, lineId);
  return { returned, compensated, underWay: all - returned - compensated };
}

const numberIn = (complaints: readonly AfterSaleRecord[], lineId: number): number =>
  complaints
    .flatMap(({ lines }) => lines)
    .reduce((sum, { orderLineId, number }) => sum + (orderLineId === lineId ? number : 0), 0);

/**
 * Returns a function that gives what has been returned and claimed of an order line, by returns and compensated
 * complaints.
 */
export function claimsOf(
  state: WorldState,
  orderId: number,
): (line: OrderLineRecord) => { readonly returned: Returned; readonly claimed: Returned } {
  const returns = returnsOf(state, orderId);
  const complaints = complaintsOf(state, orderId).filter(isCompensated);
  return (line) => {
    const returned = returnedOf(returns, line.id);
    let { number, amount } = returned;
    for (const { lines } of complaints) {
      for (const { orderLineId, number: compensated } of lines) {
        if (orderLineId !== line.id) continue;
        number += compensated;
        amount += Math.floor((line.paid * compensated) / line.number);
      }
    }
    return { returned, claimed: { number, amount } };
  };
}
