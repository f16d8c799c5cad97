import { describe, expect, it, onTestFinished, vi } from "vitest";
import { startMockServer } from "#mock/node/start.ts";
import { attachEvidence } from "#mock/test-kit/attach-evidence.ts";
import { findUrls } from "#mock/test-kit/find-urls.ts";
import { findViolations } from "#mock/test-kit/find-violations.ts";
import { mockWorld } from "#mock/test-kit/mock-world.ts";
import { type MockWorld, openWorld } from "#mock/test-kit/open-world.ts";
import { worldFixture } from "#mock/test-kit/vitest.ts";
import type { WorldOptions } from "#mock/test-kit/world-options.ts";
import { guardHosts } from "#mock/world-hosts.ts";
import { PNG } from "../support/account.ts";
import { testMock } from "../support/mock.ts";

const mock = testMock();
const open = (options?: WorldOptions) => openWorld(mock.urls, options);

const whoIs = async (world: MockWorld) => {
  const { status, body } = await world.call("getCurrentUser");
  return status === 200 ? (body.data?.username ?? null) : status;
};

describe.concurrent("a world for a test", () => {
  it("has no login, and its clock is frozen at the seed's time", async () => {
    const world = await open();
    expect(await whoIs(world)).toBeNull();
    expect(await world.control.clock.read()).toMatchObject({ now: "2026-11-21 10:00:00", frozen: true });
  });

  it("has its persona, scenario, clock and faults from the first call on", async () => {
    const world = await open({
      scenario: "empty-cart",
      clock: "2026-12-24 18:00:00",
      faults: [{ match: { operationId: "listGoods" }, fault: { kind: "status", status: 503 } }],
    });
    expect(await whoIs(world)).toBe("buyer");
    expect((await world.call("getCartTotal")).body.data.total).toBe(0);
    expect((await world.control.clock.read()).now).toBe("2026-12-24 18:00:00");
    expect((await world.call("listGoods")).status).toBe(503);
  });

  it("prefers the given persona to the scenario's", async () => {
    expect(await whoIs(await open({ scenario: "empty-cart", persona: "chain" }))).toBe("chain");
  });

  it("keeps the scenario's clock and session", async () => {
    const world = await open({ scenario: "session-expiring" });
    expect(await whoIs(world)).toBe("buyer");
    await world.control.clock.advance("3m");
    expect(await whoIs(world)).toBe(401);
  });

  it("can have a running clock", async () => {
    const world = await open({ clock: "running" });
    expect((await world.control.clock.read()).frozen).toBe(false);
  });

  it("is isolated, and dropped after the test", async () => {
    const worlds = [await open({ persona: "buyer" }), await open({ persona: "buyer" })] as const;
    const [one, other] = worlds;
    await one.control.fault({
      match: { operationId: "getCurrentUser" },
      fault: { kind: "status", status: 500 },
    });
    expect([await whoIs(one), await whoIs(other)]).toEqual([500, "buyer"]);
    for (const { drop } of worlds) await drop();
    const names = new Set(worlds.map(({ name }) => name));
    expect(names.size).toBe(2);
    const { control } = await open();
    expect((await control.worlds()).filter(({ name }) => names.has(name))).toEqual([]);
  });

  it("names the personas when the given one does not exist", async () => {
    // @ts-expect-error The names of personas are types.
    await expect(open({ persona: "nobody" })).rejects.toThrow(/nobody.*buyer/);
  });

  it("knows the last code that was sent to a number", async () => {
    const world = await open();
    await expect(world.control.outbox.lastCode("13100000009")).rejects.toThrow("13100000009");
    await world.call("sendSmsCode", { body: { phone: "13100000009", scene: "register" } });
    expect(await world.control.outbox.lastCode("13100000009")).toMatch(/^\d{6}$/);
  });
});

describe.concurrent("a call by operation id", () => {
  it("encodes path, query and body as in the contract", async () => {
    const world = await open({ persona: "buyer" });
    const found = await world.call("listGoods", { query: { keywords: "amxl", page_size: 3 } });
    expect(found.body.data.page_size).toBe(3);
    const { data } = (await world.call("listCartLines", {})).body;
    const line = data.data.find(({ goods }) => goods.is_buy === 1 && goods.number > 100);
    if (!line) throw new Error("no line of the cart can be bought");
    const changed = await world.call("editCartLine", {
      path: { id: line.id },
      body: { params: { number: 100 } },
    });
    expect(changed).toMatchObject({ status: 200 });
    expect(await findViolations(world.control)).toEqual([]);
  });

  it("sends a file as multipart", async () => {
    const world = await open();
    const body = { file: new File([PNG], "证照.png"), kind: 1 } as const;
    expect((await world.call("uploadFile", { body })).status).toBe(201);
  });

  it("calls the host of the operation", async () => {
    const world = await open();
    expect((await world.call("listGoodsActivities")).status).not.toBe(404);
    expect((await world.call("openChat", { query: { username: "manager", token: "x" } })).status).not.toBe(
      404,
    );
    const calls = await world.control.requests();
    expect(calls.map(({ operation_id }) => operation_id)).toEqual(["listGoodsActivities", "openChat"]);
  });
});

