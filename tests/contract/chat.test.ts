import { describe, expect, it } from "vitest";
import type { User } from "#generated/model/user.ts";
import { updateProfile } from "#mock/domain/user/commands/profile.ts";
import { actingMock } from "../support/acting-mock.ts";
import { expectError } from "../support/contract.ts";
import { expectSuccess } from "../support/success.ts";

const { mock, act } = actingMock();

async function chatter(persona: string) {
  const world = await mock.world();
  await world.login(persona);
  const user = expectSuccess("getCurrentUser", await world.get<User>("/api/user"));
  const open = (username = user.username, token = user.token) => {
    const query = new URLSearchParams({ username, token });
    return world.get(`/chat?${query.toString()}`, { host: "chat" });
  };
  return { world, user, open };
}

describe("the chat page", () => {
  it("identifies the buyer and the account manager", async () => {
    const { open } = await chatter("manager");
    const reply = await open();
    expect(reply.status).toBe(200);
    expect(reply.headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(reply.headers.get("x-mock-answer")).toBe("handler");
    expect(reply.text).toMatch(/^<!doctype html>/);
    expect(reply.text).toContain("专属客服 王雅琴");
    expect(reply.text).toContain("嘉兴南湖康宁大药房");
    expect(reply.text).not.toMatch(/<script|https?:/);
  });

  it("opens with the token alone, because the frame is on another host", async () => {
    const { world, open } = await chatter("buyer");
    world.useSession(undefined);
    expect((await open()).text).toContain("在线客服");
  });

  it("is refused with another buyer's token, without ending the shop's session", async () => {
    const { world, user, open } = await chatter("buyer");
    for (const reply of [
      await open("buyer", "x".repeat(32)),
      await open("manager", user.token),
      await open("nobody", user.token),
    ])
      expectError(reply, 401);
    expectSuccess("getAccountProfile", await world.get("/api/user/base"));
  });

  it("is refused to users without access to the chat", async () => {
    const { user, open } = await chatter("credit");
    expect(user.is_can_chat).toBe(0);
    expect(user.common_config.qq1).toMatch(/^https:/);
    expectError(await open(), 401);
  });

  it("escapes a name", async () => {
    const { world, open } = await chatter("buyer");
    await act(world, (state) => {
      const user = updateProfile(state, state.users.get(1)!, { name: "x", phone: "13100000009" });
      state.users.put(1, { ...user, company: `<img src=x onerror="alert(1)">&'` });
    });
    const { text } = await open();
    expect(text).toContain("&lt;img src=x onerror=&quot;alert(1)&quot;&gt;&amp;&#39;");
    expect(text).not.toContain("<img");
  });
});
