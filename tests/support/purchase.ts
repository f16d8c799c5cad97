import type { Checkout } from "#generated/model/checkout.ts";
import type { CreatedOrder } from "#generated/model/createdOrder.ts";
import type { TestWorld } from "./mock.ts";

/** Opens a checkout for cart lines; returns it. */
export async function checkOut(world: TestWorld, ids: readonly number[]): Promise<Checkout> {
  const reply = await world.post<Checkout>("/api/cart/checkout", { ids: [...ids], new: 1 });
  if (reply.status !== 200) throw new Error(`checkout: ${reply.status} ${reply.text}`);
  return reply.body.data;
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
