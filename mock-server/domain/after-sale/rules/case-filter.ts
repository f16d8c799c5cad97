import type { ListAfterSalesParams } from "#generated/model/listAfterSalesParams.ts";
import type { ListReturnsParams } from "#generated/model/listReturnsParams.ts";
import { withinDays } from "#mock/domain/common/days.ts";
import type { WorldState } from "#mock/domain/world-state.ts";
import type { AfterSaleRecord, ReturnRecord } from "../records.ts";

type Query = ListReturnsParams | ListAfterSalesParams;

/** True for cases of the query: each of its words is in the case's number, its order's, or the name of its goods. */
export function caseFilter<Case extends ReturnRecord | AfterSaleRecord>(
  state: WorldState,
  { status, order_id: orderId, keywords = "", ...days }: Query,
  numberOf: (one: Case) => string,
): (one: Case) => boolean {
  const isWithin = withinDays(days);
  const words = keywords.toLowerCase().split(/\s+/u).filter(Boolean);
  const textsOf = (one: Case) => [numberOf(one), one.orderNo, ...goodsNames(state, one)];
  const mentions = (one: Case) => {
    const texts = textsOf(one).map((text) => text.toLowerCase());
    return words.every((word) => texts.some((text) => text.includes(word)));
  };
  return (one) =>
    (status === undefined || one.status === status) &&
    (orderId === undefined || one.orderId === orderId) &&
    isWithin(one.createdAt) &&
    (words.length === 0 || mentions(one));
}

function goodsNames(state: WorldState, { orderId, lines }: ReturnRecord | AfterSaleRecord): string[] {
  const bought = state.orders.get(orderId)?.lines ?? [];
  const claimed = new Set(lines.map(({ orderLineId }) => orderLineId));
  return bought.filter(({ id }) => claimed.has(id)).map(({ name }) => name);
}
