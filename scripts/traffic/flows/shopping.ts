import type { Goods } from "#generated/model/goods.ts";
import { lineFor } from "../../api-client/cart-line.ts";
import type { Buyer } from "../buyer/buyer.ts";
import { upload } from "./account.ts";

/** Browses products and adds some of them to the cart. */
export async function fillCart(buyer: Buyer): Promise<void> {
  const page = 1 + Math.floor(buyer.random() * 20);
  const found = (await buyer.ask("listGoods", { query: { page, page_size: 10 } }))?.list ?? [];
  const wanted = found.filter(({ is_buy, price }) => is_buy === 1 && price !== null && buyer.random() < 0.4);
  if (wanted.length > 0)
    await buyer.ask("addCartLines", {
      body: { params: wanted.map((goods) => lineFor(goods, numberOf(goods, buyer))) },
    });
  const [seen] = found;
  if (seen) await buyer.ask("getGoodsDetail", { path: { id: seen.id } });
}

const numberOf = ({ zbz = 1 }: Goods, { random }: Buyer) => Math.max(1, zbz) * (1 + Math.floor(random() * 3));

/** Reads the cart and changes quantities and selection. */
export async function tendCart(buyer: Buyer): Promise<void> {
  const lines = await listLines(buyer);
  for (const { id } of lines.slice(0, 3))
    await buyer.ask("editCartLine", {
      path: { id },
      body: { params: { number: 1 + Math.floor(buyer.random() * 40) }, new: 1 },
    });
  await buyer.ask("listCartLines", { query: { filters: 99_999, new: 1 } });
  await buyer.ask("getCartTotal");
}

const listLines = async (buyer: Buyer) =>
  (await buyer.ask("listCartLines", { query: { filters: 99_999, new: 1 } }))?.data ?? [];

/** From the cart to an order, and then one of the payment methods, or none. */
export async function buy(buyer: Buyer): Promise<void> {
  const lines = await listLines(buyer);
  const ids = lines.filter(() => buyer.random() < 0.6).map(({ id }) => id);
  if (ids.length === 0) return fillCart(buyer);
  await buyer.ask("selectCartLines", { body: { ids, is_selected: 1 } });
  const checkout = await buyer.ask("checkoutCart", { body: { ids, new: 1 } });
  await buyer.ask("listAddresses");
  if (!checkout) return;
  const { checkout_no } = checkout;
  await buyer.ask("previewOrder", { body: { checkout_no } });
  const plain = {
    checkout_no,
    invoice_kind: 1,
    coupon_id: undefined,
    voucher_ids: undefined,
    points: undefined,
  };
  const order = await buyer.ask("createOrder", { body: buyer.random() < 0.7 ? plain : { checkout_no } });
  if (order) await pay(buyer, order.order_id);
}

async function pay(buyer: Buyer, orderId: number): Promise<void> {
  const body = { order_id: orderId };
  await buyer.ask("listPayMethods", { query: { order_id: orderId } });
  const choice = buyer.random();
  if (choice < 0.35) {
    const payment = await buyer.ask("createCreditPayment", { body });
    if (!payment) return;
    const { pay_no } = payment;
    await buyer.ask("payCreditPayment", { body: { pay_no } });
    await buyer.ask("checkCreditPayment", { body: { pay_no } });
  } else if (choice < 0.75) {
    const method = 2 + Math.floor(buyer.random() * 3);
    const payment = await buyer.ask("createPayment", { body: { ...body, method } });
    if (!payment) return;
    const { pay_no } = payment;
    if (method === 2) await buyer.ask("payByBalance", { body: { pay_no } });
    const proof = method === 3 ? await upload(buyer) : undefined;
    if (proof !== undefined) await buyer.ask("submitTransfer", { body: { pay_no, file_id: proof } });
    await buyer.ask("getPayment", { path: { pay_no } });
  } else if (choice < 0.85) await buyer.ask("cancelOrder", { path: { id: orderId } });
}
