import type { Order } from "#generated/model/order.ts";
import type { OrderSummary } from "#generated/model/orderSummary.ts";
import { type BuyerCall, type Handlers, own } from "./call.ts";
import { isBuyable } from "./cart-sums.ts";
import { productOf, stockOf } from "./catalogue.ts";
import { now, timeIn } from "./clock.ts";
import { spendCoupon } from "./coupons.ts";
import { having, inDays, paged, without } from "./lists.ts";
import { sum } from "./money.ts";
import { type Bill, billOf, chooseOptions } from "./order-bill.ts";
import { conflict, notFound, refuseField } from "./responses.ts";
import type { Buyer, OpenCheckout, PlacedOrder, Shop } from "./shop.ts";

const [UNPAID, PAID, , , , CANCELED] = [1, 2, 3, 4, 5, 6] as const;
const STATUSES = [1, 2, 3, 4, 5, 6] as const;
const CLOSED = 4;
const [SPENT, GIVEN_BACK] = [3, 5] as const;
const REFUND = 3;
const DELIVERED = 1;

function checkoutOf({ buyer, body }: BuyerCall): OpenCheckout {
  const checkout = buyer.checkouts.get(body.checkout_no);
  if (!checkout) throw refuseField("checkout_no", "没有这张结算单");
  return checkout;
}

/** Refuses a checkout whose lines are not those of the cart any more, or sold out meanwhile. */
function expectUnchanged(shop: Shop, buyer: Buyer, { lines }: OpenCheckout): void {
  for (const line of lines) {
    const held = buyer.cart.find(({ id }) => id === line.id);
    const product = productOf(line.goodsId);
    const isThere = product && line.number <= stockOf(shop, product) && isBuyable(shop, line);
    if (held?.number !== line.number || !isThere) throw conflict("购物车已变化，请重新结算");
  }
}

function place(call: BuyerCall, checkout: OpenCheckout): PlacedOrder {
  const { shop, buyer, body } = call;
  const address = buyer.addresses.find(({ id }) => id === body.address_id);
  if (!address) throw refuseField("address_id", "没有这个地址");
  const title = body.invoice_title_id as number | undefined;
  if (title !== undefined && !buyer.titles.some(({ id }) => id === title))
    throw refuseField("invoice_title_id", "没有这个抬头");
  const options = chooseOptions(call, checkout.lines);
  expectUnchanged(shop, buyer, checkout);
  const bill = billOf(checkout.lines, options);
  if (body.amount !== undefined && body.amount !== bill.amounts.amount) throw conflict("金额已变化");
  const order = {
    id: shop.nextId(),
    order_no: shop.nextNo("DD"),
    status: UNPAID,
    pay_method: 0,
    created_at: now(),
    pay_deadline: timeIn(1),
    paid_at: null,
    company: `${buyer.username}大药房`,
    address,
    invoice_kind: body.invoice_kind,
    remark: body.remark ?? "",
    delivery_type: body.delivery_type ?? DELIVERED,
    lines: linesOf(bill),
    progress: [{ status: UNPAID, name: "提交订单", time: now() }],
    ...bill.amounts,
    can_return: 0,
    can_after_sale: 0,
    invoice_id: 0,
    invoice_no: "",
    refund_amount: 0,
    placed_by: "",
    approved_by: "",
    dispatch_on: null,
    points: options.points,
    couponId: options.coupon?.id ?? 0,
  } satisfies PlacedOrder;
  take(shop, buyer, order, checkout);
  return order;
}

const linesOf = (bill: Bill): PlacedOrder["lines"] =>
  bill.lines.map(({ product, price, line, ...paid }) => ({
    ...paid,
    id: line.id,
    goods_id: product.id,
    name: product.name,
    sccj: product.sccj,
    ypgg: product.ypgg,
    bzdw: product.bzdw,
    image: product.goods_image[0]?.url ?? "",
    price,
    number: line.number,
    goods_manjian_amount: 0,
    gift_data: { total: 0, type: 0, name: "", number: 0 },
    raw_price: product.base_price,
    pzwh: product.pzwh,
    is_ephedrine: 0,
    is_cold_chain: 0,
    batches: [],
  }));

