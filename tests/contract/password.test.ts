import { describe, expect, it } from "vitest";
import { otherCode, smsCode } from "../support/account.ts";
import { expectError } from "../support/contract.ts";
import { type TestWorld, testMock } from "../support/mock.ts";
import { expectSuccess } from "../support/success.ts";

const mock = testMock();
const PHONE = "13500001406";
const NEW = "newpass99";

const verify = (world: TestWorld, code: string, phone = PHONE) =>
  world.post("/api/user/forget/verify", { phone, code });
const reset = (world: TestWorld, password = NEW) => world.post("/api/user/resetPassword", { password });
const login = (world: TestWorld, password: string) =>
  world.post("/api/user/login", { username: "manager", password });

describe("a visitor who forgot the password", () => {
  it("verifies the phone and sets a new one, which ends every session", async () => {
    const world = await mock.as("manager");
    const before = world.session();
    world.useSession(undefined);
    const verified = expectSuccess(
      "verifyPasswordReset",
      await verify(world, await smsCode(world, "reset", PHONE)),
    );
    expect(verified).toEqual({
      username: "ma***r",
      expires_at: Date.parse("2026-11-21T10:10:00+08:00") / 1000,
    });
    expect(expectSuccess("resetPassword", await reset(world))).toBeNull();
    expect(world.session()).toBeUndefined();
    expectError(await login(world, "demo1234"), 422, ["password"]);
    expectSuccess("login", await login(world, NEW));
    world.useSession(before);
    expectError(await world.get("/api/user/base"), 401);
  });

  it("may do nothing else with that session", async () => {
    const world = await mock.world();
    await verify(world, await smsCode(world, "reset", PHONE));
    expectError(await world.get("/api/user/base"), 403);
    expectError(await world.get("/api/cart/list"), 403);
    expectError(await world.post("/api/user/stores/1/switch"), 403);
    expect(expectSuccess("getCurrentUser", await world.get("/api/user"))).toBeNull();
    const { list } = (await world.get<{ list: { price: number | null }[] }>("/api/goods/list")).body.data;
    expect(list[0]?.price).toBeNull();
  });

  it("has ten minutes, and one attempt", async () => {
    const world = await mock.world();
    await verify(world, await smsCode(world, "reset", PHONE));
    const token = world.session();
    await world.control.clock.advance("10m");
    expectError(await reset(world), 401);
    await verify(world, await smsCode(world, "reset", PHONE));
    const second = world.session();
    expectSuccess("resetPassword", await reset(world));
    for (const spent of [token, second]) {
      world.useSession(spent);
      expectError(await reset(world, "another99"), 401);
    }
  });

  it("is refused with a wrong or used code, or an unregistered number", async () => {
    const world = await mock.world();
    const code = await smsCode(world, "reset", PHONE);
    expectError(await verify(world, otherCode(code)), 422, ["code"]);
    expectError(await verify(world, code, "13100000009"), 422, ["phone"]);
    expectSuccess("verifyPasswordReset", await verify(world, code));
    world.useSession(undefined);
    expectError(await verify(world, code), 422, ["code"]);
  });

  it("voids a code after five wrong ones, until another is sent", async () => {
    const world = await mock.world();
    const code = await smsCode(world, "reset", PHONE);
    const wrong = async () => (await verify(world, otherCode(code))).body.errors?.code?.[0];
    for (let count = 0; count < 4; count += 1) expect(await wrong()).toBe("验证码不正确，请重新输入");
    expect(await wrong()).toContain("已输错 5 次");
    const refused = await verify(world, code);
    expectError(refused, 422, ["code"]);
    expect(refused.body.errors?.code?.[0]).toContain("请重新获取");
    await world.control.clock.advance("1m");
    expectSuccess("verifyPasswordReset", await verify(world, await smsCode(world, "reset", PHONE)));
  });

  it("unlocks an account that was locked by wrong passwords", async () => {
    const world = await mock.world();
    for (let count = 0; count < 3; count += 1) await login(world, "wrong");
    expectError(await login(world, "demo1234"), 422, ["captcha"]);
    await verify(world, await smsCode(world, "reset", PHONE));
    await reset(world);
    expectSuccess("login", await login(world, NEW));
  });
});

describe("a logged-in buyer", () => {
  it("keeps the session and ends the others", async () => {
    const world = await mock.as("manager");
    const other = world.session();
    await world.login("manager");
    const own = world.session();
    expectError(await reset(world), 403);
    await verify(world, await smsCode(world, "reset", PHONE));
    expect(world.session()).toBe(own);
    expectSuccess("getAccountProfile", await world.get("/api/user/base"));
    expectSuccess("resetPassword", await reset(world));
    expectSuccess("getAccountProfile", await world.get("/api/user/base"));
    expectError(await reset(world), 403);
    world.useSession(other);
    expectError(await world.get("/api/user/base"), 401);
  });

  it("has ten minutes, and can use only their own number", async () => {
    const world = await mock.as("manager");
    const code = await smsCode(world, "reset", "13600001407");
    expectError(await verify(world, code, "13600001407"), 422, ["phone"]);
    await verify(world, await smsCode(world, "reset", PHONE));
    await world.control.clock.advance("10m");
    const late = await reset(world);
    expectError(late, 403);
    expect(late.body.message).toContain("请先验证手机号");
  });

  it("needs eight characters with a letter and a digit", async () => {
    const world = await mock.as("manager");
    for (const password of ["short1", "onlyletters", "12345678"])
      expectError(await reset(world, password), 422, ["password"]);
  });
});
