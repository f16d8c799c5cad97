import { Flag, PayMethod } from "#generated/enums.ts";
import type { Checkout } from "#generated/model/checkout.ts";
import type { CreatedOrder } from "#generated/model/createdOrder.ts";
import type { Order } from "#generated/model/order.ts";
import type { OrderLine } from "#generated/model/orderLine.ts";
import type { OrderPreview } from "#generated/model/orderPreview.ts";
import type { OrderSummary } from "#generated/model/orderSummary.ts";
import { presentAddress } from "#mock/domain/address/present.ts";
import { claimsOf, refundedOf } from "#mock/domain/after-sale/rules/refunds.ts";
import { complaintProblem, returnProblem } from "#mock/domain/after-sale/rules/returnable.ts";
import { presentCartLine, presentGift, presentPaidLine } from "#mock/domain/cart/present/cart-line.ts";
import type { CheckoutRecord } from "#mock/domain/cart/records.ts";
import type { PricedLine } from "#mock/domain/cart/rules/priced-line.ts";
import { goodsImage, viewOf } from "#mock/domain/goods/present/goods.ts";
import { batchAt } from "#mock/domain/goods/rules/batches.ts";
import { currentInvoice } from "#mock/domain/invoice/rules/invoice-end.ts";
import { creditOf, payingMethod } from "#mock/domain/payment/rules/payments.ts";
import { pointsFor } from "#mock/domain/points/rules/earned.ts";
import { shippedBatches } from "#mock/domain/quality/rules/shipped-batches.ts";
import type { UserRecord } from "#mock/domain/user/records.ts";
import { balanceOf } from "#mock/domain/wallet/rules/balance.ts";
import type { WorldState } from "#mock/domain/world-state.ts";
import { type Fen, toYuan } from "#mock/world/money.ts";
import { formatDate, formatDateTime } from "#mock/world/shanghai-time.ts";
import type { Amounts, OrderLineRecord, OrderRecord } from "../records.ts";
import type { Resolved } from "../rules/deduction-choice.ts";
import { dispatchDay } from "../rules/dispatch.ts";

const presentAmounts = ({ goods, manjian, discount, gift, shipping, amount }: Amounts) => ({
  goods_amount: toYuan(goods),
  manjian_amount: toYuan(manjian),
  discount_amount: toYuan(discount),
  gift_amount: toYuan(gift),
  shipping_fee: toYuan(shipping),
  amount: toYuan(amount),
});

/** An open checkout, with the buyer's means of payment and why it needs an approval. */
export function presentCheckout(
  state: WorldState,
  user: UserRecord,
  {
    checkout,
    lines,
    reasons,
  }: {
    readonly checkout: CheckoutRecord;
    readonly lines: readonly PricedLine[];
    readonly reasons: readonly string[];
  },
  origin: string,
): Checkout {
  const view = viewOf(state, user, origin);
  return {
    checkout_no: checkout.checkoutNo,
    lines: lines.map((line) => presentCartLine(line, view)),
    ...presentAmounts(checkout.amounts),
    credit_available: toYuan(creditOf(state, user).available),
    balance: toYuan(balanceOf(state, user.id)),
    approval_reasons: [...reasons],
  };
}

export const presentCreatedOrder = (order: OrderRecord): CreatedOrder => ({
  order_id: order.id,
  order_no: order.orderNo,
  amount: toYuan(order.amounts.amount),
  pay_deadline: formatDateTime(order.payDeadline),
});

/** The amounts of an order including deductions. */
const presentDeducted = (amounts: Amounts) => ({
  ...presentAmounts(amounts),
  coupon_amount: toYuan(amounts.coupon),
  voucher_amount: toYuan(amounts.voucher),
  points_amount: toYuan(amounts.points),
});

/** Presents whether returns and complaints are available to this buyer now. */
function presentClaims(
  state: WorldState,
  user: UserRecord,
  order: OrderRecord,
): { can_return: Flag; can_after_sale: Flag } {
  const now = state.clock.now();
  const isAllowed = user.is_AfterSale === Flag.Yes;
  const claims = claimsOf(state, order.id);
  const isLeft = order.lines.some((line) => claims(line).claimed.number < line.number);
  return {
    can_return: isAllowed && isLeft && returnProblem(order, now) === undefined ? Flag.Yes : Flag.No,
    can_after_sale: isAllowed && complaintProblem(order, now) === undefined ? Flag.Yes : Flag.No,
  };
}

/** The invoice of an order that is made or being made. */
function presentInvoice(state: WorldState, orderId: number): { invoice_id: number; invoice_no: string } {
  const invoice = currentInvoice(state, orderId);
  return { invoice_id: invoice?.id ?? 0, invoice_no: invoice?.invoiceNo ?? "" };
}

