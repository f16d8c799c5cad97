import { isDeepStrictEqual } from "node:util";
import type { BuyAgain } from "#generated/model/buyAgain.ts";
import type { Checkout } from "#generated/model/checkout.ts";
import type { CreatedOrder } from "#generated/model/createdOrder.ts";
import { fen } from "../../api-client/amounts.ts";
import { priceOf } from "../../api-client/cart-line.ts";
import { same, show } from "../../api-client/checks/finding.ts";
import { type Exchange, envelopeOf, isSuccess } from "../../api-client/http/exchange.ts";
import { type PricedGoods, expectListedAmount, expectListPrice } from "./amount-laws.ts";
import { addGoods, removeLater } from "./cart-lines.ts";
import { findGoods, packOf } from "./find-goods.ts";
import { checkOrderSums } from "./price-laws.ts";
import { FlowEnds, type Steps } from "./steps.ts";
import { expectMadeNow } from "./time-laws.ts";

const UNPAID = 1;
const CANCELED = 6;
const ORDINARY_INVOICE = 1;
const DELIVERED = 1;
export const NOT_NEEDED = 4;
/** The buyer's lists of addresses and of invoice titles. */
const ADDRESSES = "in:/api/user/address";
const TITLES = "in:/api/user/invoice_title";
/** The fields by which an order names the buyer's own records, and their lists. */
const OF_THE_BUYER = { address_id: ADDRESSES, invoice_title_id: TITLES, coupon_id: "in:/api/user/coupon" };
/** A text that careless code unescapes, escapes twice, or truncates after 100 characters. */
const REMARK = `契约检查 a+b&c=%41 &lt;b&gt; <i> "'\\ ${"长".repeat(120)} 完`;
const CANCEL_REMARK = "契约检查 a+b&c=%41";

/** The operations of `orderAndCancel`. */
export const ORDERING: readonly string[] = [
  "listGoods",
  "listCartLines",
  "addCartLines",
  "editCartLine",
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
  const bought = await addLine(steps);
  await expectChangeRefused(steps, bought, await checkOut(steps, bought.ids));
  const checkout = await checkOut(steps, bought.ids, bought);
  const before = await stockOf(steps, bought.goodsId);
  const { created, exchange } = await placeOrder(steps, checkout, bought);
  const ordered = await stockOf(steps, bought.goodsId);
  // Others may buy and cancel meanwhile; a stock that does not change does not follow this order.
  if (before !== undefined && ordered !== undefined) {
    const expected = {
      zh: `下单 ${bought.number} 后少于 ${before}`,
      en: `less than ${before} after ${bought.number} were ordered`,
    };
    steps.law(exchange, ordered !== before, "stock taken", expected, ordered, "stock");
  }
  try {
    await pay(steps, created);
  } finally {
    await cancelOrder(steps, created, bought, ordered);
  }
  return created;
}

type Bought = PricedGoods & { readonly ids: readonly number[]; readonly number: number };

const stockOf = async (steps: Steps, id: number): Promise<number | undefined> =>
  (await steps.peek("getGoodsDetail", { path: { id } }))?.goods.number;

/** Adds one line for the order. */
export async function addLine(steps: Steps): Promise<Bought> {
  const [goods] = await findGoods(steps, 1);
  const ids = await addGoods(steps, goods);
  steps.undoBy("deleteCartLines", { body: { ids } });
  return { ids, goodsId: goods.id, number: packOf(goods), price: priceOf(goods) };
}

/** Changes the line after its checkout was opened: the checkout must not become an order any more. */
async function expectChangeRefused(steps: Steps, { ids, number }: Bought, checkout: Checkout): Promise<void> {
  const [id] = ids;
  if (id === undefined) return;
  const edit = (available: number) =>
    steps.succeed("editCartLine", { path: { id }, body: { params: { number: available }, new: 1 } });
  await edit(2 * number);
  const { response } = await steps.conflict("createOrder", "changed cart", {
    body: await orderBody(steps, checkout),
    probe: { zh: "结算后改了数量", en: "the quantity was changed after the checkout" },
  });
  const placed = envelopeOf(response).data as CreatedOrder | undefined;
  if (isSuccess(response) && placed) cancelLater(steps, placed);
  await edit(number);
}

