import { InvoiceKind, OrderStatus, ReturnReason, ReturnStatus } from "#generated/enums.ts";
import type { Goods } from "#generated/model/goods.ts";
import { fen } from "../../../api-client/amounts.ts";
import type { Account } from "../../setup/adapter.ts";
import { addGoods } from "../cart-lines.ts";
import { findGoods, packOf } from "../find-goods.ts";
import type { Steps } from "../steps.ts";
import { DAY_S, adapterOf, arranged, begin, logIn } from "./account.ts";
import { payOnCredit } from "./payments.ts";

const DAYS_TO_SHIP = 3;
const DAYS_TO_RECEIVE = 15;
const DAYS_TO_REFUND = 10;
const NOT_SHIPPED = { zh: "订单没有自动发货", en: "the order is not shipped in time" };

/** The operations of `placeOrder`. */
export const PLACING = ["listCartLines", "addCartLines", "checkoutCart", "listAddresses", "createOrder"];

/** An order keeps the address that it was placed with. */
export const keptAddress = arranged({
  id: "kept-address",
  name: { zh: "流程：订单的地址", en: "flow: the address of an order" },
  operations: ["listAddresses", "updateAddress", "getOrder"],
  async walk(steps) {
    const account = await begin(steps);
    const path = { id: await adapterOf(steps).makeOrder(account, "unpaid") };
    const { data: before } = await steps.succeed("getOrder", { path });
    const { data: addresses } = await steps.succeed("listAddresses");
    for (const { id, name, phone, province, city, district, detail } of addresses) {
      const body = { name, phone, province, city, district, detail: `${detail} 二楼` };
      const { exchange } = await steps.succeed("updateAddress", { path: { id }, body });
      const { data: after } = await steps.succeed("getOrder", { path });
      steps.equal(exchange, "address of an order", after.address.detail, before.address.detail);
    }
  },
});

/** Places an order of this product, without a title. */
export async function placeOrder(steps: Steps, goods: Goods) {
  const ids = await addGoods(steps, goods, packOf(goods));
  const { data: checkout } = await steps.succeed("checkoutCart", { body: { ids, new: 1 } });
  const { data: addresses } = await steps.succeed("listAddresses");
  const address = steps.need(addresses[0], { zh: "没有收货地址", en: "no delivery address" });
  return steps.succeed("createOrder", {
    body: {
      checkout_no: checkout.checkout_no,
      address_id: address.id,
      invoice_kind: InvoiceKind.Ordinary,
    },
  });
}

/** Waits until a paid order is shipped; ends the flow if it is not. */
async function waitForShipping(steps: Steps, account: Account, id: number): Promise<void> {
  await adapterOf(steps).advance(DAYS_TO_SHIP * DAY_S);
  await logIn(steps, account);
  const { data } = await steps.succeed("getOrder", { path: { id } });
  steps.need(data.status === OrderStatus.AwaitingReceipt ? data : undefined, NOT_SHIPPED);
}

/** An order without a title is billed to the default one. Moves the clock until the order has been received. */
export const defaultTitle = arranged({
  id: "default-title",
  name: { zh: "流程：默认发票抬头", en: "flow: the default invoice title" },
  operations: [
    "createInvoiceTitle",
    "listGoods",
    ...PLACING,
    "createCreditPayment",
    "payCreditPayment",
    "checkCreditPayment",
    "listCreditBills",
    "getOrder",
    "getInvoice",
  ],
  async walk(steps) {
    const account = await begin(steps);
    const titles = ["契约检查抬头一", "契约检查抬头二"];
    for (const [index, title] of titles.entries())
      await steps.succeed("createInvoiceTitle", {
        body: {
          kind: InvoiceKind.Ordinary,
          title,
          tax_no: "91330100000000001X",
          is_default: index,
        },
      });
    const [goods] = await findGoods(steps, 1);
    const { data: order, exchange } = await placeOrder(steps, goods);
    await payOnCredit(steps, order.order_id);
    await waitForShipping(steps, account, order.order_id);
    await adapterOf(steps).advance(DAYS_TO_RECEIVE * DAY_S);
    await logIn(steps, account);
    const { data: received } = await steps.succeed("getOrder", { path: { id: order.order_id } });
    const id = steps.need(received.invoice_id > 0 ? received.invoice_id : undefined, {
      zh: "收货后没有发票",
      en: "no invoice after the receipt",
    });
    const { data: invoice } = await steps.succeed("getInvoice", { path: { id } });
    steps.equal(exchange, "title of the invoice", invoice.title, titles[1]);
  },
});

/** The refund of an order on credit lowers its bill. Moves the clock until the goods have come back. */
export const refundOnCredit = arranged({
  id: "refund-on-credit",
  name: { zh: "流程：账期订单的退款", en: "flow: the refund of an order on credit" },
  operations: [
    "createCreditPayment",
    "payCreditPayment",
    "checkCreditPayment",
    "listCreditBills",
    "getOrder",
    "receiveOrder",
    "listReturnableLines",
    "createReturn",
    "shipReturn",
    "getReturn",
    "getBalance",
  ],
  async walk(steps) {
    const account = await begin(steps);
    const setup = adapterOf(steps);
    const order = await setup.makeOrder(account, "unpaid");
    await payOnCredit(steps, order);
    await waitForShipping(steps, account, order);
    await steps.succeed("receiveOrder", { path: { id: order } });
    const { data: lines } = await steps.succeed("listReturnableLines", { path: { id: order } });
    const line = steps.need(lines[0], { zh: "订单没有可退的行", en: "the order has no line to return" });
    const { data: made } = await steps.succeed("createReturn", {
      body: {
        order_id: order,
        reason: ReturnReason.Damaged,
        lines: [{ order_line_id: line.order_line_id, number: 1 }],
      },
    });
    await setup.decide("return", made.id);
    const path = { id: made.id };
    const parcel = { company: "契约快递", tracking_no: "JC20260002" };
    const { exchange } = await steps.succeed("shipReturn", { path, body: parcel });
    const before = await moneyOf(steps);
    await setup.advance(DAYS_TO_REFUND * DAY_S);
    await logIn(steps, account);
    const { data: done } = await steps.succeed("getReturn", { path });
    steps.need(done.status === ReturnStatus.Completed ? done : undefined, {
      zh: "退货没有完成",
      en: "the return is not completed in time",
    });
    const after = await moneyOf(steps);
    steps.equal(exchange, "balance", after.balance, before.balance);
    steps.equal(exchange, "bill", after.bill, before.bill - fen(done.amount));
  },
});

/** The balance and the bill, in 分. */
async function moneyOf(steps: Steps) {
  const { data: bills } = await steps.succeed("listCreditBills");
  const { data: balance } = await steps.succeed("getBalance");
  return { bill: fen(bills.list[0]?.amount ?? 0), balance: fen(balance.user_money) };
}
