/** Its client for fetch writes forms as JSON; that for axios leaves them to axios, which writes them right. */
export const writeKubbConfig = (
  contract: string,
  folder: string,
) => `import { defineConfig } from "@kubb/core";
import { pluginClient } from "@kubb/plugin-client";
import { pluginOas } from "@kubb/plugin-oas";
import { pluginTs } from "@kubb/plugin-ts";

export default defineConfig({
  root: ${JSON.stringify(folder)},
  input: { path: ${JSON.stringify(contract)} },
  output: { path: "client", format: false, lint: false },
  plugins: [
    pluginOas({ validate: false, generators: [] }),
    pluginTs(),
    pluginClient({ client: "axios", bundle: true }),
  ],
});
`;

/** A purchase with the functions of Kubb. */
export const KUBB = `import { axiosInstance } from "./client/.kubb/fetch";
import { addCartLines, checkoutCart, createOrder, getOrder, listGoods, login } from "./client/index";
import { lineOf, shop } from "../support";

axiosInstance.defaults.baseURL = shop;
axiosInstance.interceptors.response.use((response) => {
  const cookie = response.headers["set-cookie"]?.[0]?.split(";")[0];
  if (cookie !== undefined) axiosInstance.defaults.headers.common.cookie = cookie;
  return response;
});
await login({ username: "buyer", password: "demo1234" });
const { data: found } = await listGoods({ in_stock: 1 });
const { data: added } = await addCartLines({ params: [lineOf(found.list)] });
const { data: checkout } = await checkoutCart({ ids: added.lines.map(({ id }) => id) });
const { checkout_no } = checkout;
const { data: order } = await createOrder({ checkout_no, address_id: 1, invoice_kind: 1 });
console.log("ordered", (await getOrder(order.order_id)).data.order_no);
`;
