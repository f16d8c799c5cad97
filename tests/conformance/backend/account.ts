import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { deleteCookie, getCookie, setCookie } from "hono/cookie";
import { type Answers, type BuyerEnv, readForm } from "./answers.ts";
import { Hono } from "hono";

const CONTRACT = new URL("../../../generated/openapi.json", import.meta.url);
const PASSWORDS: Readonly<Record<string, string>> = { alice: "secret-of-alice", bob: "secret-of-bob" };

/** The record in the contract's example. */
function exampleOf(name: "login" | "getAccountProfile"): object {
  const { components } = JSON.parse(readFileSync(CONTRACT, "utf8")) as {
    components: { examples: Record<string, { value: { data: object } }> };
  };
  return components.examples[name]?.value.data ?? {};
}

/** Sessions: login, logout and the current user. */
export function account({ success, refuse }: Answers) {
  const sessions = new Map<string, string>();
  const app = new Hono<BuyerEnv>();
  app.post("/api/user/login", async (c) => {
    const form = await readForm(c);
    if (!form) return refuse(c, 415, "请用表单");
    const errors: Record<string, string[]> = {};
    for (const [name, most] of Object.entries({ username: 50, password: 64 })) {
      const value = form[name] ?? "";
      if (value.length < 1 || value.length > most) errors[name] = ["请填写"];
    }
    const allowed = { username: 50, password: 64, captcha_id: 50, captcha: 8 };
    for (const [name, value] of Object.entries(form))
      if (!(name in allowed) || value.length > allowed[name as keyof typeof allowed])
        errors[name] = ["填写有误"];
    if (Object.keys(errors).length > 0) return refuse(c, 422, "填写有误", errors);
    const { username = "", password } = form;
    if (PASSWORDS[username] === undefined || PASSWORDS[username] !== password)
      return refuse(c, 422, "用户名或密码错误", { password: ["用户名或密码错误"] });
    const token = randomUUID();
    sessions.set(token, username);
    setCookie(c, "session", token, { httpOnly: true, path: "/", sameSite: "Lax" });
    return success(c, { ...exampleOf("login"), username });
  });
  // Routes below require a login.
  app.use("/api/user/*", async (c, next) => {
    const user = sessions.get(getCookie(c, "session") ?? "");
    if (user === undefined) return refuse(c, 401, "请先登录");
    c.set("user", user);
    return next();
  });
  app.delete("/api/user/logout", (c) => {
    sessions.delete(getCookie(c, "session") ?? "");
    deleteCookie(c, "session", { path: "/" });
    return success(c, {});
  });
  app.get("/api/user/base", (c) =>
    success(c, { ...exampleOf("getAccountProfile"), username: c.get("user"), email: "" }),
  );
  app.get("/api/user/user_money", (c) =>
    success(c, { user_money: 120.5, frozen_money: 0, today_change: -3.2 }),
  );
  return app;
}
