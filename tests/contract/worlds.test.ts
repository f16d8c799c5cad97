import { describe, expect, it } from "vitest";
import type { User } from "#generated/model/user.ts";
import { createMockControl } from "#mock/client.ts";
import { startMockServer } from "#mock/node/start.ts";
import { createSeed } from "#mock/seed/seed.ts";
import { createLogBudget } from "#mock/server/log/log-budget.ts";
import { type FinishedCall, createRequestLog } from "#mock/server/log/request-log.ts";
import { createWorld } from "#mock/server/world.ts";
import { createWorlds } from "#mock/server/worlds.ts";
import { expectError } from "../support/contract.ts";
import { NOW, testMock } from "../support/mock.ts";

const mock = testMock({ seed: 1 });
/** Belongs to the buyer in the seed. */
const CART_LINE = 101;

describe("worlds", () => {
  it("isolate what happens in them", async () => {
    const [here, there] = [await mock.world(), await mock.world()];
    await here.login("buyer");
    await there.login("buyer");
    const before = await there.get("/api/cart/list");
    expect((await here.post("/api/cart/batch_delete", { ids: [CART_LINE] })).status).toBe(200);
    expect((await here.get("/api/cart/list")).text).not.toBe(before.text);
    expect((await there.get("/api/cart/list")).text).toBe(before.text);
  });

  it("return the same bytes for the same calls", async () => {
    const texts = await Promise.all(
      [await mock.world(), await mock.world()].map(async (world) => {
        await world.login("buyer");
        const replies = [await world.get("/api/goods/list?page=2"), await world.get("/api/cart/list")];
        return [world.session(), ...replies.map(({ text }) => text)];
      }),
    );
    expect(texts[0]).toEqual(texts[1]);
  });

  it("reject the session of another world", async () => {
    const [here, there] = [await mock.world(), await mock.world()];
    await here.login("buyer");
    there.useSession(here.session());
    expectError(await there.get("/api/cart/total"), 401);
  });

  it("are chosen by cookie where no header names one", async () => {
    const world = await mock.as("buyer");
    const cookie = `mock_world=${world.name}; session=${world.session()}`;
    const response = await fetch(`${mock.urls.main}/api/user`, { headers: { cookie } });
    const { data } = (await response.json()) as { data: User };
    expect(data.username).toBe("buyer");
  });

  it.each(["", "a/b", "名", "x".repeat(65), "a b"])("reject the name %j", async (name) => {
    const response = await fetch(`${mock.urls.main}/api/goods/hot`, {
      headers: { "x-mock-world": encodeURIComponent(name) === name ? name : encodeURIComponent(name) },
    });
    expect(response.status).toBe(400);
  });

  it("return to the seed on reset, clock and sessions too", async () => {
    const world = await mock.world();
    const fresh = (await world.get("/api/goods/list")).text;
    await world.login("buyer");
    await world.control.clock.advance("400d");
    await world.control.faults.add({ match: {}, fault: { kind: "status", status: 503 } });
    await world.control.reset();
    await world.control.clock.freeze(NOW);
    expectError(await world.get("/api/cart/total"), 401);
    expect((await world.get("/api/goods/list")).text).toBe(fresh);
    expect(await world.control.faults.list()).toEqual([]);
  });

  it("are listed and dropped", async () => {
    const world = await mock.world("to-be-dropped");
    expect((await world.control.worlds()).map(({ name }) => name)).toContain("to-be-dropped");
    await world.control.drop();
    const other = await mock.world();
    expect((await other.control.worlds()).map(({ name }) => name)).not.toContain("to-be-dropped");
    await expect(other.control.drop().then(() => other.control.drop())).rejects.toThrow("no world named");
  });

  it("start their clock on the seed's day, and run", async () => {
    const { clock } = createMockControl({ baseUrl: mock.urls.main, world: "just-begun" });
    expect(await clock.read()).toMatchObject({
      now: expect.stringMatching(/^2026-11-21 10:00:0\d$/),
      frozen: false,
    });
  });

  it("expire sessions on time", async () => {
    const world = await mock.as("buyer");
    expect((await world.get("/api/cart/total")).status).toBe(200);
    await world.control.clock.advance("400d");
    const reply = await world.get("/api/cart/total");
    expectError(reply, 401);
    expect(reply.headers.get("set-cookie")).toContain("Max-Age=0");
  });
});

