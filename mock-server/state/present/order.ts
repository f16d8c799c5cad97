import type { Address } from "#generated/model/address.ts";
import type { Checkout } from "#generated/model/checkout.ts";
import type { CreatedOrder } from "#generated/model/createdOrder.ts";
import type { Order } from "#generated/model/order.ts";
import type { Amounts, OrderLineRecord, OrderRecord } from "#mock/fixtures/order/records.ts";
import type { AddressRecord, UserRecord } from "#mock/fixtures/user/records.ts";
import { toYuan } from "../money.ts";
import { creditOf } from "../payments.ts";
import type { CheckoutRecord } from "../records.ts";
import type { PricedLine } from "../rules/price-line.ts";
import { formatDateTime } from "../shanghai-time.ts";
import type { WorldState } from "../world-state.ts";
import { presentCartLine, presentGift } from "./cart-line.ts";
import { goodsImage, viewOf } from "./goods.ts";

const presentAmounts = ({ goods, manjian, discount, gift, shipping, amount }: Amounts) => ({
  goods_amount: toYuan(goods),
  manjian_amount: toYuan(manjian),
  discount_amount: toYuan(discount),
  gift_amount: toYuan(gift),
  shipping_fee: toYuan(shipping),
  amount: toYuan(amount),
});

/** An open checkout with what the buyer could pay it from. */
export function presentCheckout(
  state: WorldState,
  user: UserRecord,
  { checkout, lines }: { readonly checkout: CheckoutRecord; readonly lines: readonly PricedLine[] },
  origin: string,
): Checkout {
  const view = viewOf(state, user, origin);
  return {
    checkout_no: checkout.checkoutNo,
    lines: lines.map((line) => presentCartLine(line, view)),
    ...presentAmounts(checkout.amounts),
    credit_available: toYuan(creditOf(state, user).available),
    balance: toYuan(user.balance.available),
  };
}

export const presentCreatedOrder = (order: OrderRecord): CreatedOrder => ({
  order_id: order.id,
  order_no: order.orderNo,
  amount: toYuan(order.amounts.amount),
  pay_deadline: formatDateTime(order.payDeadline),
});

export const presentOrder = (order: OrderRecord, origin: string): Order => ({
  id: order.id,
  order_no: order.orderNo,
  status: order.status,
  pay_method: order.payMethod,
  created_at: formatDateTime(order.createdAt),
  pay_deadline: formatDateTime(order.payDeadline),
  paid_at: order.paidAt === null ? null : formatDateTime(order.paidAt),
  address: presentAddress(order.address),
  invoice_kind: order.invoiceKind,
  remark: order.remark,
  lines: order.lines.map((line) => presentOrderLine(line, origin)),
  progress: order.progress.map(({ status, name, time }) => ({ status, name, time: formatDateTime(time) })),
  ...presentAmounts(order.amounts),
  delivery_type: order.deliveryType,
  // Nothing of these can be used in an order, given back or invoiced yet.
  coupon_amount: 0,
  voucher_amount: 0,
  points_amount: 0,
  can_return: 0,
  can_after_sale: 0,
  invoice_id: 0,
});

const presentOrderLine = (line: OrderLineRecord, origin: string): Order["lines"][number] => ({
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
  amount: toYuan(line.price * line.number - line.reduction + line.gift.total),
});

export const presentAddress = ({ userId: _owner, ...address }: AddressRecord): Address => address;
