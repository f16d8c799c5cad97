import type { Context } from "hono";
import { getCookie } from "hono/cookie";
import { type Route, errorsIn } from "./contract.ts";
import { decodeForm } from "./form.ts";
import { Refused } from "./responses.ts";
import type { Buyer, Shop } from "./shop.ts";

/** A valid call. */
export type Call = {
  readonly c: Context;
  readonly shop: Shop;
  /** Who is logged in; nobody at operations that are open to visitors. */
  readonly buyer: Buyer | undefined;
  readonly id: number;
  // Checked against the contract before a handler sees it.
  // oxlint-disable-next-line typescript/no-explicit-any
  readonly query: any;
  // oxlint-disable-next-line typescript/no-explicit-any
  readonly body: any;
};

/** A call of a buyer. */
export type BuyerCall = Call & { readonly buyer: Buyer };

/** Responds with the data of a success; throws Refused. */
export type Handler = (call: Call) => unknown;
export type Handlers = Readonly<Record<string, Handler>>;

/** A handler of a call that needs a session. */
export const own =
  (handler: (call: BuyerCall) => unknown): Handler =>
  (call) =>
    handler(call as BuyerCall);

const FORM = "application/x-www-form-urlencoded";

/** Reads a request by its operation's part of the contract. Throws Refused. */
export async function readCall(c: Context, shop: Shop, route: Route): Promise<Call> {
  const token = getCookie(c, "session");
  const buyer = shop.buyerOf(token);
  if (route.needsSession && !buyer) throw new Refused(401, "请先登录");
  const search = new URL(c.req.url).search.slice(1);
  const query = decodeForm(search, route.query);
  const params = decodeForm(
    new URLSearchParams(c.req.param() as Record<string, string>).toString(),
    route.params,
  );
  const body = route.body ? decodeForm(await readBody(c, route), route.body) : {};
  const errors = {
    ...errorsIn(params, route.params),
    ...errorsIn(query, route.query),
    ...(route.body && errorsIn(body, route.body)),
  };
  if (Object.keys(errors).length > 0) throw new Refused(422, "填写有误", errors);
  return { c, shop, buyer, id: Number(params["id"]), query, body };
}

async function readBody(c: Context, { needsBody }: Route): Promise<string> {
  const bytes = await c.req.arrayBuffer();
  const type = c.req.header("content-type");
  if (bytes.byteLength === 0 && (type === undefined || !needsBody)) return "";
  if (!type?.startsWith(FORM)) throw new Refused(415, "请用表单");
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw new Refused(400, "请求无法解析");
  }
}
