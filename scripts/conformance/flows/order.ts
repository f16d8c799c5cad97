import { same } from "../checks/finding.ts";
import { findGoods, lineFor } from "./find-goods.ts";
import type { CartStore } from "./cart-shapes.ts";
import type { Flow, Steps } from "./steps.ts";

type Checkout = {
  readonly checkout_no: string;
  readonly lines: readonly { readonly id: number }[];
  readonly goods_amount: number;
  readonly manjian_amount: number;
  readonly discount_amount: number;
  readonly gift_amount: number;
  readonly shipping_fee: number;
  readonly amount: number;
};

type Created = { readonly order_id: number; readonly order_no: string; readonly amount: number };
type Order = {
  readonly id: number;
  readonly order_no: string;
  readonly status: number;
  readonly amount: number;
};
type PayChoice = { readonly method: number; readonly is_open: number };
type Payment = { readonly pay_no: string; readonly order_id: number; readonly amount: number };
type Added = { readonly lines: readonly { readonly id: number }[] };

const BALANCE = 2;
const UNPAID = 1;
const CANCELLED = 6;
const PAID = 2;
const ORDINARY_INVOICE = 1;

/** Add, check out, order twice, see it, pay what can be paid, cancel: the order ends as it should. */
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
  ],
  writes: true,
  async walk(steps) {
    const checkout = await checkOut(steps);
    const created = await placeOrder(steps, checkout);
    try {
      await pay(steps, created);
    } finally {
      await cancel(steps, created);
    }
  },
};

async function checkOut(steps: Steps): Promise<Checkout> {
  const [goods] = await findGoods(steps, 1);
  if (!goods) return steps.need<Checkout>(undefined, { zh: "没有商品", en: "no goods" });
  const { data: added } = await steps.succeed<Added>("addCartLines", {
    body: { params: [lineFor(goods, goods.zbz)] },
  });
  const ids = added.lines.map(({ id }) => id);
  const { data, exchange } = await steps.succeed<Checkout>("checkoutCart", { body: { ids, new: 1 } });
  const shown = data.lines.map(({ id }) => id);
  steps.law(exchange, String(shown) === String(ids), "data.lines", same(`ids ${ids.join(", ")}`), shown);
  const fen = (yuan: number) => Math.round(yuan * 100);
  const amount =
    fen(data.goods_amount) -
    fen(data.manjian_amount) -
    fen(data.discount_amount) +
    fen(data.gift_amount) +
    fen(data.shipping_fee);
  const expected = {
    zh: `${amount / 100} = 商品 − 满减 − 折扣 + 换购 + 运费`,
    en: `${amount / 100} = goods − reduction − discount + gifts + shipping`,
  };
  steps.law(exchange, fen(data.amount) === amount, "data.amount", expected, data.amount, "cart-total");
  return data;
}

async function placeOrder(steps: Steps, { checkout_no: number, amount, lines }: Checkout): Promise<Created> {
  const { data: addresses } = await steps.succeed<readonly { id: number }[]>("listAddresses");
  const address = steps.need(addresses[0], { zh: "没有收货地址", en: "no delivery address" });
  const body = { checkout_no: number, address_id: address.id, invoice_kind: ORDINARY_INVOICE };
  const { data: created, exchange } = await steps.succeed<Created>("createOrder", { body });
  const asChecked = { zh: `结算单的金额 ${amount}`, en: `the checkout's amount, ${amount}` };
  steps.law(exchange, created.amount === amount, "data.amount", asChecked, created.amount);
  const again = await steps.succeed<Created>("createOrder", { body });
  const once = {
    zh: `同一结算单得到同一订单 ${created.order_id}`,
    en: `the same order, ${created.order_id}, for one checkout`,
  };
  steps.law(again.exchange, again.data.order_id === created.order_id, "repeated", once, again.data.order_id);
  const { data: cart, exchange: listed } = await steps.succeed<CartStore>("listCartLines");
  const left = cart.data.filter(({ id }) => lines.some((line) => line.id === id)).map(({ id }) => id);
  steps.law(
    listed,
    left.length === 0,
    "ordered",
    { zh: "下单的行离开购物车", en: "ordered lines leave the cart" },
    { left },
  );
  const { data: orders, exchange: all } = await steps.succeed<{ list: readonly Order[] }>("listOrders");
  const isListed = orders.list.some(({ id }) => id === created.order_id);
  steps.law(
    all,
    isListed,
    "created",
    { zh: `列出订单 ${created.order_id}`, en: `order ${created.order_id} is listed` },
    orders.list.map(({ id }) => id),
  );
  const seen = await steps.succeed<Order>("getOrder", { path: { id: created.order_id } });
  const unpaid = { zh: `待支付（${UNPAID}），金额 ${amount}`, en: `unpaid (${UNPAID}), amount ${amount}` };
  const isRight = seen.data.status === UNPAID && seen.data.amount === amount;
  steps.law(seen.exchange, isRight, "created", unpaid, {
    status: seen.data.status,
    amount: seen.data.amount,
  });
  return created;
}

