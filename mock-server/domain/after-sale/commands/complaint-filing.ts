import { AfterSaleStatus } from "#generated/enums.ts";
import type { CreateAfterSaleBody } from "#generated/model/createAfterSaleBody.ts";
import { documentNumber } from "#mock/domain/common/document-number.ts";
import { mayMove } from "#mock/domain/common/moves.ts";
import { requireOwned } from "#mock/domain/common/owned-record.ts";
import { conflict, invalid, invalidField } from "#mock/domain/common/refusal.ts";
import { SHOP_RULES } from "#mock/domain/common/shop-rules.ts";
import { correctInvoice } from "#mock/domain/invoice/rules/invoice-making.ts";
import type { OrderRecord } from "#mock/domain/order/records.ts";
import { namedOrder } from "#mock/domain/order/rules/owned-order.ts";
import { takeUploads } from "#mock/domain/upload/rules/upload-use.ts";
import type { UserRecord } from "#mock/domain/user/records.ts";
import type { WorldState } from "#mock/domain/world-state.ts";
import { type AfterSaleRecord, FIRST_NEW_AFTER_SALE_ID } from "../records.ts";
import { claimsOf } from "../rules/refunds.ts";
import { complaintProblem, isCompensated } from "../rules/returnable.ts";
import { AFTER_SALE_STEPS } from "../rules/texts.ts";
import { moveAfterSale } from "./complaint-progress.ts";
import { requireAfterSales, tooMany } from "./return-request.ts";

/**
 * Files a complaint about a shipped or received order. 403 without after-sales access, 422 on `order_id` for another
 * buyer's order, on `describe`, `lines.N` and `file_ids`, 409 before it has shipped or more than thirty days after
 * receipt. A shortage is not billed from then on.
 */
export function fileComplaint(
  state: WorldState,
  user: UserRecord,
  request: CreateAfterSaleBody,
): AfterSaleRecord {
  requireAfterSales(user);
  const order = namedOrder(state, user, request.order_id);
  const describe = request.describe.trim();
  if (describe === "") throw invalidField("describe", "请描述遇到的问题", SHOP_RULES.text);
  const lines = complaintLines(state, order, request);
  const fileIds = request.file_ids ?? [];
  takeUploads(state, user, fileIds, () => "file_ids");
  const now = state.clock.now();
  const problem = complaintProblem(order, now);
  if (problem !== undefined) throw conflict(problem, SHOP_RULES.complaint);
  const [name, text] = AFTER_SALE_STEPS[1];
  const one: AfterSaleRecord = {
    id: state.next("after-sale", FIRST_NEW_AFTER_SALE_ID),
    userId: user.id,
    orderId: order.id,
    orderNo: order.orderNo,
    saleNo: documentNumber(state, "SH"),
    type: request.type,
    status: AfterSaleStatus.Waiting,
    describe,
    fileIds,
    lines,
    result: "",
    compensation: 0,
    progress: [{ at: now, name, text }],
    createdAt: now,
    changedAt: now,
  };
  state.afterSales.put(one.id, one);
  correctInvoice(state, order, now);
  return one;
}

/** Goods can be compensated only if they were not returned or compensated before; documents can be requested again. */
function complaintLines(
  state: WorldState,
  order: OrderRecord,
  { type, lines: requested = [] }: CreateAfterSaleBody,
): AfterSaleRecord["lines"] {
  const errors: Record<string, string[]> = {};
  const claims = claimsOf(state, order.id);
  const isPaid = isCompensated({ type, status: AfterSaleStatus.Waiting });
  const lines = requested.map(({ order_line_id: orderLineId, number }, index) => {
    const line = order.lines.find(({ id }) => id === orderLineId);
    const isTwice = requested.findIndex((other) => other.order_line_id === orderLineId) < index;
    if (!line) errors[`lines.${index}.order_line_id`] = ["该商品不在此订单中，请刷新后重新选择"];
    else if (isTwice) errors[`lines.${index}.order_line_id`] = ["同一商品只能填写一次"];
    else if (number > line.number) {
      errors[`lines.${index}.number`] = [`该商品只购买了 ${line.number} ${line.bzdw}`];
    } else if (isPaid) {
      const left = line.number - claims(line).claimed.number;
      if (number > left) errors[`lines.${index}.number`] = [tooMany(left, line)];
    }
    return { orderLineId, number };
  });
  if (Object.keys(errors).length > 0) throw invalid(errors, SHOP_RULES.complaint);
  return lines;
}

/** A complaint of this buyer; 404 otherwise. */
export const findComplaint = (state: WorldState, user: UserRecord, id: number): AfterSaleRecord =>
  requireOwned(state.afterSales, id, user, "售后单不存在，请返回订单确认");

/** Withdraws a complaint before it is settled; 409 afterwards. */
export function cancelComplaint(state: WorldState, user: UserRecord, id: number): AfterSaleRecord {
  const one = findComplaint(state, user, id);
  if (!mayMove("AfterSaleStatus", one.status, 5)) {
    throw conflict(
      one.status === AfterSaleStatus.Canceled ? "售后已取消，无需重复操作" : "售后已处理完成，不能取消",
      SHOP_RULES.complaint,
    );
  }
  return moveAfterSale(state, one, AfterSaleStatus.Canceled, state.clock.now());
}
