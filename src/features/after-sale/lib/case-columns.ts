import {
  afterSaleStatusLabels,
  afterSaleTypeLabels,
  returnReasonLabels,
  returnStatusLabels,
} from "#generated/enum-labels.ts";
import type { AfterSale, ReturnOrder } from "#generated/model/index.ts";
import type { Column } from "#src/shared/lib/sheet.ts";
import { pickupText } from "./pickup-times.ts";

type Lines = readonly { name: string; ypgg: string; number: number }[];

const goodsText = (lines: Lines): string =>
  lines.map(({ name, ypgg, number }) => `${name} ${ypgg} ×${number}`).join("；");

/** Exports a row for each return. */
export const RETURN_COLUMNS: readonly Column<ReturnOrder>[] = [
  ["退货单号", ({ return_no }) => return_no],
  ["订单号", ({ order_no }) => order_no],
  ["申请时间", ({ created_at }) => created_at, "time"],
  ["状态", ({ status }) => returnStatusLabels[status]],
  ["退货原因", ({ reason }) => returnReasonLabels[reason]],
  ["商品", ({ lines }) => goodsText(lines)],
  ["件数", ({ lines }) => lines.reduce((sum, { number }) => sum + number, 0)],
  ["退款金额（元）", ({ amount }) => amount, "amount"],
  ["退款去向", ({ refund_to }) => refund_to],
  ["最晚寄回", ({ send_by }) => send_by ?? "", "time"],
  ["上门取件", ({ pickup }) => (pickup ? pickupText(pickup) : "")],
  ["物流公司", ({ company }) => company],
  ["运单号", ({ tracking_no }) => tracking_no],
  ["问题说明", ({ describe }) => describe],
  ["驳回原因", ({ refuse_reason }) => refuse_reason],
];

/** Exports a row for each complaint. */
export const COMPLAINT_COLUMNS: readonly Column<AfterSale>[] = [
  ["售后单号", ({ sale_no }) => sale_no],
  ["订单号", ({ order_no }) => order_no],
  ["申请时间", ({ created_at }) => created_at, "time"],
  ["状态", ({ status }) => afterSaleStatusLabels[status]],
  ["售后类型", ({ type }) => afterSaleTypeLabels[type]],
  ["问题描述", ({ describe }) => describe],
  ["商品", ({ lines }) => goodsText(lines)],
  ["补偿金额（元）", ({ compensation }) => compensation, "amount"],
  ["处理结果", ({ result }) => result],
];