/** Opens a payment by a way that is open, the balance before others, and pays it from the balance. */
async function pay(steps: Steps, { order_id: id, amount }: Created): Promise<void> {
  const { data: choices } = await steps.succeed<readonly PayChoice[]>("listPayMethods", {
    query: { order_id: id },
  });
  const open = choices
    .filter(({ method, is_open: isOpen }) => isOpen === 1 && method >= BALANCE)
    .toSorted((a, b) => a.method - b.method)[0];
  if (!open) return;
  const body = { order_id: id, method: open.method };
  const first = await steps.succeed<Payment>("createPayment", { body });
  const paysIt = first.data.order_id === id && first.data.amount === amount;
  steps.law(first.exchange, paysIt, "data", same(`order_id ${id}, amount ${amount}`), first.data);
  const again = await steps.succeed<Payment>("createPayment", { body });
  const once = { zh: "再次打开得到同一支付单", en: "opened again, the same payment" };
  steps.law(again.exchange, again.data.pay_no === first.data.pay_no, "repeated", once, again.data.pay_no);
  const seen = await steps.succeed<Payment>("getPayment", { path: { pay_no: first.data.pay_no } });
  steps.law(
    seen.exchange,
    seen.data.pay_no === first.data.pay_no,
    "data.pay_no",
    same(first.data.pay_no),
    seen.data.pay_no,
  );
  if (open.method === BALANCE) await payFromBalance(steps, id, first.data);
}

async function payFromBalance(steps: Steps, id: number, { pay_no: number, amount }: Payment): Promise<void> {
  const body = { pay_no: number };
  const before = await balance(steps);
  const paid = await steps.succeed("payByBalance", { body });
  await steps.succeed("payByBalance", { body });
  const after = await balance(steps);
  const expected = { zh: `余额只减少一次 ${amount} 元`, en: `the balance falls by ${amount} yuan once` };
  const fell = Math.round((before - after) * 100) / 100;
  steps.law(paid.exchange, fell === amount, "balance", expected, fell);
  const { data } = await steps.succeed<Order>("getOrder", { path: { id } });
  const isPaid = { zh: `订单已支付（${PAID}）`, en: `the order is paid (${PAID})` };
  steps.law(paid.exchange, data.status === PAID, "status", isPaid, data.status);
}

async function balance(steps: Steps): Promise<number> {
  return (await steps.succeed<{ user_money: number }>("getBalance")).data.user_money;
}

async function cancel(steps: Steps, { order_id: id }: Created): Promise<void> {
  const { exchange } = await steps.succeed("cancelOrder", { path: { id }, body: { reason: 4 } });
  const seen = await steps.succeed<Order>("getOrder", { path: { id } });
  const expected = { zh: `已取消（${CANCELLED}）`, en: `cancelled (${CANCELLED})` };
  steps.law(exchange, seen.data.status === CANCELLED, "status", expected, seen.data.status);
}
