import Big from "big.js";
import type { Order } from "#generated/model/order.ts";
import type { OrderLine } from "#generated/model/orderLine.ts";
import type { OrderSummary } from "#generated/model/orderSummary.ts";
import type { CsvCell } from "#src/shared/lib/csv.ts";
import { payMethodNames, statusNames } from "./order-status.ts";

export type Sheet = { header: readonly string[]; rows: CsvCell[][] };

/** One row per order. */
export function ordersSheet(orders: readonly OrderSummary[]): Sheet {
  return {
    header: ["订单号", "下单时间", "状态", "支付方式", "首个商品", "品种数", "件数", "订单金额（元）"],
    rows: orders.map((order) => [
      order.order_no,
      order.created_at,
      statusNames[order.status],
      payMethodNames[order.pay_method],
      order.first_goods,
      order.goods_number,
      order.total_number,
      yuan(order.amount),
    ]),
  };
}

const LINE_COLUMNS: readonly (readonly [string, (line: OrderLine, order: Order) => CsvCell])[] = [
  ["订单号", (_line, order) => order.order_no],
  ["下单时间", (_line, order) => order.created_at],
  ["状态", (_line, order) => statusNames[order.status]],
  ["商品名称", ({ name }) => name],
  ["规格", ({ ypgg }) => ypgg],
  ["生产厂家", ({ sccj }) => sccj],
  ["单位", ({ bzdw }) => bzdw],
  ["单价（元）", ({ price }) => yuan(price)],
  ["数量", ({ number }) => number],
  ["满减（元）", (line) => yuan(line.goods_manjian_amount)],
  ["赠品与换购", ({ gift_data: gift }) => (gift.name ? `${gift.name} ×${gift.number}` : "")],
  ["小计（元）", ({ amount }) => yuan(amount)],
];

/** One row per order line. */
export function linesSheet(orders: readonly Order[]): Sheet {
  return {
    header: LINE_COLUMNS.map(([name]) => name),
    rows: orders.flatMap((order) =>
      order.lines.map((line) => LINE_COLUMNS.map(([, cell]) => cell(line, order))),
    ),
  };
}

/** With both decimals, as on the page. */
const yuan = (amount: number): string => new Big(amount).toFixed(2);
