import { orderStatusLabels, payMethodLabels } from "#generated/enum-labels.ts";
import { OrderStatus, PayMethod } from "#generated/enums.ts";
import type { Order } from "#generated/model/index.ts";
import type { Step } from "#src/shared/ui/progress/step-bar.tsx";

export const STATUSES: readonly OrderStatus[] = [
  OrderStatus.AwaitingPayment,
  OrderStatus.AwaitingShipment,
  OrderStatus.AwaitingReceipt,
  OrderStatus.Received,
  OrderStatus.Completed,
  OrderStatus.Canceled,
];

/** True if an unpaid order's payment is in progress: a proof is being checked, or a result is still to come. */
export function isBeingPaid({ status, pay_method }: Pick<Order, "status" | "pay_method">): boolean {
  return status === OrderStatus.AwaitingPayment && pay_method !== PayMethod.NotChosen;
}

/** The state of one order in words. */
export function stateName(order: Pick<Order, "status" | "pay_method">): string {
  if (!isBeingPaid(order)) return orderStatusLabels[order.status];
  return order.pay_method === PayMethod.BankTransfer ? "转账核对中" : "付款确认中";
}

/** Tells the buyer what happens next with an order. */
export function stateHint(order: Pick<Order, "status" | "pay_method">): string {
  if (isOnCredit(order) && order.status === OrderStatus.AwaitingShipment)
    return "货款已记入账期账单，仓库正在备货。";
  if (!isBeingPaid(order)) return statusHints[order.status];
  return order.pay_method === PayMethod.BankTransfer
    ? "转账凭证已提交，财务核对到账后安排发货，请勿重复支付。"
    : "正在确认付款结果，请勿重复支付。";
}

const statusHints: Record<OrderStatus, string> = {
  [OrderStatus.AwaitingPayment]: "请在付款截止前完成支付，逾期订单将自动取消。",
  [OrderStatus.AwaitingShipment]: "已收到付款，仓库正在备货。",
  [OrderStatus.AwaitingReceipt]: "商品已发出，请留意收货并当面验货。",
  [OrderStatus.Received]: "商品已签收，如有问题请联系客服。",
  [OrderStatus.Completed]: "订单已完成，感谢您的采购。",
  [OrderStatus.Canceled]: "订单已取消，库存已释放。",
};

export function isPaid({ status }: Pick<Order, "status">): boolean {
  return status !== OrderStatus.AwaitingPayment && status !== OrderStatus.Canceled;
}

/** True if the goods have left the warehouse. */
export const isShipped = (order: Pick<Order, "status">): boolean =>
  isPaid(order) && order.status > OrderStatus.AwaitingShipment;

/** True if the order counts as paid, but its amount is still owed: it is on a credit bill. */
export const isOnCredit = (order: Pick<Order, "status" | "pay_method">): boolean =>
  isPaid(order) && order.pay_method === PayMethod.Credit;

/** The label of an order's total. */
export function amountLabel(order: Pick<Order, "status" | "pay_method">): string {
  if (order.status === OrderStatus.Canceled) return "订单金额";
  if (isOnCredit(order)) return payMethodLabels[PayMethod.Credit];
  return isPaid(order) ? "实付金额" : "应付金额";
}

/** The progress of an order as steps; a canceled one ends where it was canceled. */
export function progressSteps({ status, progress }: Pick<Order, "status" | "progress">): Step[] {
  if (status === OrderStatus.Canceled) {
    return progress.map(({ name, time }) => ({ name, time, state: "done" }));
  }
  return (["提交订单", "付款", "发货", "收货", "完成"] as const).map((name, index) => {
    const time = progress.find((step) => step.status === index + 1)?.time;
    if (index + 1 <= status) return { name, time, state: "done" };
    return { name, time, state: index + 1 === status + 1 ? "current" : "coming" };
  });
}
