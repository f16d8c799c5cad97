import Big from "big.js";
import type { Order } from "#generated/model/order.ts";
import type { OrderSummary } from "#generated/model/orderSummary.ts";
import type { CsvCell } from "#src/shared/lib/csv.ts";
import { payMethodNames, statusNames } from "./order-status.ts";

export type Sheet = { header: readonly string[]; rows: CsvCell[][] };

/** One row for each order. */
export function ordersSheet(orders: readonly OrderSummary[]): Sheet {
  return {
    header: ["订单号", "下单时间", "状态", "支付方式", "首个商品", "品种数", "件数", "应付金额（元）"],
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

/** One row for each line of the orders. */
export function linesSheet(orders: readonly Order[]): Sheet {
  return {
    header: [
      ...["订单号", "下单时间", "状态", "商品名称", "规格", "生产厂家", "单位"],
      ...["单价（元）", "数量", "满减（元）", "赠品与换购", "小计（元）"],
    ],
    rows: orders.flatMap((order) =>
      order.lines.map((line) => [
        ...[order.order_no, order.created_at, statusNames[order.status]],
        ...[line.name, line.ypgg, line.sccj, line.bzdw],
        ...[yuan(line.price), line.number, yuan(line.goods_manjian_amount)],
        line.gift_data.name && `${line.gift_data.name} ×${line.gift_data.number}`,
        yuan(line.amount),
      ]),
    ),
  };
}

/** With both decimals, as on the page. */
const yuan = (amount: number): string => new Big(amount).toFixed(2);
