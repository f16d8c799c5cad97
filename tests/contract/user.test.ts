import { describe, expect, it } from "vitest";
import { lastCode, otherCode, register, smsCode } from "../support/account.ts";
import { expectError } from "../support/contract.ts";
import { type TestWorld, testMock } from "../support/mock.ts";
import { expectSuccess } from "../support/success.ts";

const mock = testMock();
const PASSWORD = "demo1234";

describe("login", () => {
  it("starts a session and returns the buyer", async () => {
    const world = await mock.world();
    const reply = await world.post("/api/user/login", { username: "buyer", password: PASSWORD });
    const user = expectSuccess("login", reply);
    expect(user).toMatchObject({ username: "buyer", is_passed: 1, cart: 13, is_can_chat: 1 });
    expect(reply.headers.get("set-cookie")).toMatch(
      /^session=[0-9a-f]{64}; HttpOnly; Path=\/; SameSite=Lax$/,
    );
    const asked = expectSuccess("getCurrentUser", await world.get("/api/user"));
    expect(asked).toEqual(user);
  });

  it.each(["buyer", "unsigned", "big", "branch", "newbie", "manager", "credit", "chain", "empty"])(
    "accepts %s",
    async (username) => {
      const world = await mock.world();
      const reply = await world.post("/api/user/login", { username, password: PASSWORD });
      expect(expectSuccess("login", reply).username).toBe(username);
    },
  );

  it("ignores spaces around the name", async () => {
    const world = await mock.world();
    const form = { username: "  buyer ", password: PASSWORD };
    expectSuccess("login", await world.post("/api/user/login", form));
  });

  it("takes the mobile number for the name, and counts wrong passwords of both together", async () => {
    const world = await mock.as("buyer");
    const { phone } = expectSuccess("getCurrentUser", await world.get("/api/user"))!;
    const { body } = await world.post("/api/user/login", { username: phone, password: PASSWORD });
    expect(body).toMatchObject({ data: { username: "buyer" } });
    for (const username of ["buyer", phone, "buyer"])
      expectError(await world.post("/api/user/login", { username, password: "wrong" }), 422, ["password"]);
    expectError(await world.post("/api/user/login", { username: phone, password: PASSWORD }), 422, [
      "captcha",
    ]);
  });

  it.each([
    ["buyer", "wrong"],
    ["nobody", PASSWORD],
    ["buyer", ` ${PASSWORD}`],
    ["Buyer", PASSWORD],
  ])("rejects %s with %s, and does not say which is wrong", async (username, password) => {
    const world = await mock.world();
    const reply = await world.post("/api/user/login", { username, password });
    expectError(reply, 422, ["password"]);
    expect(reply.body.errors?.password).toEqual(["用户名或密码不正确"]);
    expect(world.session()).toBeUndefined();
  });

  it("gives two logins two sessions", async () => {
    const world = await mock.as("buyer");
    const first = world.session();
    await world.login("buyer");
    expect(world.session()).not.toBe(first);
    world.useSession(first);
    expect(expectSuccess("getCurrentUser", await world.get("/api/user"))?.username).toBe("buyer");
  });
});

describe("logout", () => {
  it("ends the session and removes the cookie", async () => {
    const world = await mock.as("buyer");
    const token = world.session();
    expect(expectSuccess("logout", await world.request("DELETE", "/api/user/logout"))).toBeNull();
    expect(world.session()).toBeUndefined();
    world.useSession(token);
    expectError(await world.get("/api/user"), 401);
  });

  it("succeeds without a session too", async () => {
    expectSuccess("logout", await (await mock.world()).request("DELETE", "/api/user/logout"));
  });
});

describe("the current user", () => {
  it("is null for a visitor", async () => {
    expect(expectSuccess("getCurrentUser", await (await mock.world()).get("/api/user"))).toBeNull();
  });

  it("is refused when the session has expired", async () => {
    const world = await mock.as("buyer");
    await world.control.clock.advance("7d");
    expectError(await world.get("/api/user"), 401);
  });

  it("includes the current number of cart lines", async () => {
    const world = await mock.as("buyer");
    await world.post("/api/cart/batch_delete", { ids: [101, 102] });
    expect(expectSuccess("getCurrentUser", await world.get("/api/user"))?.cart).toBe(11);
  });
});

/** A captcha and its solution. */
async function captcha(world: TestWorld) {
  const { captcha_id: id, ...rest } = expectSuccess("getCaptcha", await world.get("/api/user/captcha"));
  return { ...rest, answered: { captcha_id: id, captcha: await lastCode(world, id) } };
}

