import { same } from "../checks/finding.ts";
import { type Created, type Order, cancelOrder, checkOut, placeOrder } from "./place-order.ts";
import type { Flow, Steps } from "./steps.ts";

type PayChoice = { readonly method: number; readonly is_open: number };
type CreditPayment = {
  readonly pay_no: string;
  readonly order_id: number;
  readonly amount: number;
  readonly status: number;
};

const CREDIT = 1;
const OPEN = 1;
const PROCESSING = 2;
const PAID = 2;
const SUCCEEDED = 3;
/** A payment that is still under way after so many questions is left to the server. */
const MOST_CHECKS = 5;

/** An order that is paid by credit: open the payment twice, pay it, ask how it stands, cancel. */
export const creditOrder: Flow = {
  id: "order-credit",
  name: { zh: "流程：账期支付", en: "flow: pay by credit" },
  operations: [
    "listGoods",
    "listCartLines",
    "addCartLines",
    "checkoutCart",
    "listAddresses",
    "createOrder",
    "getOrder",
    "listOrders",
    "listPayMethods",
    "createCreditPayment",
    "payCreditPayment",
    "checkCreditPayment",
    "cancelOrder",
    "deleteCartLines",
  ],
  writes: true,
  async walk(steps) {
    const created = await placeOrder(steps, await checkOut(steps));
    try {
      await pay(steps, created);
    } finally {
      await cancelOrder(steps, created);
    }
  },
};

async function pay(steps: Steps, { order_id: id, amount }: Created): Promise<void> {
  const { data: choices } = await steps.succeed<readonly PayChoice[]>("listPayMethods", {
    query: { order_id: id },
  });
  const credit = choices.find(({ method, is_open: isOpen }) => method === CREDIT && isOpen === 1);
  steps.need(credit, { zh: "没有开通账期，或额度不足", en: "no credit term, or too little credit" });
  const body = { order_id: id };
  const { data: opened, exchange } = await steps.succeed<CreditPayment>("createCreditPayment", { body });
  const isRight = opened.order_id === id && opened.amount === amount && opened.status === OPEN;
  const wanted = `order_id ${id}, amount ${amount}, status ${OPEN}`;
  steps.law(exchange, isRight, "data", same(wanted), opened);
  const again = await steps.succeed<CreditPayment>("createCreditPayment", { body });
  const once = { zh: "再次打开得到同一支付单", en: "opened again, the same payment" };
  steps.law(again.exchange, again.data.pay_no === opened.pay_no, "repeated", once, again.data.pay_no);
  const paid = await steps.succeed<CreditPayment>("payCreditPayment", { body: { pay_no: opened.pay_no } });
  await steps.succeed("payCreditPayment", { body: { pay_no: opened.pay_no } });
  let status = paid.data.status;
  for (let checks = 0; status === PROCESSING && checks < MOST_CHECKS; checks += 1)
    status = (await steps.succeed<CreditPayment>("checkCreditPayment", { body: { pay_no: opened.pay_no } }))
      .data.status;
  if (status !== SUCCEEDED) return;
  const { data } = await steps.succeed<Order>("getOrder", { path: { id } });
  const isPaid = { zh: `订单已支付（${PAID}）`, en: `the order is paid (${PAID})` };
  steps.law(paid.exchange, data.status === PAID, "status", isPaid, data.status);
}
