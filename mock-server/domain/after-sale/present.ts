import { PayMethod, ReturnStatus } from "#generated/enums.ts";
import type { AfterSale } from "#generated/model/afterSale.ts";
import type { ReturnableLine } from "#generated/model/returnableLine.ts";
import type { ReturnOrder } from "#generated/model/returnOrder.ts";
import { goodsImage } from "#mock/domain/goods/present/goods.ts";
import type { OrderRecord } from "#mock/domain/order/records.ts";
import { uploadUrls } from "#mock/domain/upload/rules/uploads.ts";
import type { WorldState } from "#mock/domain/world-state.ts";
import { toYuan } from "#mock/world/money.ts";
import { formatDateTime } from "#mock/world/shanghai-time.ts";
import { tooMany } from "./commands/return-request.ts";
import type { AfterSaleRecord, CaseStep, ReturnRecord } from "./records.ts";
import { sendBackBy } from "./rules/pickups.ts";
import { claimedParts, claimsOf } from "./rules/refunds.ts";
import { returnProblem } from "./rules/returnable.ts";
import { REFUND_TO, RETURN_ADDRESS } from "./rules/texts.ts";

/** Presents what can be returned of an order now, by line. */
export function presentReturnable(state: WorldState, order: OrderRecord, origin: string): ReturnableLine[] {
  const claims = claimsOf(state, order.id);
  const problem = returnProblem(order, state.clock.now());
  return order.lines.map((line) => {
    const { claimed } = claims(line);
    const { returned, compensated, underWay } = claimedParts(state, order.id, line.id);
    const left = problem === undefined ? line.number - claimed.number : 0;
    return {
      order_line_id: line.id,
      goods_id: line.goodsId,
      name: line.name,
      ypgg: line.ypgg,
      sccj: line.sccj,
      image: goodsImage(line.goodsId, origin),
      number: line.number,
      returned,
      compensated,
      under_way: underWay,
      returnable: left,
      price: toYuan(Math.floor(line.paid / line.number)),
      reason: left > 0 ? "" : (problem ?? tooMany(0, line)),
    };
  });
}

/** The return address is known only after approval, and no longer needed for a rejected or canceled return. */
const APPROVED: ReadonlySet<number> = new Set([
  ReturnStatus.AwaitingDispatch,
  ReturnStatus.AwaitingReceipt,
  ReturnStatus.Refunding,
  ReturnStatus.Completed,
]);

export function presentReturn(state: WorldState, one: ReturnRecord, origin: string): ReturnOrder {
  const by = sendBackBy(one);
  const isApproved = APPROVED.has(one.status);
  const isOnCredit = state.orders.get(one.orderId)?.payMethod === PayMethod.Credit;
  return {
    id: one.id,
    return_no: one.returnNo,
    order_id: one.orderId,
    order_no: one.orderNo,
    status: one.status,
    reason: one.reason,
    describe: one.describe,
    images: uploadUrls(state, one.fileIds, origin),
    lines: linesOf(state, one, origin).map(({ line, claim, shown }) => {
      const price = toYuan(Math.floor(line.paid / line.number));
      return { ...shown, price, amount: toYuan(claim.amount) };
    }),
    amount: toYuan(one.amount),
    refund_to: isApproved ? REFUND_TO[isOnCredit ? "credit" : "others"] : "",
    // Goods that never left the warehouse need not be sent back.
    ship_to:
      isApproved && (one.status === ReturnStatus.AwaitingDispatch || one.trackingNo !== "")
        ? RETURN_ADDRESS
        : "",
    send_by: by === undefined ? null : formatDateTime(by),
    pickup: one.pickup,
    company: one.company,
    tracking_no: one.trackingNo,
    refuse_reason: one.refuseReason,
    progress: presentSteps(one.progress),
    created_at: formatDateTime(one.createdAt),
  };
}

export const presentComplaint = (state: WorldState, one: AfterSaleRecord, origin: string): AfterSale => ({
  id: one.id,
  sale_no: one.saleNo,
  order_id: one.orderId,
  order_no: one.orderNo,
  type: one.type,
  status: one.status,
  describe: one.describe,
  images: uploadUrls(state, one.fileIds, origin),
  lines: linesOf(state, one, origin).map(({ shown }) => shown),
  result: one.result,
  compensation: toYuan(one.compensation),
  progress: presentSteps(one.progress),
  created_at: formatDateTime(one.createdAt),
});

const presentSteps = (steps: readonly CaseStep[]) =>
  steps.map(({ at, name, text }) => ({ time: formatDateTime(at), name, text }));

/** The lines that a case claims, each with that of its order and what is shown of both. */
function linesOf<Claim extends AfterSaleRecord["lines"][number]>(
  state: WorldState,
  { orderId, lines }: { readonly orderId: number; readonly lines: readonly Claim[] },
  origin: string,
) {
  const bought = state.orders.get(orderId)?.lines ?? [];
  return lines.flatMap((claim) => {
    const line = bought.find(({ id }) => id === claim.orderLineId);
    if (!line) return [];
    const { id, goodsId, name, ypgg } = line;
    const image = goodsImage(goodsId, origin);
    const shown = { order_line_id: id, goods_id: goodsId, name, ypgg, image, number: claim.number };
    return [{ line, claim, shown }];
  });
}