/** Opens a checkout for the lines. */
export async function checkOut(steps: Steps, ids: readonly number[], bought?: Bought): Promise<Checkout> {
  const { data, exchange } = await steps.succeed("checkoutCart", { body: { ids: [...ids], new: 1 } });
  if (bought) expectListPrice(steps, exchange, "data.lines[].price", data.lines, bought);
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
  checkout: Checkout,
  bought: Bought,
): Promise<{ created: CreatedOrder; exchange: Exchange }> {
  const { amount, lines } = checkout;
  const body = await orderBody(steps, checkout);
  await expectForeignRefused(steps, body);
  const { data: created, exchange } = await steps.succeed("createOrder", { body });
  cancelLater(steps, created);
  const asChecked = { zh: `结算单的金额 ${amount}`, en: `the checkout's amount, ${amount}` };
  steps.equal(exchange, "data.amount", created.amount, amount, asChecked);
  const again = await steps.succeed("createOrder", { body });
  const once = {
    zh: `同一结算单得到同一订单 ${created.order_id}`,
    en: `the same order, ${created.order_id}, for one checkout`,
  };
  steps.equal(again.exchange, "repeated", again.data.order_id, created.order_id, once);
  const { data: cart, exchange: listed } = await steps.succeed("listCartLines");
  const left = cart.data.filter(({ id }) => lines.some((line) => line.id === id)).map(({ id }) => id);
  steps.none(listed, "ordered", { zh: "下单的行离开购物车", en: "ordered lines leave the cart" }, { left });
  const { data: orders, exchange: all } = await steps.succeed("listOrders");
  const isListed = orders.list.some(({ id }) => id === created.order_id);
  steps.law(
    all,
    isListed,
    "created",
    { zh: `列出订单 ${created.order_id}`, en: `order ${created.order_id} is listed` },
    orders.list.map(({ id }) => id),
  );
  expectListedAmount(steps, all, orders, created, amount);
  const seen = await steps.succeed("getOrder", { path: { id: created.order_id } });
  checkOrderSums(steps, seen.exchange, seen.data);
  expectListPrice(steps, seen.exchange, "data.lines[].price", seen.data.lines, bought);
  await expectMadeNow(steps, seen.exchange, "data.created_at", seen.data.created_at);
  const unpaid = { zh: `待支付（${UNPAID}），金额 ${amount}`, en: `unpaid (${UNPAID}), amount ${amount}` };
  const isRight = seen.data.status === UNPAID && seen.data.amount === amount;
  steps.law(seen.exchange, isRight, "created", unpaid, {
    status: seen.data.status,
    amount: seen.data.amount,
  });
  const saved = { remark: seen.data.remark, delivery_type: seen.data.delivery_type };
  steps.equal(exchange, "as sent", saved, OPTIONS);
  return { created, exchange };
}

/** Another buyer's address or invoice title does not go with the order. */
async function expectForeignRefused(
  steps: Steps,
  body: Awaited<ReturnType<typeof orderBody>>,
): Promise<void> {
  const { known, othersKnown, recorder } = steps.run;
  for (const [name, pool] of Object.entries(OF_THE_BUYER)) {
    const foreign = othersKnown.all(pool).find((id) => !known.has(pool, id));
    if (foreign === undefined) continue;
    const probe = { zh: `${name} 用另一买家的编号`, en: `${name} with another buyer's id` };
    const exchange = await steps.call("createOrder", { body: { ...body, [name]: foreign }, probe });
    if (!isSuccess(exchange.response)) continue;
    cancelLater(steps, envelopeOf(exchange.response).data as CreatedOrder);
    const expected = { zh: "拒绝", en: "a refusal" };
    recorder.unexpected(exchange, "foreign-data", `body ${name}`, expected, probe);
    throw new FlowEnds({ zh: "结算单已成为订单", en: "the checkout has become an order" }, "createOrder");
  }
}

