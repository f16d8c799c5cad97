import { payOrder } from "./pay-order.ts";
import { buyAgain, cancelOrder, checkOut, placeOrder } from "./place-order.ts";
import type { Flow } from "./steps.ts";

/** Add, check out, order twice, see it, pay what can be paid, cancel, buy again: the order ends as it should. */
export const order: Flow = {
  id: "order",
  name: { zh: "流程：结算、下单、支付、取消", en: "flow: check out, order, pay, cancel" },
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
    "createPayment",
    "getPayment",
    "payByBalance",
    "getBalance",
    "cancelOrder",
    "buyOrderAgain",
    "deleteCartLines",
  ],
  writes: true,
  async walk(steps) {
    const created = await placeOrder(steps, await checkOut(steps));
    try {
      await payOrder(steps, created);
    } finally {
      await cancelOrder(steps, created);
    }
    await buyAgain(steps, created);
  },
};
