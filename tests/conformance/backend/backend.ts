import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { serve } from "@hono/node-server";
import { Hono } from "hono";
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

/** A backend that shares no code with the mock: another framework, a handful of handwritten calls. */
export async function startBackend(habit?: Habit) {
  const answers = answersWith(habit);
  const app = new Hono();
  app.route("/", news(answers));
  app.route("/", account(answers));
  app.route("/", addresses(answers));
  app.notFound((c) => answers.refuse(c, 404, "没有这个地址"));
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
