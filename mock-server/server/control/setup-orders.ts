import { CancelReason, InvoiceKind, PayMethod } from "#generated/enums.ts";
import type { OrderState } from "#generated/setup/setup.zod.ts";
import { openCheckout } from "#mock/domain/cart/commands/checkout-opening.ts";
import { addToCart } from "#mock/domain/cart/rules/line-adding.ts";
import { cancelOrder } from "#mock/domain/order/commands/cancellation.ts";
import { placeOrder } from "#mock/domain/order/commands/order-placer.ts";
import type { OrderRecord } from "#mock/domain/order/records.ts";
import { finishOrder, payOrder, receiveOrder, shipOrder } from "#mock/domain/order/rules/order-progress.ts";
import type { UserRecord } from "#mock/domain/user/records.ts";
import type { WorldState } from "#mock/domain/world-state.ts";
import { InputError } from "#mock/input/input-error.ts";
import { say } from "#mock/language/say.ts";
import { plainGoods } from "#mock/seed/order/line-draw.ts";

const LEAST = 2;

/** Places an order of one product and takes it to a state by the shop's own commands. Throws Refusal as they do. */
export function orderStateFor(state: WorldState, user: UserRecord, target: OrderState): OrderRecord {
  const goods = plainGoods(state.goods).find(({ number, zbz }) => number >= LEAST * zbz);
  if (!goods) throw new InputError(say("no goods are in stock", "没有有库存的商品"));
  const number = LEAST * goods.zbz;
  const lines = addToCart(state, user, [{ goods_id: goods.id, number }], () => "username");
  const { checkout } = openCheckout(
    state,
    user,
    lines.map(({ id }) => id),
  );
  const address = state.addresses.get(user.id)?.[0];
  const order = placeOrder(state, user, {
    checkout_no: checkout.checkoutNo,
    address_id: address?.id ?? 0,
    invoice_kind: InvoiceKind.Ordinary,
  });
  return moveTo(state, user, order, target);
}

const STEPS = ["paid", "shipped", "received", "finished"] as const;

function moveTo(state: WorldState, user: UserRecord, order: OrderRecord, target: OrderState): OrderRecord {
  if (target === "unpaid") return order;
  if (target === "cancelled") return cancelOrder(state, user, order.id, CancelReason.NotNeeded, "");
  const now = state.clock.now();
  for (const step of STEPS.slice(0, STEPS.indexOf(target) + 1)) {
    const current = state.orders.get(order.id) ?? order;
    if (step === "paid") payOrder(state, current, PayMethod.QrCode, now);
    else if (step === "shipped") shipOrder(state, current, now);
    else if (step === "received") receiveOrder(state, current, now);
    else finishOrder(state, current, now);
  }
  return state.orders.get(order.id) ?? order;
}
