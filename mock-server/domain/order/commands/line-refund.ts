import { OrderStatus, ReturnReason, ReturnStatus } from "#generated/enums.ts";
import { FIRST_NEW_RETURN_ID } from "#mock/domain/after-sale/records.ts";
import { RETURN_STEPS } from "#mock/domain/after-sale/rules/texts.ts";
import { documentNumber } from "#mock/domain/common/document-number.ts";
import type { WorldState } from "#mock/domain/world-state.ts";
import type { OrderLineRecord, OrderRecord } from "../records.ts";
import { paidForGoods } from "../rules/paid-for-goods.ts";
import { refundOrder, refundPlace, splitRefund } from "../rules/refund.ts";
import { returnStock } from "../rules/stock.ts";

/**
 * Refunds lines of a paid order that will not ship, as of `at` (ms): returns their stock and refunds their amounts
 * (the contract's GroupBuyStatus). It is recorded as a completed return, so that they are not returned,
 * invoiced or rewarded later; shipping and order-level deductions stay as agreed. Returns the order, with `why` in its
 * progress.
 */
export function giveBackLines(
  state: WorldState,
  order: OrderRecord,
  lines: readonly OrderLineRecord[],
  why: string,
  at: number,
): OrderRecord {
  const id = state.next("return", FIRST_NEW_RETURN_ID);
  const returnNo = documentNumber(state, "TH");
  const { userId, orderNo } = order;
  const amount = paidForGoods(lines);
  const split = splitRefund(state, order, amount);
  const [name] = RETURN_STEPS[5];
  state.returns.put(id, {
    id,
    userId,
    orderId: order.id,
    orderNo,
    returnNo,
    status: ReturnStatus.Completed,
    reason: ReturnReason.Other,
    describe: `${why}，商品不再发货`,
    fileIds: [],
    lines: lines.map(({ id: orderLineId, number, paid }) => ({ orderLineId, number, amount: paid })),
    amount,
    company: "",
    trackingNo: "",
    pickup: null,
    refuseReason: "",
    progress: [{ at, name, text: `${why}，退款已到${refundPlace(split)}` }],
    createdAt: at,
    changedAt: at,
  });
  returnStock(state, lines);
  refundOrder(state, order, { ...split, remark: `订单 ${orderNo} ${why}退款`, at });
  const step = { status: OrderStatus.AwaitingShipment, name: `${why}，相关商品已退款`, time: at };
  const rest: OrderRecord = { ...order, progress: [...order.progress, step] };
  state.orders.put(order.id, rest);
  return rest;
}
