import type { Payment } from "#generated/model/payment.ts";
import { type BuyerCall, type Handlers, own } from "./call.ts";
import { now } from "./clock.ts";
import { having, inDays, paged } from "./lists.ts";
import { fen, sum, yuan } from "./money.ts";
import { conflict, notFound, refuseField } from "./responses.ts";
import type { Buyer, PlacedOrder } from "./shop.ts";

const [UNPAID, PAID] = [1, 2] as const;
const [CREDIT, BALANCE, TRANSFER, CODE] = [1, 2, 3, 4] as const;
const [WAITING, SUCCEEDED] = [1, 3] as const;
const SPENT = 2;
const HOUR_S = 3600;
const ACCOUNT = { bank: "商城银行", name: "医药商城", number: "6222000000000001" };

function orderIn(buyer: Buyer, id: number): PlacedOrder {
  const order = buyer.orders.find((each) => each.id === id);
  if (!order) throw refuseField("order_id", "没有这张订单");
  return order;
}

/** Why an order cannot be paid in this way; empty if it can. */
function reasonOf(buyer: Buyer, { status, amount }: PlacedOrder, method: number): string {
  if (status !== UNPAID) return "订单不在待付款状态";
  if (method === CREDIT) return "未开通账期";
  return method === BALANCE && buyer.money < amount ? "余额不足" : "";
}

function open({ shop, buyer, body }: BuyerCall): Payment {
  const order = orderIn(buyer, body.order_id);
  const reason = reasonOf(buyer, order, body.method);
  if (reason !== "") throw conflict(reason);
  const { id, amount } = order;
  const known = buyer.payments.find(
    ({ order_id, method, status }) => order_id === id && method === body.method && status === WAITING,
  );
  if (known) return known;
  const payment: Payment = {
    pay_no: shop.nextNo("ZF"),
    order_id: id,
    method: body.method,
    amount,
    status: WAITING,
    qr_content: body.method === CODE ? `pay:${id}` : "",
    bank_account: body.method === TRANSFER ? ACCOUNT : null,
    transfer_image: "",
    expires_at: Math.floor(Date.now() / 1000) + HOUR_S,
    message: "",
  };
  buyer.payments.push(payment);
  return payment;
}

function pay({ shop, buyer, body }: BuyerCall): Payment {
  const payment = buyer.payments.find(({ pay_no: no }) => no === body.pay_no);
  if (!payment) throw refuseField("pay_no", "没有这张支付单");
  if (payment.status === SUCCEEDED) return payment;
  const order = orderIn(buyer, payment.order_id);
  const reason = payment.method === BALANCE ? reasonOf(buyer, order, BALANCE) : "不是余额支付";
  if (reason !== "") throw conflict(reason);
  payment.status = SUCCEEDED;
  shop.book(buyer, -payment.amount, SPENT, order);
  Object.assign(order, { status: PAID, pay_method: BALANCE, paid_at: now() });
  order.progress.push({ status: PAID, name: "付款成功", time: now() });
  return payment;
}

const NAMES = { [CREDIT]: "账期支付", [BALANCE]: "余额支付", [TRANSFER]: "银行转账", [CODE]: "扫码支付" };

/** Paying, and the balance. */
export const payments: Handlers = {
  listPayMethods: own(({ buyer, query }) => {
    const order = orderIn(buyer, query.order_id);
    return [CREDIT, BALANCE, TRANSFER, CODE].map((method) => {
      const reason = reasonOf(buyer, order, method);
      const describe = method === BALANCE ? `可用余额 ¥${buyer.money}` : "";
      return { method, name: NAMES[method], is_open: reason === "" ? 1 : 0, reason, describe };
    });
  }),
  createPayment: own(open),
  getPayment: own(({ c, buyer }) => {
    const found = buyer.payments.find(({ pay_no: no }) => no === c.req.param("pay_no"));
    if (!found) throw notFound("没有这张支付单");
    return found;
  }),
  payByBalance: own(pay),
  getBalance: own(({ buyer }) => {
    const today = buyer.moneyLog.filter(({ created_at: at }) => at.slice(0, 10) === now().slice(0, 10));
    const change = yuan(sum(today.map(({ amount }) => fen(amount))));
    return { user_money: buyer.money, frozen_money: 0, today_change: change };
  }),
  listBalanceLog: own(({ buyer, query }) => {
    const found = inDays(having(buyer.moneyLog, { use_type: query.use_type }), query);
    const amounts = found.map(({ amount }) => fen(amount));
    const income = yuan(sum(amounts.filter((amount) => amount > 0)));
    const expense = yuan(-sum(amounts.filter((amount) => amount < 0)));
    return { ...paged(found, { page: query.page }), income, expense };
  }),
};