describe.concurrent("a contract violation", () => {
  it("is reported, unless a fault caused it", async () => {
    const world = await open();
    for (const fault of ["500", "wrong-shape", "wrong-shape; when=after", "invalid-json"])
      await world.get("/api/goods/list", { headers: { "x-mock-fault": fault } });
    expect(await findViolations(world.control)).toEqual([]);
    await world.get("/api/goods/list?nonsense=1", { headers: { "x-mock-fault": "delay=1" } });
    const [violation, ...others] = await findViolations(world.control);
    expect(violation).toMatch(/^GET \/api\/goods\/list\?nonsense=1 \(listGoods\) 200: .*nonsense/);
    expect(others).toEqual([]);
  });

  it("is reported for a call without a session, but not after the mock expired one", async () => {
    const visitor = await open();
    await visitor.get("/api/cart/list");
    expect(await findViolations(visitor.control)).toEqual([expect.stringContaining("request: no session")]);
    const buyer = await open({ persona: "buyer" });
    await buyer.control.clock.advance("200h");
    expect((await buyer.get("/api/cart/list")).headers.get("set-cookie")).toContain("Max-Age=0");
    await buyer.get("/api/cart/list", { headers: { cookie: "" } });
    expect(await findViolations(buyer.control)).toEqual([]);
  });

  it("is attached to a report, with the calls, the outbox and the world", async () => {
    const world = await open({ persona: "buyer" });
    await world.get("/api/goods/list?nonsense=1");
    const attached = new Map<string, string>();
    const attach = async (name: string, { body }: { body?: string | Buffer } = {}) =>
      void attached.set(name, String(body));
    await attachEvidence({ attach }, world.control);
    expect(attached.get("mock-violations.txt")).toContain("nonsense");
    expect(JSON.parse(attached.get("mock-requests.har") ?? "")).toMatchObject({ log: { entries: [{}] } });
    expect(JSON.parse(attached.get("mock-outbox.json") ?? "")).toEqual([]);
    expect(JSON.parse(attached.get("mock-world.json") ?? "")).toMatchObject({ format: "mock-snapshot" });
  });

  it("is not hidden when the mock has stopped", async () => {
    const { control } = await open();
    const gone = () => Promise.reject(new Error("gone"));
    // A vi.fn() would lose its calls when a concurrent test begins.
    const attached: string[] = [];
    const attach = async (name: string) => void attached.push(name);
    await attachEvidence({ attach }, { ...control, har: gone, requests: gone });
    expect(attached.toSorted()).toEqual(["mock-outbox.json", "mock-world.json"]);
  });
});

describe("the mock's address", () => {
  it("is that of the main host: the mock says where the others are", async () => {
    expect(await findUrls(`${mock.urls.main}/`)).toEqual(mock.urls);
  });

  it("is named when nothing responds there", async () => {
    await expect(mockWorld({ url: "http://localhost:9" })).rejects.toThrow(/localhost:9.*npm run mock/);
  });

  it("is taken from MOCK_URL", async () => {
    vi.stubEnv("MOCK_URL", mock.urls.main);
    onTestFinished(() => void vi.unstubAllEnvs());
    expect((await mockWorld()).urls.main).toBe(mock.urls.main);
  });

  it("needs no world once another mock of the process has it", async () => {
    const first = await startMockServer({ port: 0, quiet: true, scale: 0.1 });
    await first.close();
    const { urls } = first;
    guardHosts(urls);
    const ask = () => fetch(`${urls.main}/api/goods/hot`);
    await expect(ask()).rejects.toThrow("world.connect()");
    const port = Number(new URL(urls.main).port);
    const second = await startMockServer({ port, quiet: true, scale: 0.1 });
    onTestFinished(() => second.close());
    expect((await ask()).status).toBe(200);
  });
});

describe("the fixture for Vitest", () => {
  const use = async (state: "pass" | "fail") => {
    const printed = vi.spyOn(console, "error").mockImplementation(() => {});
    onTestFinished(() => printed.mockRestore());
    let name = "";
    const fixture = worldFixture({ url: mock.urls.main, persona: "buyer" });
    await fixture({ task: { name: "pays", result: { state } } }, async (world) => {
      name = world.name;
      await world.get("/api/goods/list?nonsense=1");
    });
    return { name, text: printed.mock.calls.flat().join("\n") };
  };

  it("drops the world and prints nothing for a passed test", async () => {
    const { name, text } = await use("pass");
    expect(text).toBe("");
    const { control } = await open();
    expect((await control.worlds()).map((world) => world.name)).not.toContain(name);
  });

  it("prints the calls of a failed test, and the contract violations", async () => {
    const { text } = await use("fail");
    expect(text).toMatch(/200 GET \/api\/goods\/list\?nonsense=1/);
    expect(text).toMatch(/broke the contract:\n {2}GET .*nonsense/);
  });
});