describe("an SMS code", () => {
  const PHONE = "13500001406";

  it("logs its member in, once and for this purpose alone", async () => {
    const world = await mock.world();
    const login = (code: string) => world.post("/api/user/login_by_code", { phone: PHONE, code });
    expectError(await login(await smsCode(world, "reset", PHONE)), 422, ["code"]);
    await world.control.clock.advance("1m");
    const code = await smsCode(world, "login", PHONE);
    expect(expectSuccess("loginBySmsCode", await login(code))).toMatchObject({ username: "manager" });
    expectSuccess("getAccountProfile", await world.get("/api/user/base"));
    expectError(await login(code), 422, ["code"]);
  });

  it("is void after five wrong entries, and belongs to a member", async () => {
    const world = await mock.world();
    const code = await smsCode(world, "login", PHONE);
    const login = (typed: string, phone = PHONE) =>
      world.post("/api/user/login_by_code", { phone, code: typed });
    for (let count = 0; count < 5; count += 1) expectError(await login(otherCode(code)), 422, ["code"]);
    expectError(await login(code), 422, ["code"]);
    expect(world.session()).toBeUndefined();
    expectError(await login(code, "13111112222"), 422, ["phone"]);
  });
});

describe("wrong passwords", () => {
  const attempt = (world: TestWorld, more: Record<string, string> = {}, username = "buyer") =>
    world.post("/api/user/login", { username, password: "wrong", ...more });

  async function failTimes(world: TestWorld, times: number) {
    for (let count = 0; count < times; count += 1) {
      const more = count < 3 ? {} : (await captcha(world)).answered;
      expectError(await attempt(world, more), 422, ["password"]);
    }
  }

  it("require a captcha after three, for that name alone", async () => {
    const world = await mock.world();
    await failTimes(world, 3);
    const right = { username: "buyer", password: PASSWORD };
    expectError(await world.post("/api/user/login", right), 422, ["captcha"]);
    const { answered } = await captcha(world);
    const lower = { ...answered, captcha: answered.captcha.toLowerCase() };
    expectSuccess("login", await world.post("/api/user/login", { ...right, ...lower }));
    await attempt(world);
    expectSuccess("login", await world.post("/api/user/login", right));
    expectError(await attempt(world, {}, "manager"), 422, ["password"]);
  });

  it("lock the account after ten, for a while", async () => {
    const world = await mock.world();
    await failTimes(world, 10);
    const right = { username: "buyer", password: PASSWORD };
    const locked = await world.post("/api/user/login", right);
    expectError(locked, 429);
    expect(locked.body.message).toContain("15 分钟");
    expect(locked.headers.get("retry-after")).toBe("900");
    await world.login("manager");
    await world.control.clock.advance("15m");
    expectSuccess("login", await world.post("/api/user/login", right));
  });
});

describe("a captcha", () => {
  it("is an SVG with four characters, a different one each time", async () => {
    const world = await mock.world();
    const [one, other] = [await captcha(world), await captcha(world)];
    expect(one.expires_at).toBe(Date.parse("2026-11-21T10:05:00+08:00") / 1000);
    const svg = Buffer.from(one.image.split(",")[1] ?? "", "base64").toString();
    expect(one.image).toMatch(/^data:image\/svg\+xml;base64,/);
    expect([...svg.matchAll(/<text[^>]*>(.)</g)].map(([, character]) => character).join("")).toBe(
      one.answered.captcha,
    );
    expect(one.answered.captcha).toMatch(/^[A-Z0-9]{4}$/);
    expect(other.answered).not.toEqual(one.answered);
  });

  it("is valid once and for five minutes", async () => {
    const world = await mock.world();
    const login = (more: object) =>
      world.post("/api/user/login", { username: "buyer", password: PASSWORD, ...more });
    for (let count = 0; count < 3; count += 1) await login({ password: "wrong" });
    const first = (await captcha(world)).answered;
    expectError(await login({ ...first, captcha: "0000" }), 422, ["captcha"]);
    const spent = await login(first);
    expect(spent.body.errors?.captcha).toEqual(["图形验证码已失效，请点击图片刷新"]);
    const old = (await captcha(world)).answered;
    await world.control.clock.advance("5m");
    expectError(await login(old), 422, ["captcha"]);
  });
});

