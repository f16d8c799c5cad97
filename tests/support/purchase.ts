import type { Checkout } from "#generated/model/checkout.ts";
import type { CreatedOrder } from "#generated/model/createdOrder.ts";
import type { Goods } from "#generated/model/goods.ts";
import { emptyCart, lineWith } from "./cart.ts";
import type { TestWorld } from "./mock.ts";

/** Opens a checkout for cart lines; returns it. */
export async function checkOut(world: TestWorld, ids: readonly number[]): Promise<Checkout> {
  const reply = await world.post<Checkout>("/api/cart/checkout", { ids: [...ids], new: 1 });
  if (reply.status !== 200) throw new Error(`checkout: ${reply.status} ${reply.text}`);
  return reply.body.data;
}

/** Opens a checkout for a compound with pseudoephedrine, the only line of the cart. */
export async function checkOutCompound(world: TestWorld): Promise<Checkout> {
  const query = `keywords=${encodeURIComponent("氨酚伪麻美芬片")}&in_stock=1`;
  const { list } = (await world.get<{ list: Goods[] }>(`/api/goods/list?${query}`)).body.data;
  const compound = list.find((goods) => goods.is_buy === 1 && goods.number >= (goods.zbz ?? 1));
  if (!compound) throw new Error("no compound can be bought");
  await emptyCart(world);
  return checkOut(world, [await lineWith(world, compound.id, compound.zbz ?? 1)]);
}

/** Submits a checkout to the buyer's first address. */
export const sendOrder = (
  world: TestWorld,
  checkoutNo: string,
  change: { [name: string]: string | number } = {},
) =>
  world.post<CreatedOrder>("/api/order", {
    checkout_no: checkoutNo,
    address_id: 1,
    invoice_kind: 1,
    ...change,
  });

/** Creates an unpaid order from cart lines. */
export async function placeOrder(world: TestWorld, ids: readonly number[]): Promise<CreatedOrder> {
  const reply = await sendOrder(world, (await checkOut(world, ids)).checkout_no);
  if (reply.status !== 201) throw new Error(`order: ${reply.status} ${reply.text}`);
  return reply.body.data;
}

/** Pays an order on credit, which takes a minute to go through. */
export async function payOnCredit(world: TestWorld, orderId: number): Promise<void> {
  const opened = await world.post<{ pay_no: string }>("/api/pay/user_credit_create", { order_id: orderId });
  const { pay_no } = opened.body.data;
  await world.post("/api/pay/user_credit_pay", { pay_no });
  await world.control.clock.advance(60);
  await world.post("/api/pay/user_credit_check", { pay_no });
}
