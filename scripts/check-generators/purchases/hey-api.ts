/** A purchase with the functions of @hey-api/openapi-ts. */
export const HEY_API = `import { client } from "./client/client.gen";
import { addCartLines, checkoutCart, createOrder, getOrder, listGoods, login } from "./client/sdk.gen";
import { fetchWithCookie, lineOf, shop } from "../support";

client.setConfig({ baseUrl: shop, fetch: fetchWithCookie });
const throwOnError = true;
await login({ throwOnError, body: { username: "buyer", password: "demo1234" } });
const { data: found } = await listGoods({ throwOnError, query: { in_stock: 1 } });
const { data: added } = await addCartLines({ throwOnError, body: { params: [lineOf(found.data.list)] } });
const ids = added.data.lines.map(({ id }) => id);
const { data: checkout } = await checkoutCart({ throwOnError, body: { ids } });
const { checkout_no } = checkout.data;
const { data: order } = await createOrder({ throwOnError, body: { checkout_no, address_id: 1, invoice_kind: 1 } });
const { data: read } = await getOrder({ throwOnError, path: { id: order.data.order_id } });
console.log("ordered", read.data.order_no);
`;