function take(shop: Shop, buyer: Buyer, order: PlacedOrder, checkout: OpenCheckout): void {
  for (const { goods_id: id, number } of order.lines) shop.sold.set(id, (shop.sold.get(id) ?? 0) + number);
  buyer.cart = buyer.cart.filter(({ id }) => !checkout.lines.some((line) => line.id === id));
  if (order.couponId > 0) spendCoupon(buyer, order.couponId, order.id);
  shop.bookPoints(buyer, -order.points, SPENT);
  buyer.orders.unshift(order);
  checkout.order = order;
}

/** Gives back what an order took. */
function giveBack(shop: Shop, buyer: Buyer, order: PlacedOrder): void {
  for (const { goods_id: id, number } of order.lines) shop.sold.set(id, (shop.sold.get(id) ?? 0) - number);
  if (order.couponId > 0) spendCoupon(buyer, order.couponId, 0);
  shop.bookPoints(buyer, order.points, GIVEN_BACK);
  for (const payment of buyer.payments)
    if (payment.order_id === order.id && payment.status === 1) payment.status = CLOSED;
  if (order.status !== PAID) return;
  shop.book(buyer, order.amount, REFUND, order);
  order.refund_amount = order.amount;
}

/** An order as it is shown: without what only its canceling needs. */
const detail = (order: PlacedOrder): Order => without(order, ["points", "couponId"]);

function summary(order: PlacedOrder): OrderSummary {
  const { id, order_no, status, pay_method, created_at, pay_deadline, amount, lines } = order;
  return {
    id,
    order_no,
    status,
    pay_method,
    created_at,
    pay_deadline,
    amount,
    goods_number: lines.length,
    total_number: sum(lines.map(({ number }) => number)),
    images: lines.slice(0, 5).map(({ image }) => image),
    first_goods: lines[0]?.name ?? "",
    can_return: 0,
    can_after_sale: 0,
  };
}

function orderOf({ buyer, id }: BuyerCall): PlacedOrder {
  const order = buyer.orders.find((each) => each.id === id);
  if (!order) throw notFound("没有这张订单");
  return order;
}

/** The buyer's orders, from the preview to the canceling. */
export const orders: Handlers = {
  previewOrder: own((call) => {
    const { lines } = checkoutOf(call);
    const { buyer, body } = call;
    const address = body.address_id as number | undefined;
    if (address !== undefined && !buyer.addresses.some(({ id }) => id === address))
      throw refuseField("address_id", "没有这个地址");
    const bill = billOf(lines, chooseOptions(call, lines));
    return {
      ...bill.amounts,
      points_max: Math.min(buyer.points, bill.mostPoints),
      approval_reasons: [],
      dispatch_on: null,
      points_gain: Math.floor(bill.amounts.amount),
      lines: bill.lines.map((each) => ({
        ...without(each, ["product", "price", "line"]),
        id: each.line.id,
      })),
    };
  }),
  createOrder: own((call) => {
    const checkout = checkoutOf(call);
    const { id, order_no, amount, pay_deadline } = checkout.order ?? place(call, checkout);
    return { order_id: id, order_no, amount, pay_deadline };
  }),
  listOrders: own(({ buyer, query }) => {
    const { status, keywords = "" } = query;
    const found = inDays(having(buyer.orders, { status }), query).filter(
      ({ order_no: no, lines }) => no.includes(keywords) || lines.some(({ name }) => name.includes(keywords)),
    );
    return paged(found.map(summary), query);
  }),
  listOrderCounts: own(({ buyer }) =>
    STATUSES.map((status) => ({ status, number: having(buyer.orders, { status }).length })),
  ),
  getOrder: own((call) => detail(orderOf(call))),
  cancelOrder: own((call) => {
    const order = orderOf(call);
    if (order.status !== UNPAID && order.status !== PAID) throw conflict("订单不能取消");
    giveBack(call.shop, call.buyer, order);
    order.status = CANCELED;
    order.progress.push({ status: CANCELED, name: "取消订单", time: now() });
    return summary(order);
  }),
};
