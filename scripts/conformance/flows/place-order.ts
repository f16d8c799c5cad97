import { isDeepStrictEqual } from "node:util";
import type { AddCartLines200Data } from "#generated/model/addCartLines200Data.ts";
import type { Address } from "#generated/model/address.ts";
import type { BuyAgain } from "#generated/model/buyAgain.ts";
import type { BuyAgainPreview } from "#generated/model/buyAgainPreview.ts";
import type { CartStore } from "#generated/model/cartStore.ts";
import type { Checkout } from "#generated/model/checkout.ts";
import type { CreatedOrder } from "#generated/model/createdOrder.ts";
import type { ListOrders200Data } from "#generated/model/listOrders200Data.ts";
import type { Order } from "#generated/model/order.ts";
import { same, show } from "../checks/finding.ts";
import { findGoods, lineFor } from "./find-goods.ts";
import { checkOrderSums, fen } from "./price-laws.ts";
import type { Steps } from "./steps.ts";

const UNPAID = 1;
const CANCELLED = 6;
const ORDINARY_INVOICE = 1;
const DELIVERED = 1;
const NOT_NEEDED = 4;
/** The buyer's list of invoice titles. */
const TITLES = "in:/api/user/invoice_title";
const REMARK = "契约检查 a+b&c=%41";

/** The operations of `orderAndCancel`. */
export const ORDERING: readonly string[] = [
  "listGoods",
  "listCartLines",
  "addCartLines",
  "checkoutCart",
  "listAddresses",
  "createOrder",
  "getOrder",
  "listOrders",
  "cancelOrder",
  "deleteCartLines",
];

/** Checks out, orders twice, calls `pay`, and cancels the order. */
export async function orderAndCancel(
  steps: Steps,
  pay: (steps: Steps, created: CreatedOrder) => Promise<void>,
): Promise<CreatedOrder> {
  const created = await placeOrder(steps, await checkOut(steps));
  try {
    await pay(steps, created);
  } finally {
    await cancelOrder(steps, created);
  }
  return created;
}

