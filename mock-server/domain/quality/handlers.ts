import type { ListInspectionReportsParams } from "#generated/model/listInspectionReportsParams.ts";
import { buyerOf, type Handler, ok, pageOf } from "#mock/domain/common/handler.ts";
import { findOrder } from "#mock/domain/order/rules/owned-order.ts";
import { presentReport } from "./present.ts";
import { findReports } from "./rules/search.ts";

export const listInspectionReports: Handler<{ query: ListInspectionReportsParams }> = (request, state) => {
  const { keywords, goods_id: goodsId, batch_no: batchNo, order_id: orderId, page } = request.query;
  const user = buyerOf(request, state);
  const order = orderId === undefined ? undefined : findOrder(state, user, orderId);
  const isForNone = orderId !== undefined && !order;
  const found = isForNone ? [] : findReports(state, { keywords, goodsId, batchNo, order });
  const reports = pageOf(found, page);
  return ok({
    ...reports,
    list: reports.list.map((report) => presentReport(state, report, request.origin)),
  });
};
