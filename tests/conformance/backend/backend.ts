import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { serve } from "@hono/node-server";
import { type Context, Hono } from "hono";
import { account } from "./account.ts";
import { addresses } from "./addresses.ts";
import { type Handlers, readCall } from "./call.ts";
import { cart } from "./cart.ts";
import { ROUTES, type Route } from "./contract.ts";
import { coupons } from "./coupons.ts";
import { favorites } from "./favorites.ts";
import { goods } from "./goods.ts";
import type { Habit } from "./habits.ts";
import { help } from "./help.ts";
import { messages } from "./messages.ts";
import { news } from "./news.ts";
import { orders } from "./orders.ts";
import { payments } from "./payments.ts";
import { points } from "./points.ts";
import { rememberRepeats } from "./repeats.ts";
import { respondersOf, Refused } from "./responses.ts";
import { setup } from "./setup.ts";
import { Shop } from "./shop.ts";
import { titles } from "./titles.ts";

const HANDLERS: Handlers = {
  ...account,
  ...goods,
  ...cart,
  ...orders,
  ...payments,
  ...addresses,
  ...coupons,
  ...favorites,
  ...titles,
  ...messages,
  ...points,
  ...help,
  ...news,
};

/** The part of the contract that this backend implements. */
export const BACKEND_OPERATIONS: readonly string[] = Object.keys(HANDLERS);

/** The response to an unknown path: a 404 in the contract's form, the framework's own, or a 501 or 405. */
export type NotFound = "contract" | "plain" | "501" | "405";

export type BackendOptions = {
  readonly habit?: Habit | undefined;
  readonly notFound?: NotFound | undefined;
  /** The operations that it has; all by default. */
  readonly operations?: readonly string[];
};

/** A backend that shares no code with the mock: another framework, written from the contract alone. */
export async function startBackend({
  habit,
  notFound = "contract",
  operations = BACKEND_OPERATIONS,
}: BackendOptions = {}) {
  const { success, refuse } = respondersOf(habit);
  const shop = new Shop();
  const runOnce = rememberRepeats();
  const routes = operations.flatMap((id) => ROUTES.get(id) ?? []).toSorted(byPath);
  const app = new Hono();
  for (const route of routes) app.on(route.method, route.path, (c) => response(c, route));
  app.route("/", setup(shop));
  app.notFound(lacks);
  const server = serve({ fetch: app.fetch, port: 0, hostname: "127.0.0.1" });
  await once(server, "listening");

  async function response(c: Context, route: Route) {
    try {
      const handler = HANDLERS[route.id];
      const call = await readCall(c, shop, route);
      const data = handler && (await runOnce(handler, call, route));
      return success(c, data, route.success);
    } catch (error) {
      if (error instanceof Refused) return refuse(c, error);
      throw error;
    }
  }

  function lacks(c: Context) {
    if (notFound === "plain") return c.text("404 Not Found", 404);
    if (notFound === "501") return c.body(null, 501);
    const allowed = notFound === "405" ? methodsAt(routes, c.req.path) : [];
    if (allowed.length === 0) return refuse(c, new Refused(404, "没有这个地址"));
    c.header("allow", allowed.join(", "));
    return refuse(c, new Refused(405, "没有这个方法"));
  }

  return {
    shop,
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close(): Promise<void> {
      server.close();
      if ("closeAllConnections" in server) server.closeAllConnections();
      await once(server, "close");
    },
  };
}

/** Fixed paths before those with ids, for the first that fits is taken. */
const byPath = (a: Route, b: Route): number => Number(a.path.includes(":")) - Number(b.path.includes(":"));

function methodsAt(routes: readonly Route[], path: string): string[] {
  const here = routes.filter((route) =>
    new RegExp(`^${route.path.replaceAll(/:\w+/g, "[^/]+")}$`).test(path),
  );
  const methods = here.map(({ method }) => method);
  return [...new Set([...methods, ...(methods.includes("GET") ? ["HEAD"] : [])])];
}
