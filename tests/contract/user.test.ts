import { describe, expect, it } from "vitest";
import type { User } from "#generated/model/user.ts";
import { expectError } from "../support/contract.ts";
import { testMock } from "../support/mock.ts";
import { expectSuccess } from "../support/success.ts";

const mock = testMock();
const PASSWORD = "demo1234";

describe("login", () => {
  it("starts a session and answers the buyer", async () => {
    const world = await mock.world();
    const reply = await world.post<User>("/api/user/login", { username: "buyer", password: PASSWORD });
    const user = expectSuccess("login", reply);
    expect(user).toMatchObject({ username: "buyer", is_passed: 1, cart: 13, is_can_chat: 1 });
    expect(reply.headers.get("set-cookie")).toMatch(
      /^session=[0-9a-f]{64}; HttpOnly; Path=\/; SameSite=Lax$/,
    );
    const asked = expectSuccess("getCurrentUser", await world.get<User>("/api/user"));
    expect(asked).toEqual(user);
  });

  it.each(["buyer", "unsigned", "big", "branch", "newbie"])("knows %s", async (username) => {
    const world = await mock.world();
    const reply = await world.post<User>("/api/user/login", { username, password: PASSWORD });
    expect(expectSuccess("login", reply).username).toBe(username);
  });

  it("does not mind blanks around the name", async () => {
    const world = await mock.world();
    const form = { username: "  buyer ", password: PASSWORD };
    expectSuccess("login", await world.post("/api/user/login", form));
  });

  it.each([
    ["buyer", "wrong"],
    ["nobody", PASSWORD],
    ["buyer", ` ${PASSWORD}`],
    ["Buyer", PASSWORD],
  ])("refuses %s with %s, and does not say which is wrong", async (username, password) => {
    const world = await mock.world();
    const reply = await world.post("/api/user/login", { username, password });
    expectError(reply, 422, ["password"]);
    expect(reply.body.errors?.password).toEqual(["用户名或密码不正确"]);
    expect(world.session()).toBeUndefined();
  });

  it("gives two logins two sessions", async () => {
    const world = await mock.world();
    await world.login("buyer");
    const first = world.session();
    await world.login("buyer");
    expect(world.session()).not.toBe(first);
    world.useSession(first);
    expect(expectSuccess("getCurrentUser", await world.get<User>("/api/user"))?.username).toBe("buyer");
  });
});

describe("logout", () => {
  it("ends the session and takes the cookie away", async () => {
    const world = await mock.world();
    await world.login("buyer");
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

  it("is refused when the session has ended", async () => {
    const world = await mock.world();
    await world.login("buyer");
    await world.control.clock.advance("7d");
    expectError(await world.get("/api/user"), 401);
  });

  it("counts the lines of the cart as they are", async () => {
    const world = await mock.world();
    await world.login("buyer");
    await world.post("/api/cart/batch_delete", { ids: [101, 102] });
    expect(expectSuccess("getCurrentUser", await world.get<User>("/api/user"))?.cart).toBe(11);
  });
});
