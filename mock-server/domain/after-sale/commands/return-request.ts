import { Flag, ReturnStatus } from "#generated/enums.ts";
import type { CaseLine } from "#generated/model/caseLine.ts";
import type { CreateReturnBody } from "#generated/model/createReturnBody.ts";
import { documentNumber } from "#mock/domain/common/document-number.ts";
import { mayMove } from "#mock/domain/common/moves.ts";
import { requireOwned } from "#mock/domain/common/owned-record.ts";
import { conflict, forbidden, invalid } from "#mock/domain/common/refusal.ts";
import { SHOP_RULES } from "#mock/domain/common/shop-rules.ts";
import type { OrderLineRecord, OrderRecord } from "#mock/domain/order/records.ts";
import { namedOrder } from "#mock/domain/order/rules/owned-order.ts";
import { takeUploads } from "#mock/domain/upload/rules/upload-use.ts";
import type { UserRecord } from "#mock/domain/user/records.ts";
import type { WorldState } from "#mock/domain/world-state.ts";
import { type ReturnLineRecord, type ReturnRecord, FIRST_NEW_RETURN_ID } from "../records.ts";
import { claimsOf } from "../rules/refunds.ts";
import { refundFor, returnProblem } from "../rules/returnable.ts";
import { RETURN_STEPS } from "../rules/texts.ts";
import { moveReturn } from "./return-progress.ts";

/** 403 for a buyer without after-sales access (is_AfterSale, specification section 3). */
export function requireAfterSales(user: UserRecord): void {
  if (user.is_AfterSale === Flag.No)
    throw forbidden("您的账号暂不能申请售后，请联系专属客服", SHOP_RULES.afterSale);
}

/** Why at most `left` of a line can be claimed, for the buyer. */
export const tooMany = (left: number, { bzdw }: OrderLineRecord): string =>
  left === 0 ? "该商品已全部申请退货或补偿" : `最多还可申请 ${left} ${bzdw}`;

/**
 * Requests a return from a received order, within seven days. 403 without after-sales access, 422 on `order_id` for
 * another buyer's order, on `lines.N` for an unknown line or too high a quantity, and on `file_ids` for pictures of
 * others, 409 when nothing can be returned.
 */
export function requestReturn(state: WorldState, user: UserRecord, request: CreateReturnBody): ReturnRecord {
  requireAfterSales(user);
  const order = namedOrder(state, user, request.order_id);
  const lines = returnLines(state, order, request.lines);
  const fileIds = request.file_ids ?? [];
  takeUploads(state, user, fileIds, () => "file_ids");
  const now = state.clock.now();
  const problem = returnProblem(order, now);
  if (problem !== undefined) throw conflict(problem, SHOP_RULES.returnable);
  const [name, text] = RETURN_STEPS[1];
  const one: ReturnRecord = {
    id: state.next("return", FIRST_NEW_RETURN_ID),
    userId: user.id,
    orderId: order.id,
    orderNo: order.orderNo,
    returnNo: documentNumber(state, "TH"),
    status: ReturnStatus.AwaitingReview,
    reason: request.reason,
    describe: request.describe?.trim() ?? "",
    fileIds,
    lines,
    amount: lines.reduce((total, { amount }) => total + amount, 0),
    company: "",
    trackingNo: "",
    refuseReason: "",
    pickup: null,
    progress: [{ at: now, name, text }],
    createdAt: now,
    changedAt: now,
  };
  state.returns.put(one.id, one);
  return one;
}

function returnLines(state: WorldState, order: OrderRecord, input: readonly CaseLine[]): ReturnLineRecord[] {
  const claims = claimsOf(state, order.id);
  const errors: Record<string, string[]> = {};
  const seen = new Set<number>();
  const lines = input.flatMap(({ order_line_id: orderLineId, number }, index) => {
    const line = order.lines.find(({ id }) => id === orderLineId);
    const field = `lines.${index}.order_line_id`;
    if (!line) errors[field] = ["该商品不在此订单中，请刷新后重新选择"];
    else if (seen.has(orderLineId)) errors[field] = ["同一商品只能填写一次"];
    seen.add(orderLineId);
    if (!line) return [];
    const { claimed } = claims(line);
    const left = line.number - claimed.number;
    if (number > left) errors[`lines.${index}.number`] = [tooMany(left, line)];
    return [{ orderLineId, number, amount: refundFor(line, number, claimed) }];
  });
  if (lines.length === 0 && input.length === 0) errors.lines = ["请选择要退货的商品"];
  if (Object.keys(errors).length > 0) throw invalid(errors, SHOP_RULES.returnable);
  return lines;
}

/** A return of this buyer; 404 otherwise. */
export const findReturn = (state: WorldState, user: UserRecord, id: number): ReturnRecord =>
  requireOwned(state.returns, id, user, "退货单不存在，请返回订单确认");

/** Withdraws a return before it is sent; 409 afterwards. */
export function cancelReturn(state: WorldState, user: UserRecord, id: number): ReturnRecord {
  const one = findReturn(state, user, id);
  if (!mayMove("ReturnStatus", one.status, 7)) {
    throw conflict(
      one.status === ReturnStatus.AwaitingReceipt || one.status === ReturnStatus.Refunding
        ? "退货已寄出，不能取消"
        : "退货已结束，不能取消",
      SHOP_RULES.returnState,
    );
  }
  const now = state.clock.now();
  return moveReturn(state, one, ReturnStatus.Canceled, now, { pickup: null }, "您已取消本次退货");
}
