import { orderStatusLabels, payMethodLabels } from "#generated/enum-labels.ts";
import type { Order, OrderLine, PriceReason } from "#generated/model/index.ts";
import { giftName } from "#src/shared/lib/gift-text.ts";
import { minusMoney, sumMoney } from "#src/shared/lib/money-math.ts";
import type { Money } from "#src/shared/lib/money.ts";
import { type Column, type Sheet, sheetOf } from "#src/shared/lib/sheet.ts";

/** Adds up what reductions, coupons, vouchers and points took off an order, in 元. */
const discountOf = (order: Order): Money =>
  sumMoney([
    order.manjian_amount,
    order.discount_amount,
    order.coupon_amount,
    order.voucher_amount,
    order.points_amount,
  ]);

const ORDER_COLUMNS: readonly Column<Order>[] = [
  ["订单号", ({ order_no }) => order_no],
  ["下单时间", ({ created_at }) => created_at, "time"],
  ["付款时间", ({ paid_at }) => paid_at ?? "", "time"],
  ["状态", ({ status }) => orderStatusLabels[status]],
  ["支付方式", ({ pay_method }) => payMethodLabels[pay_method]],
  ["首个商品", ({ lines }) => lines[0]?.name ?? ""],
  ["品种数", ({ lines }) => lines.length],
  ["件数", ({ lines }) => lines.reduce((sum, { number }) => sum + number, 0)],
  ["商品金额（元）", ({ goods_amount }) => goods_amount, "amount"],
  ["优惠（元）", discountOf, "amount"],
  ["换购（元）", ({ gift_amount }) => gift_amount, "amount"],
  ["运费（元）", ({ shipping_fee }) => shipping_fee, "amount"],
  ["订单金额（元）", ({ amount }) => amount, "amount"],
  ["已退款（元）", ({ refund_amount }) => refund_amount, "amount"],
  ["发票号码", ({ invoice_no }) => invoice_no],
  ["收货人", ({ address }) => address.name],
  ["备注", ({ remark }) => remark],
];

/** One row per order. */
export const ordersSheet = (orders: readonly Order[]): Sheet => sheetOf(ORDER_COLUMNS, orders);

/** Why a line cost what it did, in one sentence. */
const reasonText = ({ ladder, manjian, shared, coupon }: PriceReason): string =>
  [`阶梯：${ladder}`, `满减：${manjian}`, `分摊：${shared}`, `券：${coupon}`].join("；");

type LineOfOrder = { line: OrderLine; order: Order };

const LINE_COLUMNS: readonly Column<LineOfOrder>[] = [
  ["订单号", ({ order }) => order.order_no],
  ["下单时间", ({ order }) => order.created_at, "time"],
  ["付款时间", ({ order }) => order.paid_at ?? "", "time"],
  ["状态", ({ order }) => orderStatusLabels[order.status]],
  ["商品名称", ({ line }) => line.name],
  ["规格", ({ line }) => line.ypgg],
  ["生产厂家", ({ line }) => line.sccj],
  ["单位", ({ line }) => line.bzdw],
  ["批准文号", ({ line }) => line.pzwh ?? ""],
  [
    "批号",
    ({ line }) => (line.batches ?? []).map(({ batch_no, number }) => `${batch_no} ×${number}`).join("；"),
  ],
  ["有效期至", ({ line }) => (line.batches ?? []).map(({ expires_at }) => expires_at).join("；"), "time"],
  ["供货价（元）", ({ line }) => line.raw_price, "amount"],
  ["单价（元）", ({ line }) => line.price, "amount"],
  ["数量", ({ line }) => line.number],
  ["满减（元）", ({ line }) => line.goods_manjian_amount, "amount"],
  ["赠品与换购", ({ line: { gift_data: gift } }) => giftName(gift)],
  ["换购（元）", ({ line }) => line.gift_data.total, "amount"],
  ["小计（元）", ({ line }) => line.amount, "amount"],
  ["分摊（元）", ({ line }) => line.shared && minusMoney(line.shared, line.coupon_shared ?? 0), "amount"],
  ["券（元）", ({ line }) => line.coupon_shared, "amount"],
  ["实付（元）", ({ line }) => line.paid, "amount"],
  ["价格说明", ({ line: { reason } }) => (reason ? reasonText(reason) : "")],
  ["发票号码", ({ order }) => order.invoice_no],
];

/** One row per order line. */
export const linesSheet = (orders: readonly Order[]): Sheet =>
  sheetOf(
    LINE_COLUMNS,
    orders.flatMap((order) => order.lines.map((line) => ({ line, order }))),
  );
