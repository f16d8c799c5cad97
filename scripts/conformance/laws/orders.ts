import {
  AfterSaleStatus,
  DeliveryType,
  FeedbackStatus,
  Flag,
  OrderStatus,
  ReturnStatus,
  VarietyStatus,
} from "#generated/enums.ts";
import type { AfterSale } from "#generated/model/afterSale.ts";
import type { BuyAgainLine } from "#generated/model/buyAgainLine.ts";
import type { Checkout } from "#generated/model/checkout.ts";
import type { Feedback } from "#generated/model/feedback.ts";
import type { Logistics } from "#generated/model/logistics.ts";
import type { Order } from "#generated/model/order.ts";
import type { OrderLine } from "#generated/model/orderLine.ts";
import type { OrderPreview } from "#generated/model/orderPreview.ts";
import type { ReturnableLine } from "#generated/model/returnableLine.ts";
import type { ReturnOrder } from "#generated/model/returnOrder.ts";
import type { VarietyRequest } from "#generated/model/varietyRequest.ts";
import { fen, lineFen } from "../../api-client/amounts.ts";
import { firstChilledDay, isChilledDay } from "./dispatch.ts";
import { about, falls, newestFirst } from "./law.ts";

const LINE_SUMS = "amount = price × number − goods_manjian_amount + gift_data.total; paid = amount − shared.";

/** No courier comes for a return in these. */
const WITHOUT_PICKUP: ReadonlySet<ReturnStatus> = new Set([
  ReturnStatus.AwaitingReview,
  ReturnStatus.Canceled,
]);

/** A return is on its way only after these. */
const NOT_SENT: ReadonlySet<ReturnStatus> = new Set([
  ReturnStatus.AwaitingReview,
  ReturnStatus.AwaitingDispatch,
  ReturnStatus.Rejected,
]);

/** An order leaves the warehouse after these. */
const NOT_LEFT: ReadonlySet<OrderStatus> = new Set([
  OrderStatus.AwaitingPayment,
  OrderStatus.AwaitingShipment,
]);

const OPEN_CASE: ReadonlySet<AfterSaleStatus> = new Set([
  AfterSaleStatus.Waiting,
  AfterSaleStatus.Processing,
]);

type Summed = Pick<Order, "goods_amount" | "manjian_amount"> & {
  readonly lines: readonly Pick<OrderLine, "price" | "number" | "goods_manjian_amount">[];
};

/** The amounts of a checkout or an order by its lines, as far as they show them: tiers may reduce more. */
function areSummed({ goods_amount: goods, manjian_amount: reduction, lines }: Summed): boolean {
  const sum = (amounts: readonly number[]) => amounts.reduce((total, amount) => total + amount, 0);
  return (
    fen(goods) === sum(lines.map(({ price, number }) => number * fen(price))) &&
    fen(reduction) >= sum(lines.map((line) => fen(line.goods_manjian_amount)))
  );
}

