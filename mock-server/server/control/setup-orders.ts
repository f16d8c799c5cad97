import { CancelReason, InvoiceKind, OrderStatus, PayMethod } from "#generated/enums.ts";
import type { OrderState } from "#generated/setup/setup.zod.ts";
import { openCheckout } from "#mock/domain/cart/rules/checkout-opening.ts";
import { addToCart } from "#mock/domain/cart/rules/line-adding.ts";
import { cancelOrder } from "#mock/domain/order/commands/cancellation.ts";
import type { OrderRecord } from "#mock/domain/order/records.ts";
import { placeOrder } from "#mock/domain/order/rules/order-placer.ts";
import { finishOrder, receiveOrder, shipOrder } from "#mock/domain/order/rules/order-progress.ts";
import { openPayment } from "#mock/domain/payment/commands/payment-opening.ts";
import { succeed } from "#mock/domain/payment/rules/settlement.ts";
import type { UserRecord } from "#mock/domain/user/records.ts";
import type { WorldState } from "#mock/domain/world-state.ts";
import { InputError } from "#mock/input/input-error.ts";
import { say } from "#mock/language/say.ts";
import { plainGoods } from "#mock/seed/order/line-draw.ts";

const LEAST = 2;

type Wanted = {
  readonly lines?: readonly { readonly goods_id: number; readonly number: number }[] | undefined;
  readonly coupon_id?: number;
  readonly remark?: string;
};

/**
 * Places an order, by default of one product, and takes it to a state by the shop's own commands; the buyer's cart
 * stays as it is. Throws Refusal as they do.
 */
export function orderStateFor(
  state: WorldState,
  user: UserRecord,
  target: OrderState,
  { lines = [anyLine(state)], ...choices }: Wanted = {},
): OrderRecord {
  const cart = state.carts.get(user.id) ?? [];
  state.carts.put(user.id, []);
  const added = addToCart(state, user, lines, (index, field) => `lines[${index}][${field}]`);
  const { checkout } = openCheckout(
    state,
    user,
    added.map(({ id }) => id),
  );
  const address = state.addresses.get(user.id)?.[0];
  const order = placeOrder(state, user, {
    checkout_no: checkout.checkoutNo,
    address_id: address?.id ?? 0,
    invoice_kind: InvoiceKind.Ordinary,
    ...choices,
  });
  state.carts.put(user.id, cart);
  return moveOrder(state, user, order, target);
}

function anyLine({ goods }: WorldState) {
  const found = plainGoods(goods).find(({ number, zbz }) => number >= LEAST * zbz);
  if (!found) throw new InputError(say("no goods are in stock", "没有有库存的商品"));
  return { goods_id: found.id, number: LEAST * found.zbz };
}

/** In the order of `OrderStatus`. */
const STATES = [
  "unpaid",
  "paid",
  "shipped",
  "received",
  "finished",
  "cancelled",
] as const satisfies OrderState[];

/** The state of a status; undefined for another number. */
export const stateOfStatus = (status: unknown): OrderState | undefined => STATES[Number(status) - 1];

/**
 * Takes an order to a state as of now, with its payment and all steps between. Throws Refusal as the commands do, and
 * InputError for a state that lies behind.
 */
export function moveOrder(
  state: WorldState,
  user: UserRecord,
  order: OrderRecord,
  target: OrderState,
): OrderRecord {
  if (target === "cancelled") return cancelOrder(state, user, order.id, CancelReason.NotNeeded, "");
  const now = state.clock.now();
  const last = STATES.indexOf(target) + 1;
  if (order.status > last)
    throw new InputError(
      say(
        `order ${order.id} is ${STATES[order.status - 1]} and cannot become ${target}: make another with POST create/order`,
        `订单 ${order.id} 已是 ${STATES[order.status - 1]}，不能变为 ${target}：请用 POST create/order 新建`,
      ),
    );
  for (let current = order; current.status < last; current = state.orders.get(order.id) ?? current) {
    if (current.status === OrderStatus.AwaitingPayment)
      succeed(state, openPayment(state, user, order.id, PayMethod.QrCode), now);
    else if (current.status === OrderStatus.AwaitingShipment) shipOrder(state, current, now);
    else if (current.status === OrderStatus.AwaitingReceipt) receiveOrder(state, current, now);
    else finishOrder(state, current, now);
  }
  return state.orders.get(order.id) ?? order;
}