/** Presents the fields that an order in the list and the page of one order share. */
const presentHead = (state: WorldState, order: OrderRecord) =>
  ({
    id: order.id,
    order_no: order.orderNo,
    status: order.status,
    pay_method: order.payMethod || (payingMethod(state, order.id) ?? PayMethod.NotChosen),
    created_at: formatDateTime(order.createdAt),
    pay_deadline: formatDateTime(order.payDeadline),
  }) satisfies Partial<Order>;

/** An order in full, as its buyer sees it. */
export const presentOrder = (
  state: WorldState,
  user: UserRecord,
  order: OrderRecord,
  origin: string,
): Order => ({
  ...presentHead(state, order),
  paid_at: order.paidAt === null ? null : formatDateTime(order.paidAt),
  company: user.company,
  address: presentAddress(order.address, user),
  invoice_kind: order.invoiceKind,
  remark: order.remark,
  lines: order.lines.map((line) => presentOrderLine(state, order, line, origin)),
  progress: order.progress.map(({ status, name, time }) => ({ status, name, time: formatDateTime(time) })),
  ...presentDeducted(order.amounts),
  delivery_type: order.deliveryType,
  ...presentClaims(state, user, order),
  ...presentInvoice(state, order.id),
  refund_amount: toYuan(refundedOf(state, order.id)),
  placed_by: order.team?.name ?? "",
  approved_by: order.team?.approver ?? "",
  dispatch_on: dayOrNull(dispatchDay(state, order)),
});

/** The number of pictures in a row of the order list. */
const PICTURES = 5;

/** A row of the order list. */
export const presentOrderSummary = (
  state: WorldState,
  user: UserRecord,
  order: OrderRecord,
  origin: string,
): OrderSummary => ({
  ...presentHead(state, order),
  amount: toYuan(order.amounts.amount),
  goods_number: new Set(order.lines.map(({ goodsId }) => goodsId)).size,
  total_number: order.lines.reduce((total, { number }) => total + number, 0),
  images: order.lines.slice(0, PICTURES).map(({ goodsId }) => goodsImage(goodsId, origin)),
  first_goods: order.lines[0]?.name ?? "",
  ...presentClaims(state, user, order),
});

const dayOrNull = (at: number | null): string | null => (at === null ? null : formatDate(at));

/** The price of a checkout with the requested deductions, when it would be dispatched, and why it needs an approval. */
export function presentPreview(
  checkout: CheckoutRecord,
  resolved: Resolved,
  reasons: readonly string[],
  dispatchAt: number | null,
): OrderPreview {
  const { amounts, paid, pointsMax } = resolved;
  return {
    ...presentDeducted(amounts),
    points_max: pointsMax,
    points_gain: pointsFor(paid.map((part) => ({ paid: part }))),
    lines: checkout.lines.flatMap(({ line }, index) => presentPaidLine(line.id, index, resolved)),
    approval_reasons: [...reasons],
    dispatch_on: dayOrNull(dispatchAt),
  };
}

/** Returns the cost of an order line before the deductions of the order, in 分. */
const totalOf = ({ price, number, reduction, gift }: OrderLineRecord): Fen =>
  price * number - reduction + gift.total;

const presentOrderLine = (
  state: WorldState,
  order: OrderRecord,
  line: OrderLineRecord,
  origin: string,
): OrderLine => ({
  id: line.id,
  goods_id: line.goodsId,
  name: line.name,
  sccj: line.sccj,
  ypgg: line.ypgg,
  bzdw: line.bzdw,
  image: goodsImage(line.goodsId, origin),
  price: toYuan(line.price),
  number: line.number,
  goods_manjian_amount: toYuan(line.reduction),
  gift_data: presentGift(line.gift),
  amount: toYuan(totalOf(line)),
  raw_price: toYuan(line.basePrice),
  shared: toYuan(totalOf(line) - line.paid),
  coupon_shared: toYuan(line.couponShared),
  paid: toYuan(line.paid),
  reason: line.reason,
  pzwh: state.seed.goods.get(line.goodsId)?.pzwh ?? "",
  is_ephedrine: state.seed.goods.get(line.goodsId)?.is_ephedrine ?? Flag.No,
  is_cold_chain: state.seed.goods.get(line.goodsId)?.is_cold_chain ?? Flag.No,
  batches: shippedBatches(state, order, line).map(({ goods, index, number }) => ({
    goods_id: goods.id,
    name: goods.name,
    pzwh: goods.pzwh,
    ...batchAt(goods, index),
    number,
  })),
});
