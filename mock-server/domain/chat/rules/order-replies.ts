import { InvoiceStatus, OrderStatus } from "#generated/enums.ts";
import { terms } from "#generated/terms.ts";
import { complaintProblem, returnProblem } from "#mock/domain/after-sale/rules/returnable.ts";
import { RETURN_ADDRESS } from "#mock/domain/after-sale/rules/texts.ts";
import { invoicesOf } from "#mock/domain/invoice/rules/invoice-end.ts";
import { presentLogistics } from "#mock/domain/order/present/logistics.ts";
import type { OrderRecord } from "#mock/domain/order/records.ts";
import { arrivalAt } from "#mock/domain/order/rules/arrival.ts";
import type { Strangers } from "#mock/domain/seed.ts";
import type { WorldState } from "#mock/domain/world-state.ts";
import { formatYuan } from "#mock/world/money.ts";
import { formatDateTime } from "#mock/world/shanghai-time.ts";

const minute = (ms: number): string => formatDateTime(ms).slice(0, 16);

/** The state of an order, with the next step. */
export function orderReply(order: OrderRecord, now: number, strangers: Strangers): string {
  const { orderNo, amounts, payDeadline, shippedAt } = order;
  const { province, city } = order.address;
  // The cities of 北京, 上海, 天津 and 重庆 have no names of their own.
  const arrives = `一般${arrivalAt(order.address)}送到${city.startsWith("市辖") ? province : city}`;
  switch (order.status) {
    case OrderStatus.AwaitingPayment:
      return `订单 ${orderNo} 还未付款，应付 ¥${formatYuan(amounts.amount)}，请在 ${minute(payDeadline)} 前完成支付，逾期会自动取消。`;
    case OrderStatus.AwaitingShipment:
      return `订单 ${orderNo} 已付款，仓库正在备货。付款后 ${terms.orders.dispatch_hours} 小时内出库，出库后${arrives}，发货后可在订单详情查看物流。`;
    case OrderStatus.AwaitingReceipt: {
      const [parcel] = presentLogistics(order, now, strangers);
      const [latest] = parcel?.nodes ?? [];
      const sent = `订单 ${orderNo} 已于 ${minute(shippedAt ?? now)} 出库，${arrives}`;
      return parcel && latest
        ? `${sent}。${parcel.company} ${parcel.tracking_no}。最新进度（${latest.time.slice(0, 16)}）：${latest.text}。`
        : `${sent}，正在运输途中。`;
    }
    case OrderStatus.Received:
      return `订单 ${orderNo} 已收货。如有破损或缺少，请在订单详情申请售后。`;
    case OrderStatus.Completed:
      return `订单 ${orderNo} 已完成，感谢您的采购。`;
    default:
      return `订单 ${orderNo} 已取消，占用的库存和优惠已退回。`;
  }
}

/** The state of an order's invoice. */
export function invoiceReply(state: WorldState, order: OrderRecord): string {
  const invoice = invoicesOf(state, order.id).at(-1);
  if (!invoice)
    return `订单 ${order.orderNo} 还没有发票。确认收货后会自动开具电子发票，也可在“自助服务—电子发票”中申请。`;
  switch (invoice.status) {
    case InvoiceStatus.Waiting:
    case InvoiceStatus.Issuing:
      return `订单 ${order.orderNo} 的发票正在开具，抬头“${invoice.title}”，金额 ¥${formatYuan(invoice.amount)}，开好后可在“自助服务—电子发票”下载。`;
    case InvoiceStatus.Issued:
      return `订单 ${order.orderNo} 的发票已开具，发票号码 ${invoice.invoiceNo}，可在“自助服务—电子发票”下载或发送到邮箱。`;
    case InvoiceStatus.Failed:
      return `订单 ${order.orderNo} 的发票没有开成：${invoice.reason}。如需重新开具，请转人工。`;
    default:
      return `订单 ${order.orderNo} 的发票已红冲。如需重新开具，请转人工。`;
  }
}

/** Returns the reply on whether an order can be returned or complained about, and how. */
export function returnReply(order: OrderRecord, now: number): string {
  const problem = returnProblem(order, now);
  const how = `请在订单详情中提交，附外包装和商品照片，${terms.returns.review_hours} 小时内审核。`;
  if (problem === undefined)
    return `订单 ${order.orderNo} 可以退货，破损、少发或发错也可以申请售后。${how}审核通过后请寄至：${RETURN_ADDRESS}。`;
  return complaintProblem(order, now) === undefined
    ? `${problem}。破损、少发或发错可以申请售后，${how}`
    : `${problem}。如有特殊情况请转人工。`;
}