/** Sentences about orders, and what follows them. */
export const ORDERS = [
  ...newestFirst("listOrders", "The buyer's orders, newest first."),
  ...newestFirst("listReturns", "The buyer's returns, newest first."),
  ...newestFirst("listAfterSales", "The buyer's complaints, newest first."),
  ...about<Order>(
    "Order",
    [
      "Empty before the invoice is made.",
      "invoice_no",
      ({ invoice_no: number, invoice_id: id }) => number === "" || id > 0,
    ],
    [
      "An order that the buyer picks up (3) pays no freight; the others pay the same.",
      "shipping_fee",
      ({ delivery_type: type, shipping_fee: fee }) => type !== DeliveryType.PickUp || fee === 0,
    ],
    [
      "`goods_amount` is the sum of number × price, `manjian_amount` the lines' own reductions and the highest reached 满减 tier, `discount_amount` the highest reached 整单折扣 on what the eligible lines cost after that, `shipping_fee` the fee if the remainder is above 0.",
      "goods_amount",
      (order) => areSummed(order),
    ],
    [
      "The day on which an order with goods of the cold chain leaves the warehouse, the first from Monday to Thursday after the day of the payment, or after this day while it is not paid.",
      "dispatch_on",
      // A group-buy that waits for others holds it up.
      ({ dispatch_on: day, paid_at: paidAt, created_at: at }) =>
        day === null || (isChilledDay(day) && day >= firstChilledDay(paidAt ?? at)),
    ],
    [
      "Null for any other order, one that is picked up, and one that has left or is cancelled.",
      "dispatch_on",
      ({ dispatch_on: day, lines, delivery_type: type, status }) =>
        (day !== null) ===
        (NOT_LEFT.has(status) &&
          type !== DeliveryType.PickUp &&
          lines.some(({ is_cold_chain: isChilled }) => isChilled === Flag.Yes)),
    ],
    [
      "The amount refunded by returns and complaints.",
      "refund_amount",
      ({ refund_amount: refund, amount, status }) =>
        fen(refund) <= fen(amount) && (refund === 0 || status !== OrderStatus.AwaitingPayment),
    ],
  ),
  ...about<Checkout>("Checkout", [
    "`goods_amount` is the sum of number × price, `manjian_amount` the lines' own reductions and the highest reached 满减 tier, `discount_amount` the highest reached 整单折扣 on what the eligible lines cost after that, `shipping_fee` the fee if the remainder is above 0.",
    "goods_amount",
    (checkout) => areSummed(checkout),
  ]),
  ...about<OrderPreview>(
    "OrderPreview",
    [
      "Goods of the cold chain leave from Monday to Thursday alone, and take the rest of their order along.",
      "dispatch_on",
      ({ dispatch_on: day }) => day === null || isChilledDay(day),
    ],
    [
      "100 points are worth 1 元; at most a tenth of the goods amount.",
      "points_max",
      ({ points_max: most, goods_amount: goods }) => most <= fen(goods) / 10,
    ],
    [
      "Earned for each full 元 paid for the goods, without freight.",
      "points_gain",
      ({ points_gain: gain, amount, shipping_fee: fee, coupon_amount: coupon }) =>
        coupon > 0 || gain === Math.floor((fen(amount) - fen(fee)) / 100),
    ],
    [
      "The eligible goods count after full reductions and discounts, and no coupon takes off more than they, or the freight, cost.",
      "coupon_amount",
      ({
        coupon_amount: coupon,
        goods_amount: goods,
        manjian_amount: reduction,
        discount_amount: discount,
        shipping_fee: fee,
      }) => fen(coupon) <= Math.max(fen(goods) - fen(reduction) - fen(discount), fen(fee)),
    ],
  ),
  ...about<OrderLine>(
    "OrderLine",
    [LINE_SUMS, "amount", (line) => fen(line.amount) === lineFen(line)],
    [
      "The price of one unit without offers when the order was placed.",
      "raw_price",
      ({ raw_price: raw, price }) => fen(raw) >= fen(price),
    ],
    [LINE_SUMS, "paid", ({ amount, shared, paid }) => fen(paid) === fen(amount) - fen(shared)],
  ),
  ...about<BuyAgainLine>(
    "BuyAgainLine",
    [
      "As many of the last quantity as multiple, limit and stock allow beside what is in the cart; 0 when none.",
      "number",
      ({ number, last_number: last, goods }) =>
        number === 0 ||
        (number <= last &&
          goods !== null &&
          goods.is_buy === Flag.Yes &&
          number <= goods.number &&
          number % goods.zbz === 0),
    ],
    [
      "Goods with the same ingredient that can be bought; null where the goods can be, or there are none.",
      "substitute",
      ({ substitute, number }) =>
        substitute === null || (number === 0 && substitute.is_buy === Flag.Yes && substitute.number > 0),
    ],
  ),
  ...about<Logistics>("Logistics", [
    "The parcels of an order, newest node first; empty before it is shipped.",
    "nodes",
    ({ nodes }) => falls(nodes.map(({ time }) => time)),
  ]),
  ...about<ReturnableLine>("ReturnableLine", [
    "Empty when something can be returned.",
    "reason",
    ({ reason, returnable }) => (reason === "") === returnable > 0,
  ]),
  ...about<ReturnOrder>(
    "ReturnOrder",
    [
      "Empty before it is decided.",
      "refund_to",
      ({ refund_to: to, status }) => to === "" || status !== ReturnStatus.AwaitingReview,
    ],
    [
      "Empty before it is approved.",
      "ship_to",
      ({ ship_to: to, status }) =>
        to === "" || (status !== ReturnStatus.AwaitingReview && status !== ReturnStatus.Rejected),
    ],
    [
      "Then a return that still waits to be sent back is canceled; null for all others.",
      "send_by",
      ({ send_by: by, status }) => (by !== null) === (status === ReturnStatus.AwaitingDispatch),
    ],
    [
      "Null without one, and for a canceled return.",
      "pickup",
      ({ pickup, status }) => pickup === null || !WITHOUT_PICKUP.has(status),
    ],
    [
      "Empty before it is sent back.",
      "tracking_no",
      ({ company, tracking_no: number, status }) => !NOT_SENT.has(status) || company + number === "",
    ],
    [
      "Empty unless turned down.",
      "refuse_reason",
      ({ refuse_reason: reason, status }) => reason === "" || status === ReturnStatus.Rejected,
    ],
  ),
  ...about<AfterSale>("AfterSale", [
    "Empty before it is settled.",
    "result",
    ({ result, status }) => result === "" || !OPEN_CASE.has(status),
  ]),
  ...about<Feedback>("Feedback", [
    "Empty before it is answered.",
    "reply",
    ({ reply, status }) => (reply === "") === (status === FeedbackStatus.Waiting),
  ]),
  ...about<VarietyRequest>(
    "VarietyRequest",
    [
      "Empty before it is answered.",
      "reply",
      ({ reply, status }) => reply === "" || status !== VarietyStatus.Waiting,
    ],
    [
      "0 before it has arrived.",
      "goods_id",
      ({ goods_id: id, status }) => id === 0 || status === VarietyStatus.Arrived,
    ],
  ),
];