describe("options of the server", () => {
  it("start every world at another time, or at real time", async () => {
    const [begin, chosen] = [Date.now(), Date.parse("2027-02-03T04:05:06+08:00")];
    const server = await startMockServer({ port: 0, quiet: true, clock: chosen });
    const real = await startMockServer({ port: 0, quiet: true, clock: "real" });
    const read = async (baseUrl: string) => {
      const { now } = await createMockControl({ baseUrl }).clock.read();
      return Date.parse(`${now.replace(" ", "T")}+08:00`);
    };
    const [moved, actual, end] = [await read(server.urls.main), await read(real.urls.main), Date.now()];
    // The clock shows whole seconds.
    expect(moved).toBeGreaterThanOrEqual(chosen);
    expect(moved).toBeLessThanOrEqual(chosen + end - begin);
    expect(actual).toBeGreaterThanOrEqual(begin - 1000);
    expect(actual).toBeLessThanOrEqual(end);
    await Promise.all([server.close(), real.close()]);
  });

  it("start every world, and every reset, with a scenario", async () => {
    const server = await startMockServer({ port: 0, quiet: true, scenario: "maintenance" });
    const control = createMockControl({ baseUrl: server.urls.main, world: "any" });
    const ask = async () =>
      (await fetch(`${server.urls.main}/api/goods/hot`, { headers: { "x-mock-world": "any" } })).status;
    expect(await ask()).toBe(503);
    await control.faults.clear();
    expect(await ask()).toBe(200);
    await control.reset();
    expect(await ask()).toBe(503);
    await server.close();
  });

  it("reject in strict mode what is otherwise only logged", async () => {
    const server = await startMockServer({ port: 0, quiet: true, strict: true });
    const path = "/api/goods/list?nosuch=1";
    const response = await fetch(`${server.urls.main}${path}`);
    expect([response.status, await response.json()]).toMatchObject([
      422,
      { errors: { nosuch: [expect.any(String)] } },
    ]);
    expect((await fetch(`${mock.urls.main}${path}`)).status).toBe(200);
    await server.close();
  });
});

describe("limits", () => {
  const seed = createSeed({ seed: 1, scale: 1 });
  const call = { url: "/", bodyText: "x".repeat(1000), requestHeaders: [] } as unknown as FinishedCall;

  it("keep 1,000 worlds alive, drop idle ones except the default, and allow no more than 1,200", () => {
    const budget = createLogBudget();
    const worlds = createWorlds({
      create: (name, kept) => createWorld(name, { seed, budget, startMs: 0 }, kept),
    });
    const before = process.memoryUsage().heapUsed;
    worlds.get("default");
    for (let count = 1; count < 1000; count += 1) {
      const { state, log } = worlds.get(`w${count}`);
      state.sessions.start(1);
      for (let calls = 0; calls < 30; calls += 1) log.add(call);
    }
    const mb = (process.memoryUsage().heapUsed - before) / 1024 / 1024;
    console.log(`1,000 worlds: ${mb.toFixed(1)} MB more on the heap`);
    expect(worlds.list()).toHaveLength(1000);
    // 30,000 calls of 1,000 characters were logged; all logs together keep 16 million characters.
    const kept = worlds.list().reduce((sum, { log }) => sum + log.list().length, 0);
    expect(kept).toBeGreaterThan(15_000);
    expect(kept).toBeLessThanOrEqual(16_000);
    for (let count = 1000; count < 1300; count += 1) worlds.get(`w${count}`);
    expect(worlds.list()).toHaveLength(1200);
    expect(worlds.dropIdle(Date.now() + 61 * 60_000)).toBe(1199);
    expect(worlds.list().map(({ name }) => name)).toEqual(["default"]);
  });

  it("keep 500 calls of a world, and 20,000 in total", () => {
    const budget = createLogBudget(1000);
    const logs = [1, 2, 3].map(() => createRequestLog(budget));
    for (const log of logs) for (let count = 0; count < 600; count += 1) log.add({ ...call, bodyText: "" });
    expect(logs.map((log) => log.list().length)).toEqual([0, 400, 500]);
  });

  it.each([
    ["requests", { requestHeaders: ["cookie", "x".repeat(15_994)] }],
    ["responses", { responseHeaders: { "set-cookie": ["x".repeat(10_000), "x".repeat(5990)] } }],
  ])("count the headers of %s as they count bodies", (_, headers) => {
    const budget = createLogBudget();
    const logs = [1, 2, 3].map(() => createRequestLog(budget));
    const large = { ...call, url: "", bodyText: "", ...headers };
    for (const log of logs) for (let count = 0; count < 500; count += 1) log.add(large);
    expect(logs.map((log) => log.list().length)).toEqual([0, 500, 500]);
  });
});
