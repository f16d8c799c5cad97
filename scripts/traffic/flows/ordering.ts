import { CancelReason, CouponStatus, OrderStatus, PayMethod } from "#generated/enums.ts";
import type { OrderSummary } from "#generated/model/orderSummary.ts";
import { lineFor } from "../../api-client/cart-line.ts";
import type { Shopper } from "../buyer/shopper.ts";

export const listLines = async (shopper: Shopper) =>
  (await shopper.ask("listCartLines", { query: { filters: 99_999, new: 1 } }))?.data ?? [];

/** Flash sale, tiers, gifts, exchange, full reduction, limit, group-buy, special price, and scarce goods. */
const OFFERS = [1, 3, 4, 5, 6, 7, 8, 9, 12, 13, 14, 15, 19, 20, 21, 22, 23];
const SETS = [900_001, 900_002, 900_004, 900_005, 900_006, 900_007];

/** Adds goods with an offer, or sets, in any number. */
export async function addOffer(shopper: Shopper): Promise<void> {
  const id = shopper.pick(shopper.random() < 0.35 ? SETS : OFFERS) ?? 1;
  const goods = (await shopper.ask("getGoodsDetail", { path: { id } }))?.goods;
  if (goods)
    await shopper.ask("addCartLines", {
      body: { params: [{ ...lineFor(goods, shopper.whole(1, 12)), price: goods.price ?? 0 }] },
    });
}

/** Orders some of the cart, mostly with vouchers and points; returns the id of the order. */
export async function order(shopper: Shopper): Promise<number | undefined> {
  const ids = (await listLines(shopper)).filter(() => shopper.random() < 0.6).map(({ id }) => id);
  if (ids.length === 0) return undefined;
  await shopper.ask("selectCartLines", { body: { ids, is_selected: 1 } });
  const checkout = await shopper.ask("checkoutCart", { body: { ids, new: 1 } });
  const [address] = (await shopper.ask("listAddresses")) ?? [];
  if (!checkout || !address) return undefined;
  if (shopper.random() < 0.1) await addOffer(shopper);
  const { checkout_no } = checkout;
  await shopper.ask("previewOrder", { body: { checkout_no } });
  const vouchers =
    (await shopper.ask("listCashVouchers", { query: { status: CouponStatus.Unused, page: 1 } }))?.list ?? [];
  const required = { checkout_no, address_id: address.id, invoice_kind: 1 };
  const plain = { ...required, coupon_id: undefined, voucher_ids: undefined, points: undefined };
  const deductions = {
    ...(vouchers.length > 0 &&
      shopper.random() < 0.5 && { voucher_ids: vouchers.slice(0, 2).map(({ id }) => id) }),
    ...(shopper.random() < 0.5 && { points: shopper.whole(1, 300) }),
  };
  const body = shopper.random() < 0.7 ? { ...plain, ...deductions } : required;
  // Deductions that this order does not allow are left out.
  const made =
    (await shopper.ask("createOrder", { body })) ?? (await shopper.ask("createOrder", { body: plain }));
  return made?.order_id;
}

/** An order of the buyer's last in one of these states. */
export async function someOrder(
  shopper: Shopper,
  states: readonly OrderStatus[],
): Promise<OrderSummary | undefined> {
  const query = { page: 1, page_size: 12, status: undefined, keywords: undefined };
  const { list = [] } = (await shopper.ask("listOrders", { query })) ?? {};
  return shopper.pick(list.filter(({ status }) => states.includes(status)));
}

/** Pays what was ordered before. */
export async function payLater(shopper: Shopper): Promise<void> {
  const found = await someOrder(shopper, [OrderStatus.AwaitingPayment]);
  if (found) await pay(shopper, found.id);
}

export async function cancel(shopper: Shopper): Promise<void> {
  const found = await someOrder(shopper, [OrderStatus.AwaitingPayment, OrderStatus.AwaitingShipment]);
  if (found)
    await shopper.ask("cancelOrder", { path: { id: found.id }, body: { reason: CancelReason.NotNeeded } });
}

/** Pays on credit, from the balance or by QR code, or not. */
export async function pay(shopper: Shopper, orderId: number): Promise<void> {
  const body = { order_id: orderId };
  await shopper.ask("listPayMethods", { query: { order_id: orderId } });
  const choice = shopper.random();
  if (choice < 0.5) {
    const payment = await shopper.ask("createCreditPayment", { body });
    if (!payment) return;
    const { pay_no } = payment;
    await shopper.ask("payCreditPayment", { body: { pay_no } });
    await shopper.ask("checkCreditPayment", { body: { pay_no } });
  } else if (choice < 0.9) {
    const method = shopper.pick([PayMethod.Balance, PayMethod.Balance, PayMethod.QrCode]);
    const payment = await shopper.ask("createPayment", { body: { ...body, method } });
    if (!payment) return;
    const { pay_no } = payment;
    if (method === PayMethod.Balance) await shopper.ask("payByBalance", { body: { pay_no } });
    await shopper.ask("getPayment", { path: { pay_no } });
  }
}
