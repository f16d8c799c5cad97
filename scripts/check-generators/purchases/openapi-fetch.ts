/** A purchase with openapi-fetch on the types of openapi-typescript. */
export const OPENAPI_FETCH = `import createClient from "openapi-fetch";
import type { paths } from "./schema";
import { fetchWithCookie, lineOf, shop } from "../support";

const client = createClient<paths>({ baseUrl: shop, fetch: fetchWithCookie });
/** It hands out errors instead of throwing them. */
function must<T>({ data, error }: { data?: T; error?: unknown }): T {
  if (data === undefined) throw new Error(JSON.stringify(error));
  return data;
}
const body = { username: "buyer", password: "demo1234" };
// It sends JSON unless it is told.
must(await client.POST("/api/user/login", { body, headers: { "content-type": "application/x-www-form-urlencoded" } }));
const found = must(await client.GET("/api/goods/list", { params: { query: { in_stock: 1 } } }));
const added = must(await client.POST("/api/cart", { body: { params: [lineOf(found.data.list)] } }));
const ids = added.data.lines.map(({ id }) => id);
const { checkout_no } = must(await client.POST("/api/cart/checkout", { body: { ids } })).data;
const order = must(await client.POST("/api/order", { body: { checkout_no, address_id: 1, invoice_kind: 1 } }));
const read = must(await client.GET("/api/order/{id}", { params: { path: { id: order.data.order_id } } }));
console.log("ordered", read.data.order_no);
`;
