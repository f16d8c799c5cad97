import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { serve } from "@hono/node-server";
import { type Context, Hono } from "hono";
import { account } from "./account.ts";
import { addresses } from "./addresses.ts";
import { answersWith } from "./answers.ts";
import type { Habit } from "./habits.ts";
import { news } from "./news.ts";

/** The part of the contract that this backend implements. */
export const BACKEND_OPERATIONS = [
  "login",
  "logout",
  "getAccountProfile",
  "getBalance",
  "listAddresses",
  "createAddress",
  "updateAddress",
  "deleteAddress",
  "listNews",
  "getNews",
];

/** How it answers paths that it does not have: in the contract's form, or as its framework does. */
export type NotFound = "contract" | "plain" | "501";

/** A backend that shares no code with the mock: another framework, a handful of handwritten calls. */
export async function startBackend(
  habit?: Habit,
  notFound: NotFound = "contract",
  without: readonly string[] = [],
) {
  const answers = answersWith(habit);
  const app = new Hono();
  const lacks = (c: Context) => {
    if (notFound === "plain") return c.text("404 Not Found", 404);
    return notFound === "501" ? c.body(null, 501) : answers.refuse(c, 404, "没有这个地址");
  };
  for (const path of without) app.all(path, lacks);
  app.route("/", news(answers));
  app.route("/", account(answers));
  app.route("/", addresses(answers));
  app.notFound(lacks);
  const server = serve({ fetch: app.fetch, port: 0, hostname: "127.0.0.1" });
  await once(server, "listening");
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close(): Promise<void> {
      server.close();
      if ("closeAllConnections" in server) server.closeAllConnections();
      await once(server, "close");
    },
  };
}