const OPTIONS = { remark: REMARK, delivery_type: DELIVERED };

/** The form of an order of this checkout. */
export async function orderBody(steps: Steps, { checkout_no: number }: Checkout) {
  const { data: addresses } = await steps.succeed("listAddresses");
  const address = steps.need(addresses[0], { zh: "没有收货地址", en: "no delivery address" });
  const [title] = steps.run.known.all(TITLES);
  return {
    checkout_no: number,
    address_id: address.id,
    invoice_kind: ORDINARY_INVOICE,
    points: 0,
    invoice_title_id: title,
    ...OPTIONS,
  };
}

/** Cancels an order when the flow ends. */
export const cancelLater = (steps: Steps, { order_id: id }: CreatedOrder): void =>
  steps.undoBy("cancelOrder", { path: { id }, body: { reason: NOT_NEEDED } });

/** Cancels the order, which gives its stock back, and cannot be done twice. */
async function cancelOrder(
  steps: Steps,
  { order_id: id }: CreatedOrder,
  { goodsId, number }: Bought,
  ordered: number | undefined,
): Promise<void> {
  const { exchange } = await steps.succeed("cancelOrder", {
    path: { id },
    body: { reason: NOT_NEEDED, remark: CANCEL_REMARK },
  });
  const seen = await steps.succeed("getOrder", { path: { id } });
  const expected = { zh: `已取消（${CANCELED}）`, en: `canceled (${CANCELED})` };
  steps.equal(exchange, "status", seen.data.status, CANCELED, expected);
  const left = await stockOf(steps, goodsId);
  if (ordered !== undefined && left !== undefined) {
    const back = {
      zh: `取消 ${number} 后多于 ${ordered}`,
      en: `more than ${ordered} after ${number} were canceled`,
    };
    steps.law(exchange, left !== ordered, "stock returned", back, left, "stock");
  }
  if (seen.data.status !== CANCELED) return;
  const again = { zh: "再取消一次", en: "canceled again" };
  await steps.conflict("cancelOrder", "canceled twice", {
    path: { id },
    body: { reason: NOT_NEEDED },
    probe: again,
  });
}

/** Puts the products of the canceled order back into the cart, and removes them. */
export async function buyAgain(steps: Steps, { order_id: id }: CreatedOrder): Promise<void> {
  const before = (await listLines(steps)).map((line) => line.id);
  removeLater(steps, (line) => !before.includes(line.id));
  const preview = await steps.succeed("getBuyAgainPreview", { path: { id } });
  const available = preview.data.lines.filter(({ number }) => number > 0);
  const params = available.map(({ goods_id, number }) => ({ goods_id, number }));
  const { exchange, data } = await steps.succeed("buyOrderAgain", {
    path: { id },
    ...(params.length > 0 && { body: { params } }),
  });
  const isAsPreviewed = params.length === 0 || isAddedAgain(data, params);
  const asPreviewed = { zh: `按预览的数量加购：${show(params)}`, en: `added as previewed: ${show(params)}` };
  steps.law(exchange, isAsPreviewed, "data.added", asPreviewed, { added: data.added, failed: data.failed });
  const listed = (await listLines(steps)).map(({ goods }) => goods.id);
  const missing = data.added.map((each) => each.goods_id).filter((goodsId) => !listed.includes(goodsId));
  const expected = { zh: "加购的商品都在购物车中", en: "all goods that were added are in the cart" };
  steps.none(exchange, "added", expected, { missing });
}

type CartParam = { readonly goods_id: number; readonly number: number };

/** True if all requested goods were added in the requested quantities. */
const isAddedAgain = ({ added, failed }: BuyAgain, params: readonly CartParam[]): boolean =>
  failed.length === 0 &&
  isDeepStrictEqual(
    added.map(({ goods_id, number }) => ({ goods_id, number })),
    params,
  );

const listLines = async (steps: Steps) => (await steps.succeed("listCartLines")).data.data;
