/** A purchase with the class of swagger-typescript-api. */
export const SWAGGER_TYPESCRIPT_API = `import { Api } from "./client";
import { fetchWithCookie, lineOf, shop } from "../support";

const { api } = new Api({ baseUrl: shop, customFetch: fetchWithCookie });
await api.login({ username: "buyer", password: "demo1234" });
const found = (await api.listGoods({ in_stock: 1 })).data;
const added = (await api.addCartLines({ params: [lineOf(found.data.list)] })).data;
const checkout = (await api.checkoutCart({ ids: added.data.lines.map(({ id }) => id) })).data;
const { checkout_no } = checkout.data;
const order = (await api.createOrder({ checkout_no, address_id: 1, invoice_kind: 1 })).data;
console.log("ordered", (await api.getOrder(order.data.order_id)).data.data.order_no);
`;
