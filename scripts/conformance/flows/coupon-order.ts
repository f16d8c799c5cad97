import { Flag } from "#generated/enums.ts";
import type { Checkout } from "#generated/model/checkout.ts";
import type { Coupon } from "#generated/model/coupon.ts";
import type { CouponOffer } from "#generated/model/couponOffer.ts";
import type { CreatedOrder } from "#generated/model/createdOrder.ts";
import type { Goods } from "#generated/model/goods.ts";
import { fen } from "../../api-client/amounts.ts";
import { priceOf } from "../../api-client/cart-line.ts";
import { same } from "../../api-client/checks/finding.ts";
import { type Exchange, envelopeOf, isSuccess } from "../../api-client/http/exchange.ts";
import { isBroken } from "../probes/probe.ts";
import { addGoods } from "./cart-lines.ts";
import { findGoods, mostUnits, packOf } from "./find-goods.ts";
import { findCoupon } from "./held-coupons.ts";
import { cancelLater, checkOut, NOT_NEEDED, ORDERING, orderBody } from "./place-order.ts";
import type { Flow, Steps } from "./steps.ts";

const CLAIMABLE = 1;
const UNUSED = 1;
const USED = 2;
const FITTING = 1;
/** Amount off, percent off, shipping. */
const [AMOUNT, PERCENT] = [1, 2];
const CANDIDATES = 50;

/** Claims a coupon and orders with it: it is deducted once, for what it says, cannot be used again, and comes back. */
export const couponOrder: Flow = {
  id: "coupon-order",
  name: { zh: "流程：用券下单", en: "flow: order with a coupon" },
  operations: [...ORDERING, "listCouponOffers", "claimCoupon", "listCoupons", "listAvailableCoupons"],
  writes: true,
  async walk(steps) {
    const purchase = await choose(steps);
    const { data: coupon } = await steps.succeed("claimCoupon", { path: { id: purchase.offer.id } });
    const checkout = await openCheckout(steps, purchase);
    await needFitting(steps, coupon, checkout);
    const { exchange, created } = await orderWith(steps, coupon, checkout);
    await expectUsed(steps, exchange, coupon, created);
    await expectNoSecondUse(steps, coupon, await openCheckout(steps, purchase));
    const canceled = await steps.succeed("cancelOrder", {
      path: { id: created.order_id },
      body: { reason: NOT_NEEDED },
    });
    const back = await findCoupon(steps, coupon.id, UNUSED);
    const returned = { zh: `券 ${coupon.id} 退回，未使用`, en: `coupon ${coupon.id} is unused again` };
    steps.law(canceled.exchange, back !== undefined, "coupon returned", returned, back, "coupon");
  },
};

type Purchase = { readonly offer: CouponOffer; readonly goods: Goods; readonly number: number };

/** An offer, and goods of which twice as many can be bought as it requires. */
async function choose(steps: Steps): Promise<Purchase> {
  const { data } = await steps.succeed("listCouponOffers", { query: { page_size: 50 } });
  const goods = await findGoods(steps, CANDIDATES);
  const offers = data.list
    .filter(({ status }) => status === CLAIMABLE)
    .toSorted((a, b) => a.type - b.type || b.limit - a.limit || a.threshold - b.threshold);
  const purchases = offers.flatMap((offer) =>
    goods.flatMap((each): Purchase[] => {
      const number = numberFor(offer, each);
      return number === undefined ? [] : [{ offer, goods: each, number }];
    }),
  );
  return steps.need(purchases[0], {
    zh: "没有可领且买得到门槛的券",
    en: "no coupon can be claimed whose threshold the goods reach",
  });
}

/** The quantity that exceeds the threshold with a margin for other offers; undefined if the stock is too low. */
function numberFor({ threshold }: CouponOffer, goods: Goods) {
  const [price, pack] = [priceOf(goods), packOf(goods)];
  if (price === null || price === 0) return undefined;
  const units = Math.max(1, Math.ceil((threshold * 1.5) / price / pack)) * pack;
  return 2 * units <= mostUnits(goods) ? units : undefined;
}

