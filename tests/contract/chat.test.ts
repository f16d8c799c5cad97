import { describe, expect, it } from "vitest";
import { updateProfile } from "#mock/domain/user/commands/profile.ts";
import { actingMock } from "../support/acting-mock.ts";
import { chatAddress, openDesk, pageData } from "../support/chat-desk.ts";
import { expectError } from "../support/contract.ts";
import { expectSuccess } from "../support/success.ts";

const { mock, act } = actingMock();

async function chatter(persona: string) {
  const world = await mock.as(persona);
  const user = expectSuccess("getCurrentUser", await world.get("/api/user"))!;
  const open = (username = user.username, token = user.token) => {
    const query = new URLSearchParams({ username, token });
    return world.get(`/chat?${query.toString()}`, { host: "chat" });
  };
  return { world, user, open };
}

describe("the chat page", () => {
  it("identifies the buyer and the account manager, with face and hours", async () => {
    const { world, open } = await chatter("manager");
    const reply = await open();
    expect(reply.status).toBe(200);
    expect(reply.headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(reply.headers.get("x-mock-answer")).toBe("handler");
    expect(reply.text).toMatch(/^<!doctype html>/);
    expect(reply.text).not.toMatch(/https?:/);
    const data = pageData(reply.text);
    expect(data).toMatchObject({
      desk: "专属客服 王雅琴",
      company: "嘉兴南湖康宁大药房",
      hours: "每天 8:30—20:00",
    });
    const face = await world.get(data.agent.face, { host: "chat" });
    expect(face.headers.get("content-type")).toContain("image/svg+xml");
  });

  it("opens with the token alone, because the frame is on another host", async () => {
    const { world, open } = await chatter("buyer");
    world.useSession(undefined);
    expect((await open()).text).toContain("在线客服");
  });

  it("says that the shop may frame it and nobody else, and passes its address on to nobody", async () => {
    const { open } = await chatter("buyer");
    const { headers } = await open();
    const frames = /frame-ancestors ([^;]*)/.exec(headers.get("content-security-policy") ?? "")?.[1];
    expect(frames).toContain("http://localhost:5173");
    expect(frames).not.toMatch(/\*|https:\/\/elsewhere/);
    expect(headers.get("referrer-policy")).toBe("no-referrer");
    expect(headers.get("cache-control")).toBe("no-store");
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

  it("keeps a name from becoming markup", async () => {
    const { world, open } = await chatter("buyer");
    const company = `</script><img src=x onerror="alert(1)">&'`;
    await act(world, (state) => {
      const { phone } = state.users.get(1)!;
      const user = updateProfile(state, state.users.get(1)!, { name: "x", phone });
      state.users.put(1, { ...user, company });
    });
    const { text } = await open();
    expect(text).not.toContain("<img");
    expect(pageData(text).company).toBe(company);
  });
});

describe("the chat token", () => {
  it("opens the chat for at least five minutes, and soon no more", async () => {
    const { world, user, open } = await chatter("buyer");
    await world.control.clock.advance("5m");
    expect((await open()).status).toBe(200);
    await world.control.clock.advance("15m");
    expectError(await open(), 401);
    const fresh = expectSuccess("getCurrentUser", await world.get("/api/user"))!;
    expect(fresh.token).not.toBe(user.token);
    expect((await open("buyer", fresh.token)).status).toBe(200);
  });

  it("ends with the session, and so does the chat that it opened", async () => {
    const { world, open } = await chatter("buyer");
    const desk = await openDesk(world);
    expect((await desk.call("GET", "messages")).status).toBe(200);
    await world.request("DELETE", "/api/user/logout");
    expectError(await open(), 401);
    expectError(await desk.call("GET", "messages"), 401);
    expectError(await desk.say("还在吗"), 401);
    await world.login("buyer");
    expectError(await open(), 401);
  });

  it("is in no log", async () => {
    const { world, user, open } = await chatter("buyer");
    await open();
    const requests = await world.control.requests();
    const logged = requests.filter(({ operation_id }) => operation_id === "openChat");
    expect(logged).toHaveLength(1);
    expect(JSON.stringify(logged)).not.toContain(user.token);
    expect(logged[0]?.path).toBe("/chat?username=buyer&token=***");
    const har = await world.get("/__mock__/requests?format=har");
    expect(har.text).toContain("token=***");
    expect(await chatAddress(world)).toContain(user.token);
  });
});