describe("SMS codes", () => {
  const phone = "13100000009";
  const send = (world: TestWorld, more: Record<string, string> = {}) =>
    world.post("/api/sms/code", { phone, scene: "register", ...more });

  it("have a minute between them, require a captcha after three and are refused for the day after ten", async () => {
    const world = await mock.world();
    const sent = expectSuccess("sendSmsCode", await send(world));
    expect(sent).toEqual({ phone: "131****0009", wait: 60 });
    await world.control.clock.advance(18);
    const refused = await send(world);
    expectError(refused, 429);
    expect(refused.body.message).toBe("验证码发送过于频繁，请 42 秒后再试");
    expect(refused.headers.get("retry-after")).toBe("42");
    for (let count = 1; count < 3; count += 1) {
      await world.control.clock.advance("1m");
      expectSuccess("sendSmsCode", await send(world, { scene: "reset" }));
    }
    await world.control.clock.advance("1m");
    expectError(await send(world), 422, ["captcha"]);
    for (let count = 3; count < 10; count += 1) {
      expectSuccess("sendSmsCode", await send(world, (await captcha(world)).answered));
      await world.control.clock.advance("1m");
    }
    await world.control.clock.advance("1h");
    const full = await send(world);
    expectError(full, 429);
    expect(full.body.message).toContain("10 条");
    await world.control.clock.advance(Number(full.headers.get("retry-after")));
    expectSuccess("sendSmsCode", await send(world));
  });

  it("are valid for their purpose, for five minutes and once", async () => {
    const world = await mock.world();
    const form = { kind: 1, username: "qinghe", phone, password: PASSWORD, agree: 1 };
    const use = (code: string) => world.post("/api/register", { ...form, code });
    expect((await use("123456")).body.errors?.code).toEqual(["请先获取验证码"]);
    await send(world, { scene: "reset" });
    expectError(await use(await lastCode(world, phone)), 422, ["code"]);
    await world.control.clock.advance("1m");
    await send(world);
    const code = await lastCode(world, phone);
    expectError(await use(otherCode(code)), 422, ["code"]);
    await world.control.clock.advance("5m");
    expect((await use(code)).body.errors?.code).toEqual(["验证码已过期，请重新获取"]);
    await register(world, { username: "qinghe", phone });
    const again = { ...form, username: "another", code: await lastCode(world, phone) };
    expectError(await world.post("/api/register", again), 422, ["phone", "code"]);
  });
});

describe("a phone number", () => {
  const check = (world: TestWorld, phone: string) => world.get(`/api/user/phone/${phone}`);

  it("is registered or available", async () => {
    const world = await mock.world();
    expect(expectSuccess("checkPhone", await check(world, "13500001406"))).toEqual({
      registered: 1,
      username: "ma***r",
    });
    expect(expectSuccess("checkPhone", await check(world, "13100000009"))).toEqual({
      registered: 0,
      username: "",
    });
    expectError(await check(world, "1234"), 422, ["value"]);
  });

  it("can be checked twenty times a minute", async () => {
    const world = await mock.world();
    for (let count = 0; count < 20; count += 1)
      expectSuccess("checkPhone", await check(world, "13100000009"));
    expectError(await check(world, "13100000009"), 429);
    await world.control.clock.advance("1m");
    expectSuccess("checkPhone", await check(world, "13100000009"));
  });

  it.each([
    ["other numbers, with invented cookies", (count: number) => `1310000${1000 + count}`],
    ["one number, as a buyer", () => "13100000009"],
  ])("is counted by the address that asks: %s", async (_case, phoneOf) => {
    const world = await mock.as("buyer");
    const session = world.session();
    const ask = (count: number) => {
      world.useSession(count % 2 === 0 ? session : `invented-${count}`);
      return check(world, phoneOf(count));
    };
    for (let count = 0; count < 20; count += 1) expectSuccess("checkPhone", await ask(count));
    for (const count of [20, 21]) expectError(await ask(count), 429);
    const counted = await world.control.state.records("attempts");
    expect(counted.records.map(({ key }) => key).filter((key) => String(key).includes("invented"))).toEqual(
      [],
    );
  });
});

describe("effects that anybody can cause", () => {
  it("leaves a thousand records at most: of invented user names, captchas, codes and messages", async () => {
    const world = await mock.world();
    const turns = Array.from({ length: 1100 }, (_, index) => index);
    for (const turn of turns) {
      await world.post("/api/user/login", { username: `invented-${turn}`, password: "wrong" });
      await world.get("/api/user/captcha");
      await world.post("/api/sms/code", { phone: `1310000${1000 + turn}`, scene: "register" });
      await world.request("POST", "/api/wechat/login_code");
    }
    for (const table of ["attempts", "captchas", "smsCodes", "wechatCodes", "outbox"])
      expect({ table, total: (await world.control.state.records(table)).total }).toEqual({
        table,
        total: 1000,
      });
    // The newest are there.
    expect(await lastCode(world, "13100002099")).toMatch(/^\d{6}$/u);
  });
});

describe("several logins of one buyer", () => {
  it("go on side by side, each until its own logout; a new password ends all others", async () => {
    const world = await mock.as("buyer");
    const first = world.session();
    await world.login("buyer");
    const second = world.session();
    expect(second).not.toBe(first);
    const user = async (session: string | undefined) => {
      world.useSession(session);
      return (await world.get("/api/user/base")).status;
    };
    expect([await user(first), await user(second)]).toEqual([200, 200]);
    world.useSession(second);
    await world.call("logout");
    expect([await user(first), await user(second)]).toEqual([200, 401]);
  });
});