async function openCheckout(steps: Steps, { goods, number }: Purchase): Promise<Checkout> {
  const ids = await addGoods(steps, goods, number);
  steps.undoBy("deleteCartLines", { body: { ids } });
  return checkOut(steps, ids);
}

async function needFitting(steps: Steps, { id }: Coupon, { checkout_no: number }: Checkout): Promise<void> {
  const { data } = await steps.succeed("listAvailableCoupons", {
    query: { type: FITTING, checkout_no: number },
  });
  steps.need(
    data.list.find((coupon) => coupon.id === id),
    { zh: "领到的券不适用于这些商品", en: "the claimed coupon does not fit the goods" },
  );
}

/** Places the order and sends it again; what is deducted is what the coupon says. */
async function orderWith(
  steps: Steps,
  coupon: Coupon,
  checkout: Checkout,
): Promise<{ exchange: Exchange; created: CreatedOrder }> {
  const body = { ...(await orderBody(steps, checkout)), remark: "", coupon_id: coupon.id };
  const { exchange, data: created } = await steps.succeed("createOrder", { body });
  cancelLater(steps, created);
  await steps.succeed("createOrder", { body });
  const { data: order } = await steps.succeed("getOrder", { path: { id: created.order_id } });
  const worth = worthOf(coupon, checkout);
  const says = {
    zh: `券面：抵扣 ${worth / 100}，应付 ${(fen(checkout.amount) - worth) / 100}`,
    en: `what the coupon says: ${worth / 100} off, ${(fen(checkout.amount) - worth) / 100} to pay`,
  };
  const holds = fen(order.coupon_amount) === worth && fen(order.amount) === fen(checkout.amount) - worth;
  const seen = { coupon_amount: order.coupon_amount, amount: order.amount };
  steps.law(exchange, holds, "coupon deducted", says, seen, "coupon");
  return { exchange, created };
}

/** In 分: at most what is left of the eligible lines, or of the shipping; percents are rounded down (§5). */
function worthOf({ type, amount }: Coupon, checkout: Checkout): number {
  const { lines, goods_amount: goods, manjian_amount: manjian, discount_amount: discount } = checkout;
  const isEligible = lines.every((line) => line.with_coupon === Flag.Yes);
  const net = isEligible ? Math.max(0, fen(goods) - fen(manjian) - fen(discount)) : 0;
  if (type === AMOUNT) return Math.min(fen(amount), net);
  if (type === PERCENT) return Math.floor((net * (100 - amount)) / 100);
  return Math.min(fen(amount), fen(checkout.shipping_fee));
}

async function expectUsed(
  steps: Steps,
  exchange: Exchange,
  { id }: Coupon,
  { order_id: orderId }: CreatedOrder,
): Promise<void> {
  const used = await findCoupon(steps, id, USED);
  const expected = {
    zh: `券 ${id} 已使用，订单 ${orderId}`,
    en: `coupon ${id} is used, by order ${orderId}`,
  };
  steps.law(exchange, used?.order_id === orderId, "coupon used", expected, used, "coupon");
}

async function expectNoSecondUse(steps: Steps, { id }: Coupon, checkout: Checkout): Promise<void> {
  const exchange = await steps.call("createOrder", {
    body: { ...(await orderBody(steps, checkout)), remark: "", coupon_id: id },
    probe: { zh: "再用同一张券", en: "with the same coupon again" },
  });
  const { response, call } = exchange;
  const placed = envelopeOf(response).data as CreatedOrder | undefined;
  if (isSuccess(response) && placed) cancelLater(steps, placed);
  if (isBroken(call.operation, response)) return;
  const isRefused = response.status === 409 || response.status === 422;
  steps.law(exchange, isRefused, "coupon used twice", same("422, 409"), response.status, "coupon");
}
