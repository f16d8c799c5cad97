import { describe, expect, it } from "vitest";
import { createMockControl } from "#mock/client.ts";
import { controlToken } from "#mock/node/access.ts";
import { namesOnNetwork } from "#mock/node/network.ts";
import { expectControlError } from "../support/contract.ts";
import { startMock } from "../support/mock-program.ts";
import { testMock } from "../support/mock.ts";

const mock = testMock();
const off = testMock({ control: false });

/** As a proxy on this machine says that it forwards for another. */
const ELSEWHERE = { "x-forwarded-for": "192.0.2.9" };
const [NAME] = namesOnNetwork("0.0.0.0");

const control = (path: string, headers: Record<string, string> = {}, init: RequestInit = {}) =>
  fetch(`${mock.urls.main}/__mock__/${path}`, { redirect: "manual", ...init, headers });

describe("from another machine", () => {
  it.each([
    ["GET", "outbox"],
    ["GET", ""],
    ["GET", "openapi.json"],
    ["GET", "page-views"],
    ["PUT", "session"],
    ["DELETE", "worlds"],
    ["POST", "setup/reset"],
  ])("%s %s needs the token", async (method, path) => {
    const reply = await control(path, ELSEWHERE, { method });
    expect([reply.status, await reply.json()]).toEqual([
      403,
      { code: 403, message: expect.stringMatching(/from another machine .* X-Mock-Token/) as string },
    ]);
    expect((await control(path, { ...ELSEWHERE, "x-mock-token": "made up" }, { method })).status).toBe(403);
    expect((await control(`${path}?token=${"0".repeat(32)}`, ELSEWHERE, { method })).status).toBe(403);
  });

  it("the token opens it: as a header, and as a cookie that the panel's link leaves", async () => {
    const token = controlToken();
    expect((await control("outbox", { ...ELSEWHERE, "x-mock-token": token })).status).toBe(200);
    const link = await control(`?token=${token}&world=anna`, ELSEWHERE);
    expect([link.status, link.headers.get("location")]).toEqual([303, "/__mock__/?world=anna"]);
    const [cookie = ""] = link.headers.getSetCookie();
    expect(cookie).toMatch(/; HttpOnly; Path=\/__mock__; SameSite=Strict$/u);
    const headers = { ...ELSEWHERE, cookie: cookie.replace(/;.*/u, "") };
    expect((await control("", headers)).status).toBe(200);
    expect((await control("outbox", headers)).status).toBe(200);
  });

  it("anybody may ask whether it is up, and report that a page was viewed", async () => {
    expect((await control("health", ELSEWHERE)).status).toBe(200);
    const body = JSON.stringify({ name: "home", path: "/" });
    expect((await control("page-views", ELSEWHERE, { method: "POST", body })).status).toBe(201);
  });

  it("a call works in the worlds that there are, and makes none", async () => {
    const world = await mock.world();
    expect((await world.get("/api/goods/hot", { headers: ELSEWHERE })).status).toBe(200);
    const made = { ...ELSEWHERE, "x-mock-world": "made-by-a-stranger" };
    expectControlError(await world.get("/api/goods/hot", { headers: made }), 403);
    const body = JSON.stringify({ name: "home", path: "/" });
    expect((await control("page-views", made, { method: "POST", body })).status).toBe(403);
    const names = (await world.control.worlds()).map(({ name }) => name);
    expect(names).toContain(world.name);
    expect(names).not.toContain("made-by-a-stranger");
    expect(
      (await world.get("/api/goods/hot", { headers: { ...made, "x-mock-token": controlToken() } })).status,
    ).toBe(200);
  });

  it.each([
    ["127.0.0.1", 200],
    ["::1, 127.0.0.1", 200],
    ["192.0.2.9, 127.0.0.1", 403],
    ["unknown", 403],
  ])("is what a proxy here forwards for %s: %d", async (client, status) =>
    expect((await control("outbox", { "x-forwarded-for": client })).status).toBe(status),
  );
});

it("--no-control: there is neither panel nor control API, for this machine either", async () => {
  for (const path of ["", "/", "/outbox", "/health", "/setup/reset"])
    expect((await fetch(`${off.urls.main}/__mock__${path}`)).status).toBe(404);
  expect((await fetch(`${off.urls.main}/api/goods/hot`)).status).toBe(200);
});

describe.skipIf(NAME === undefined)("--host", () => {
  it("prints where other machines reach the mock, and the token that they need", async () => {
    const program = await startMock(["--host", "0.0.0.0"], { env: { MOCK_TOKEN: "" } });
    const main = program.urls.main.replace("localhost", NAME!);
    expect(program.output()).toContain(`On the network: ${main}\n`);
    const [, token = ""] = /\/__mock__\/\?token=([\da-f]{32}) /u.exec(program.output()) ?? [];
    for (const world of ["default", "a", "b", "c"]) {
      const own = createMockControl({ baseUrl: program.urls.main, world });
      await own.clock.freeze();
      const stranger = createMockControl({ baseUrl: main, world });
      await expect(stranger.outbox()).rejects.toThrow(/403/u);
      await expect(stranger.worlds()).rejects.toThrow(/403/u);
      expect(await createMockControl({ baseUrl: main, world, token }).outbox()).toEqual([]);
      const headers = { "x-mock-world": world };
      expect((await fetch(`${main}/__mock__/outbox`, { headers })).status).toBe(403);
      expect((await fetch(`${main}/api/goods/hot`, { headers })).status).toBe(200);
    }
  });
});
