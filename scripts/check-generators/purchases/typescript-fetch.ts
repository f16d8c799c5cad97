/** A purchase with the TypeScript client of openapi-generator for fetch, which Node sends without a cookie jar. */
export const TYPESCRIPT_FETCH = `import { CartApi, Configuration, Flag, InvoiceKind, OrderApi, UserApi } from "./index";

declare const process: { readonly env: Record<string, string | undefined> };
let cookie = "";
const config = new Configuration({
  basePath: process.env.SHOP,
  middleware: [
    {
      pre: async ({ url, init }) => ({ url, init: { ...init, headers: { ...init.headers, cookie } } }),
      post: async ({ response }) => {
        cookie = response.headers.getSetCookie()[0]?.split(";")[0] ?? cookie;
      },
    },
  ],
});
const [users, cart, orders] = [new UserApi(config), new CartApi(config), new OrderApi(config)];
await users.login({ username: "buyer", password: "demo1234" });
const offer = { goodsPriceId: 0, ladderPriceId: 7, goodsManjianId: 0, isYj: Flag.No };
const line = { goodsId: 7, number: 10, ckId: 1, price: 12.5, ...offer };
const added = await cart.addCartLines({ addCartLinesBody: { params: [line] } });
const checkout = await cart.checkoutCart({ checkoutCartBody: { ids: added.data.lines.map(({ id }) => id) } });
const { checkoutNo } = checkout.data;
const order = await orders.createOrder({
  createOrderBody: { checkoutNo, addressId: 1, invoiceKind: InvoiceKind.Ordinary },
});
console.log("ordered", (await orders.getOrder({ id: order.data.orderId })).data.orderNo);
`;