/** Adds one line and opens a checkout for it. */
async function checkOut(steps: Steps): Promise<Checkout> {
  const [goods] = await findGoods(steps, 1);
  if (!goods) return steps.need<Checkout>(undefined, { zh: "没有商品", en: "no goods" });
  const { data: added } = await steps.succeed<AddCartLines200Data>("addCartLines", {
    body: { params: [lineFor(goods, goods.zbz)] },
  });
  const ids = added.lines.map(({ id }) => id);
  steps.restoreBy(async (send) => void (await send("deleteCartLines", { body: { ids } })));
  const { data, exchange } = await steps.succeed<Checkout>("checkoutCart", { body: { ids, new: 1 } });
  const shown = data.lines.map(({ id }) => id);
  steps.law(exchange, String(shown) === String(ids), "data.lines", same(`ids ${ids.join(", ")}`), shown);
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

/** Places the order twice; there must be only one order, with the requested contents. */
async function placeOrder(
  steps: Steps,
  { checkout_no: number, amount, lines }: Checkout,
): Promise<CreatedOrder> {
  const { data: addresses } = await steps.succeed<readonly Address[]>("listAddresses");
  const address = steps.need(addresses[0], { zh: "没有收货地址", en: "no delivery address" });
  const options = { remark: REMARK, delivery_type: DELIVERED };
  const [title] = steps.run.known.all(TITLES);
  const body = {
    checkout_no: number,
    address_id: address.id,
    invoice_kind: ORDINARY_INVOICE,
    points: 0,
    invoice_title_id: title,
    ...options,
  };
  const { data: created, exchange } = await steps.succeed<CreatedOrder>("createOrder", { body });
  steps.restoreBy(
    async (send) =>
      void (await send("cancelOrder", { path: { id: created.order_id }, body: { reason: NOT_NEEDED } })),
  );
  const asChecked = { zh: `结算单的金额 ${amount}`, en: `the checkout's amount, ${amount}` };
  steps.equal(exchange, "data.amount", created.amount, amount, asChecked);
  const again = await steps.succeed<CreatedOrder>("createOrder", { body });
  const once = {
    zh: `同一结算单得到同一订单 ${created.order_id}`,
    en: `the same order, ${created.order_id}, for one checkout`,
  };
  steps.equal(again.exchange, "repeated", again.data.order_id, created.order_id, once);
  const { data: cart, exchange: listed } = await steps.succeed<CartStore>("listCartLines");
  const left = cart.data.filter(({ id }) => lines.some((line) => line.id === id)).map(({ id }) => id);
  steps.none(listed, "ordered", { zh: "下单的行离开购物车", en: "ordered lines leave the cart" }, { left });
  const { data: orders, exchange: all } = await steps.succeed<ListOrders200Data>("listOrders");
  const isListed = orders.list.some(({ id }) => id === created.order_id);
  steps.law(
    all,
    isListed,
    "created",
    { zh: `列出订单 ${created.order_id}`, en: `order ${created.order_id} is listed` },
    orders.list.map(({ id }) => id),
  );
  const seen = await steps.succeed<Order>("getOrder", { path: { id: created.order_id } });
  checkOrderSums(steps, seen.exchange, seen.data);
  const unpaid = { zh: `待支付（${UNPAID}），金额 ${amount}`, en: `unpaid (${UNPAID}), amount ${amount}` };
  const isRight = seen.data.status === UNPAID && seen.data.amount === amount;
  steps.law(seen.exchange, isRight, "created", unpaid, {
    status: seen.data.status,
    amount: seen.data.amount,
  });
  const kept = { remark: seen.data.remark, delivery_type: seen.data.delivery_type };
  steps.law(exchange, isDeepStrictEqual(kept, options), "as sent", same(show(options)), kept);
  return created;
}

/** Cancels the order. */
async function cancelOrder(steps: Steps, { order_id: id }: CreatedOrder): Promise<void> {
  const { exchange } = await steps.succeed("cancelOrder", {
    path: { id },
    body: { reason: NOT_NEEDED, remark: REMARK },
  });
  const seen = await steps.succeed<Order>("getOrder", { path: { id } });
  const expected = { zh: `已取消（${CANCELLED}）`, en: `cancelled (${CANCELLED})` };
  steps.equal(exchange, "status", seen.data.status, CANCELLED, expected);
}

/** Puts the products of the cancelled order back into the cart, and removes them. */
export async function buyAgain(steps: Steps, { order_id: id }: CreatedOrder): Promise<void> {
  const before = (await listLines(steps)).map((line) => line.id);
  steps.restoreBy(async (send) => {
    const cart = await send<CartStore>("listCartLines");
    const ids = cart?.data.map((line) => line.id).filter((line) => !before.includes(line));
    if (ids && ids.length > 0) await send("deleteCartLines", { body: { ids } });
  });
  const preview = await steps.succeed<BuyAgainPreview>("getBuyAgainPreview", { path: { id } });
  const wanted = preview.data.lines.filter(({ number }) => number > 0);
  const params = wanted.map(({ goods_id, number }) => ({ goods_id, number }));
  const { exchange, data } = await steps.succeed<BuyAgain>("buyOrderAgain", {
    path: { id },
    ...(params.length > 0 && { body: { params } }),
  });
  const isKept = params.length === 0 || isAddedAsked(data, params);
  const asked = { zh: `按预览的数量加购：${show(params)}`, en: `added as previewed: ${show(params)}` };
  steps.law(exchange, isKept, "data.added", asked, { added: data.added, failed: data.failed });
  const listed = (await listLines(steps)).map(({ goods }) => goods.id);
  const missing = data.added.map((each) => each.goods_id).filter((goodsId) => !listed.includes(goodsId));
  const expected = { zh: "加购的商品都在购物车中", en: "all goods that were added are in the cart" };
  steps.none(exchange, "added", expected, { missing });
}

type Asked = { readonly goods_id: number; readonly number: number };

/** Whether everything that was asked for was added in its quantity. */
const isAddedAsked = ({ added, failed }: BuyAgain, params: readonly Asked[]): boolean =>
  failed.length === 0 &&
  isDeepStrictEqual(
    added.map(({ goods_id, number }) => ({ goods_id, number })),
    params,
  );

const listLines = async (steps: Steps) => (await steps.succeed<CartStore>("listCartLines")).data.data;
