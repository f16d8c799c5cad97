import type { Goods } from "#generated/model/goods.ts";
import type { OrderSummary } from "#generated/model/orderSummary.ts";
import { lineFor } from "../../api-client/cart-line.ts";
import type { Buyer } from "../buyer/buyer.ts";
import { upload } from "./account.ts";

/** Browses products and adds some of them to the cart. */
export async function fillCart(buyer: Buyer): Promise<void> {
  const page = buyer.whole(1, 20);
  const found = (await buyer.ask("listGoods", { query: { page, page_size: 10 } }))?.list ?? [];
  const wanted = found.filter(({ is_buy, price }) => is_buy === 1 && price !== null && buyer.random() < 0.4);
  if (wanted.length > 0)
    await buyer.ask("addCartLines", {
      body: { params: wanted.map((goods) => lineFor(goods, numberOf(goods, buyer))) },
    });
  const [seen] = found;
  if (seen) await buyer.ask("getGoodsDetail", { path: { id: seen.id } });
}

const numberOf = ({ zbz = 1 }: Goods, buyer: Buyer) => Math.max(1, zbz) * buyer.whole(1, 3);

/** Flash sale, tiers, gifts, exchange, full reduction, limit, group-buy, special price, and scarce goods. */
const OFFERS = [1, 3, 4, 5, 6, 7, 8, 9, 12, 13, 14, 15, 19, 20, 21, 22, 23];
const SETS = [900_001, 900_002, 900_004, 900_005, 900_006, 900_007];

/** Adds goods with an offer, or sets, in any number. */
export async function addOffer(buyer: Buyer): Promise<void> {
  const id = buyer.pick(buyer.random() < 0.35 ? SETS : OFFERS) ?? 1;
  const goods = (await buyer.ask("getGoodsDetail", { path: { id } }))?.goods;
  if (goods)
    await buyer.ask("addCartLines", {
      body: { params: [{ ...lineFor(goods, buyer.whole(1, 12)), price: goods.price ?? 0 }] },
    });
}

/** Reads the cart and changes quantities and selection. */
export async function tendCart(buyer: Buyer): Promise<void> {
  const lines = await listLines(buyer);
  for (const { id } of lines.slice(0, 3))
    await buyer.ask("editCartLine", {
      path: { id },
      body: { params: { number: buyer.whole(1, 40) }, new: 1 },
    });
  await buyer.ask("listCartLines", { query: { filters: 99_999, new: 1 } });
  await buyer.ask("getCartTotal");
}

const listLines = async (buyer: Buyer) =>
  (await buyer.ask("listCartLines", { query: { filters: 99_999, new: 1 } }))?.data ?? [];

/** From the cart to an order, and then one of the payment methods, or none. */
export async function buy(buyer: Buyer): Promise<void> {
  const id = await order(buyer);
  if (id === undefined) await fillCart(buyer);
  else await pay(buyer, id);
}

/** Orders some of the cart, mostly with vouchers and points; returns the id of the order. */
export async function order(buyer: Buyer): Promise<number | undefined> {
  const ids = (await listLines(buyer)).filter(() => buyer.random() < 0.6).map(({ id }) => id);
  if (ids.length === 0) return undefined;
  await buyer.ask("selectCartLines", { body: { ids, is_selected: 1 } });
  const checkout = await buyer.ask("checkoutCart", { body: { ids, new: 1 } });
  const [address] = (await buyer.ask("listAddresses")) ?? [];
  if (!checkout || !address) return undefined;
  if (buyer.random() < 0.1) await addOffer(buyer);
  const { checkout_no } = checkout;
  await buyer.ask("previewOrder", { body: { checkout_no } });
  const vouchers = (await buyer.ask("listCashVouchers", { query: { status: 1, page: 1 } }))?.list ?? [];
  const plain = {
    checkout_no,
    address_id: address.id,
    invoice_kind: 1,
    coupon_id: undefined,
    voucher_ids: undefined,
    points: undefined,
    amount: undefined,
  };
  const deductions = {
    ...(vouchers.length > 0 &&
      buyer.random() < 0.5 && { voucher_ids: vouchers.slice(0, 2).map(({ id }) => id) }),
    ...(buyer.random() < 0.5 && { points: buyer.whole(1, 300) }),
  };
  const body = buyer.random() < 0.7 ? { ...plain, ...deductions } : { checkout_no };
  // Deductions that this order does not allow are left out.
  const made =
    (await buyer.ask("createOrder", { body })) ?? (await buyer.ask("createOrder", { body: plain }));
  return made?.order_id;
}

/** An order of the buyer's last in one of these states. */
export async function someOrder(buyer: Buyer, states: readonly number[]): Promise<OrderSummary | undefined> {
  const query = { page: 1, page_size: 12, status: undefined, keywords: undefined };
  const { list = [] } = (await buyer.ask("listOrders", { query })) ?? {};
  return buyer.pick(list.filter(({ status }) => states.includes(status)));
}

/** Pays what was ordered before. */
export async function payLater(buyer: Buyer): Promise<void> {
  const found = await someOrder(buyer, [1]);
  if (found) await pay(buyer, found.id);
}

export async function cancel(buyer: Buyer): Promise<void> {
  const found = await someOrder(buyer, [1, 2]);
  if (found) await buyer.ask("cancelOrder", { path: { id: found.id }, body: { reason: 4 } });
}

async function pay(buyer: Buyer, orderId: number): Promise<void> {
  const body = { order_id: orderId };
  await buyer.ask("listPayMethods", { query: { order_id: orderId } });
  const choice = buyer.random();
  if (choice < 0.5) {
    const payment = await buyer.ask("createCreditPayment", { body });
    if (!payment) return;
    const { pay_no } = payment;
    await buyer.ask("payCreditPayment", { body: { pay_no } });
    await buyer.ask("checkCreditPayment", { body: { pay_no } });
  } else if (choice < 0.9) {
    const method = buyer.pick([2, 2, 3, 4]);
    const payment = await buyer.ask("createPayment", { body: { ...body, method } });
    if (!payment) return;
    const { pay_no } = payment;
    if (method === 2) await buyer.ask("payByBalance", { body: { pay_no } });
    const proof = method === 3 ? await upload(buyer) : undefined;
    if (proof !== undefined) await buyer.ask("submitTransfer", { body: { pay_no, file_id: proof } });
    await buyer.ask("getPayment", { path: { pay_no } });
  }
}
