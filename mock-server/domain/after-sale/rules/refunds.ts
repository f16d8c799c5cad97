import type { OrderLineRecord } from "#mock/domain/order/records.ts";
import type { WorldState } from "#mock/domain/world-state.ts";
import type { Fen } from "#mock/world/money.ts";
import type { AfterSaleRecord, ReturnRecord } from "../records.ts";
import { isCompensated, returnedOf, type Returned } from "./returnable.ts";

const REFUNDED = 5;

const returnsOf = (state: WorldState, orderId: number): ReturnRecord[] =>
  [...state.returns.values()].filter((one) => one.orderId === orderId);

const complaintsOf = (state: WorldState, orderId: number): AfterSaleRecord[] =>
  [...state.afterSales.values()].filter((one) => one.orderId === orderId);

/** The total refunds of an order, in 分. */
export const refundedOf = (state: WorldState, orderId: number): Fen =>
  returnsOf(state, orderId).reduce((sum, { status, amount }) => sum + (status === REFUNDED ? amount : 0), 0);

/** What has been claimed of each line of an order, by returns and compensated complaints, by line id. */
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
