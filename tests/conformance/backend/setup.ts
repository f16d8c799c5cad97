import { Hono } from "hono";
import type { Shop } from "./shop.ts";

const PASSWORD = "secret-of-setup";

/** The setup adapter of this backend: approved accounts and a reset; it offers nothing else. */
export function setup(shop: Shop) {
  const made: string[] = [];
  return new Hono()
    .post("/setup/reset", (c) => {
      for (const username of made.splice(0)) shop.remove(username);
      return c.json({});
    })
    .post("/setup/accounts", async (c) => {
      const { kind } = await c.req.json<{ kind: string }>();
      if (kind !== "approved") return c.json({ message: `no ${kind} accounts here` }, 501);
      const username = `setup${made.length + 1}`;
      shop.add(username, PASSWORD, 4);
      made.push(username);
      return c.json({ username, password: PASSWORD, phone: "13900000001" }, 201);
    })
    .all("/setup/*", (c) => c.json({ message: "not offered" }, 501));
}
