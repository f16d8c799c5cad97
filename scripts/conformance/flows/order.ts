import { payOrder } from "./pay-order.ts";
import { buyAgain, ORDERING, orderAndCancel } from "./place-order.ts";
import type { Flow } from "./steps.ts";

/** Add, check out, order twice, read, pay, cancel, buy again. */
export const order: Flow = {
  id: "order",
  name: { zh: "流程：结算、下单、支付、取消", en: "flow: check out, order, pay, cancel" },
  operations: [
    ...ORDERING,
    "listPayMethods",
    "createPayment",
    "getPayment",
    "payByBalance",
    "getBalance",
    "getBuyAgainPreview",
    "buyOrderAgain",
  ],
  writes: true,
  async walk(steps) {
    await buyAgain(steps, await orderAndCancel(steps, payOrder));
  },
};