describe("basic data", () => {
  const read = async (world: TestWorld) =>
    expectSuccess("getAccountProfile", await world.get("/api/user/base"));

  it("are the company's, with the previous login", async () => {
    const world = await mock.as("empty");
    expect((await read(world)).last_login_at).toBeNull();
    await world.control.clock.advance("1h");
    await world.login("empty");
    expect((await read(world)).last_login_at).toBe("2026-11-21 10:00:00");
    await world.login("credit");
    expect(await read(world)).toMatchObject({
      username: "credit",
      phone: "136****1407",
      company: "金华婺城益寿堂药店",
      // Its certificate for devices has expired.
      business_scope: "化学药制剂、中成药、中药饮片、保健食品",
    });
  });

  it("can change the contact, but not to another member's number", async () => {
    const world = await mock.as("buyer");
    const change = (name: string, phone: string, code?: string) =>
      world.post("/api/user/updateUserInfo", { name, phone, ...(code !== undefined && { code }) });
    const [own, next] = ["13800001402", "13100000009"];
    const code = await smsCode(world, "phone", own);
    const changed = expectSuccess("updateAccountProfile", await change(" 吴刚 ", next, code));
    expect([changed.name, changed.phone]).toEqual(["吴刚", "131****0009"]);
    expect((await world.get("/api/user")).body.data).toMatchObject({
      name: "吴刚",
      phone: "13100000009",
    });
    const again = await smsCode(world, "phone", next);
    expectError(await change("吴刚", "13500001406", again), 422, ["phone"]);
    expectError(await change("  ", "13500001406", again), 422, ["name", "phone"]);
    // The second store has the same number.
    expectSuccess("updateAccountProfile", await change("陈晓梅", own, again));
  });

  it("change the phone by the code that the former one got, and nothing else", async () => {
    const world = await mock.as("buyer");
    const [own, next] = ["13800001402", "13100000009"];
    const change = (code?: string, phone = next) =>
      world.post("/api/user/updateUserInfo", { name: "陈晓梅", phone, ...(code !== undefined && { code }) });
    expectError(await change(), 422, ["code"]);
    expectError(await change(await smsCode(world, "phone", next)), 422, ["code"]);
    const forLogin = await smsCode(world, "login", own);
    expectError(await change(forLogin), 422, ["code"]);
    await world.control.clock.advance("1m");
    const code = await smsCode(world, "phone", own);
    for (let count = 0; count < 5; count += 1) expectError(await change(otherCode(code)), 422, ["code"]);
    expectError(await change(code), 422, ["code"]);
    await world.control.clock.advance("1m");
    const fresh = await smsCode(world, "phone", own);
    expectSuccess("updateAccountProfile", await change(fresh));
    // A code holds once, and a phone that stays needs none.
    expectError(await change(fresh, own), 422, ["code"]);
    expectSuccess("updateAccountProfile", await change());
  });

  it("update the e-mail when it is sent, remove an empty one and reject an invalid one", async () => {
    const world = await mock.as("buyer");
    const before = expectSuccess("getAccountProfile", await world.get("/api/user/base"));
    const change = (email?: string) =>
      world.post("/api/user/updateUserInfo", {
        name: "陈晓梅",
        phone: "13800001402",
        ...(email !== undefined && { email }),
      });
    const emailAfter = async (email?: string) =>
      expectSuccess("updateAccountProfile", await change(email)).email;
    expect(await emailAfter()).toBe(before.email);
    expect(await emailAfter("yao_dian-1@mail.example.com")).toBe("yao_dian-1@mail.example.com");
    for (const wrong of ["a@b", "a b@c.com", "@c.com", "药@c.com"])
      expectError(await change(wrong), 422, ["email"]);
    expect(await emailAfter("")).toBe("");
  });
});

describe("the header's data", () => {
  it("follow from the world's records", async () => {
    const world = await mock.as("manager");
    expect((await world.get("/api/user")).body.data).toMatchObject({
      admin: { name: "王雅琴", phone: "13957100620", is_default: 0 },
      is_can_chat: 1,
      wechat: "康宁大药房-沈丽华",
      message_count: 2,
      address: "浙江省嘉兴市南湖区中环南路 1166 号",
      login_url: "",
    });
    await world.login("empty");
    expect((await world.get("/api/user")).body.data).toMatchObject({
      wechat: "",
      message_count: 0,
      address: "",
      points: 0,
      cart: 0,
    });
  });
});
