import { request } from "node:http";
import { describe, expect, it } from "vitest";
import { operations } from "#generated/operations.ts";
import { createMockControl } from "#mock/client.ts";
import { startMockServer } from "#mock/node/start.ts";
import { expectControlError, expectError } from "../support/contract.ts";
import { NOW, type TestWorld, testMock } from "../support/mock.ts";

const mock = testMock();
const JSON_TYPE = { "content-type": "application/json" };

describe("health", () => {
  it("is available on every host", async () => {
    for (const url of Object.values(mock.urls)) {
      const response = await fetch(`${url}/__mock__/health`);
      expect(await response.json()).toMatchObject({
        status: "ok",
        operations: Object.keys(operations).length,
      });
    }
  });
});

describe("clock", () => {
  it("can be frozen, moved and resumed", async () => {
    const { control } = await mock.world();
    expect(await control.clock.read()).toEqual({ now: NOW, frozen: true });
    expect(await control.clock.advance(90)).toEqual({ now: "2026-11-21 10:01:30", frozen: true });
    expect((await control.clock.advance("24h")).now).toBe("2026-11-22 10:01:30");
    expect((await control.clock.advance("-2d")).now).toBe("2026-11-20 10:01:30");
    expect((await control.clock.advance("30m")).now).toBe("2026-11-20 10:31:30");
    expect((await control.clock.advance("1h30m")).now).toBe("2026-11-20 12:01:30");
    expect((await control.clock.advance("-1h30m")).now).toBe("2026-11-20 10:31:30");
    expect((await control.clock.set("2027-01-01 00:00:00")).now).toBe("2027-01-01 00:00:00");
    expect(await control.clock.resume()).toMatchObject({ frozen: false });
    expect(await control.clock.freeze()).toMatchObject({ frozen: true });
  });

  it.each([
    [{ freeze: "yesterday" }, "freeze"],
    [{ set: "2026-13-45 00:00:00" }, "set"],
    [{ advance: "24 hours" }, "advance"],
    [{ advance: {} }, "advance"],
    [{ resume: 1 }, "resume"],
    [{ speed: 2 }, "speed"],
    [[], "object"],
  ])("rejects %j and names it", async (body, part) => {
    const world = await mock.world();
    const options = { headers: JSON_TYPE, body: JSON.stringify(body) };
    const reply = await world.request("PUT", "/__mock__/clock", options);
    expectControlError(reply, 400);
    expect(reply.body.message).toContain(part);
    expect((await world.control.clock.read()).now).toBe(NOW);
  });
});

describe("requests", () => {
  it("keeps the calls, ready to be repeated", async () => {
    const world = await mock.world();
    await world.post("/api/user/login", { username: "buyer", password: "it's wrong" });
    await world.get("/api/goods/list?page=2");
    const [login, list] = await world.control.requests();
    expect(login).toMatchObject({
      method: "POST",
      path: "/api/user/login",
      operation_id: "login",
      world: world.name,
      status: 422,
      body: { username: "buyer", password: "it's wrong" },
      fault: null,
    });
    expect(login?.curl).toBe(
      `curl -i -X POST '${mock.urls.main}/api/user/login' -H 'X-Mock-World: ${world.name}' ` +
        `-H 'Content-Type: application/x-www-form-urlencoded' --data-raw 'username=buyer&password=it%27s+wrong'`,
    );
    expect(list?.response_bytes).toBeGreaterThan(10_000);
    expect(list?.violations).toEqual([]);
  });

  it("can be filtered and cleared", async () => {
    const world = await mock.world();
    await world.get("/api/goods/list?page=0");
    await world.get("/api/goods/list");
    await world.get("/api/nothing");
    const paths = async (filter: object) => (await world.control.requests(filter)).map(({ path }) => path);
    expect(await paths({ operationId: "listGoods" })).toHaveLength(2);
    expect(await paths({ status: "404" })).toEqual(["/api/nothing"]);
    expect(await paths({ operationId: "listGoods", status: "422" })).toEqual(["/api/goods/list?page=0"]);
    await world.control.clearRequests();
    expect(await paths({})).toEqual([]);
  });

  it("keeps the last 500 calls", async () => {
    const world = await mock.world();
    for (let count = 0; count < 510; count += 1) await world.get(`/api/nothing?n=${count}`);
    const requests = await world.control.requests();
    expect(requests).toHaveLength(500);
    expect(requests[0]?.path).toBe("/api/nothing?n=10");
  });
});

describe("why a call was refused", () => {
  const why = async (world: TestWorld) => {
    const last = (await world.control.requests()).at(-1);
    return world.control.why(last?.id ?? 0);
  };

  it("names the field and the rule of the contract", async () => {
    const world = await mock.world();
    await world.get("/api/goods/list?page=0");
    expect(await why(world)).toMatchObject({
      status: 422,
      stage: "contract",
      operation_id: "listGoods",
      fields: [{ place: "query", field: "page", rule: "minimum" }],
      text: expect.stringContaining("query page violates minimum"),
    });
  });

  it("names the business rule and its section", async () => {
    const world = await mock.as("newbie");
    await world.post("/api/cart/quick_add/7");
    expect(await why(world)).toMatchObject({
      status: 403,
      stage: "rule",
      rule: { key: "approval", section: 6 },
      text: expect.stringContaining("specification section 6"),
    });
    await world.login("unsigned");
    const [line] = (await world.control.state.records("carts", { q: "201" })).records;
    expect(line?.key).toBe(2);
    await world.post("/api/cart/checkout", { ids: [201], new: 1 });
    expect(await why(world)).toMatchObject({ status: 459, rule: { key: "agreement" } });
  });

  it("distinguishes a missing session from an expired one", async () => {
    const world = await mock.world();
    await world.get("/api/cart/list");
    expect(await why(world)).toMatchObject({ stage: "session", had_cookie: false });
    await world.login("buyer");
    await world.control.clock.advance("8d");
    await world.get("/api/cart/list");
    expect(await why(world)).toMatchObject({ status: 401, stage: "session", had_cookie: true });
  });

  it("names the planned fault by its number, and one requested by a header", async () => {
    const world = await mock.world();
    const fault = { kind: "status", status: 429 } as const;
    const { id } = await world.control.faults.add({ match: { operationId: "listGoods" }, fault });
    await world.get("/api/goods/list");
    expect(await why(world)).toMatchObject({
      status: 429,
      stage: "fault",
      fault: { id, what: "status 429" },
    });
    await world.get("/api/goods/hot", { headers: { "x-mock-fault": "502" } });
    expect(await why(world)).toMatchObject({ status: 502, stage: "fault", fault: { id: null } });
  });

  it.each([
    ["an unknown address", "GET", "/api/nothing", {}, 404, "address"],
    ["a wrong method", "DELETE", "/api/goods/hot", {}, 405, "address"],
    [
      "an unreadable body",
      "POST",
      "/api/user/login",
      { body: "a=%", headers: { "content-type": "application/x-www-form-urlencoded" } },
      400,
      "body",
    ],
    [
      "a fault that is none",
      "GET",
      "/api/goods/hot",
      { headers: { "x-mock-fault": "explode" } },
      400,
      "fault",
    ],
  ])("names %s", async (_what, method, path, options, status, stage) => {
    const world = await mock.world();
    await world.request(method, path, options);
    expect(await why(world)).toMatchObject({ status, stage });
  });

  it("is not available for a success, nor for a call that is no longer kept", async () => {
    const world = await mock.world();
    await world.get("/api/goods/hot");
    await expect(world.control.why(1)).rejects.toThrow("was not refused");
    await expect(world.control.why(99)).rejects.toThrow("no request 99");
  });
});

describe("HAR", () => {
  it("contains the calls in the standard format", async () => {
    const world = await mock.world();
    await world.post("/api/user/login", { username: "buyer", password: "wrong" });
    await world.get("/api/goods/list?page=2");
    const { log } = await world.control.har();
    expect(log).toMatchObject({ version: "1.2", creator: { name: "mock-server" } });
    expect(log.entries).toMatchObject([
      {
        request: { method: "POST", postData: { text: "username=buyer&password=wrong" } },
        response: { status: 422, content: { text: expect.stringContaining("用户名或密码不正确") } },
      },
      { request: { method: "GET", queryString: [{ name: "page", value: "2" }] }, response: { status: 200 } },
    ]);
  });

  it("rejects an unknown format", async () => {
    const reply = await (await mock.world()).get("/__mock__/requests?format=xml");
    expectControlError(reply, 400);
    expectControlError(await (await mock.world()).get("/__mock__/requests?statuses=4"), 400);
  });
});

describe("coverage", () => {
  it("counts calls and their outcomes", async () => {
    const world = await mock.world();
    await world.get("/api/goods/list");
    await world.get("/api/goods/list?page=0");
    await world.get("/api/goods/list?page=0");
    const { called, total, operations: all } = await world.control.coverage();
    expect([called, total]).toEqual([1, Object.keys(operations).length]);
    expect(all.find(({ calls }) => calls > 0)).toEqual({
      operation_id: "listGoods",
      tag: "goods",
      answered_by: "handler",
      calls: 3,
      statuses: { 200: 1, 422: 2 },
    });
    const health = await world.control.health();
    expect(all.filter(({ answered_by }) => answered_by === "example").map((one) => one.operation_id)).toEqual(
      health.from_examples,
    );
  });
});

describe("state", () => {
  it("lists the tables, and the records of one, paginated and by search", async () => {
    const world = await mock.as("buyer");
    const tables = await world.control.state.tables();
    expect(tables).toContainEqual({ table: "sessions", records: 1, changed: 1 });
    const page = await world.control.state.records("goods", { page: 3, page_size: 10 });
    expect(page.records).toHaveLength(10);
    expect(page.total).toBe(tables.find(({ table }) => table === "goods")?.records);
    const { records } = await world.control.state.records("users", { q: "buyer" });
    expect(records[0]).toMatchObject({ key: 1, value: { username: "buyer" } });
    // @ts-expect-error The names of tables are types.
    await expect(world.control.state.records("nothing")).rejects.toThrow("unknown table nothing");
  });

  it("changes one record at a time, as far as it stays a record of its table", async () => {
    const [world, other] = [await mock.world(), await mock.world()];
    const { changed, value } = await world.control.state.change("goods", 7, { number: 2 });
    expect([changed, value]).toEqual([true, expect.objectContaining({ id: 7, number: 2 })]);
    const stockIn = async (each: typeof world) =>
      (await each.get<{ goods: { number: number } }>("/api/goods/detail/7")).body.data?.goods.number;
    expect([await stockIn(world), await stockIn(other)]).toEqual([2, expect.not.closeTo(2, 0)]);

    const { change } = world.control.state;
    await expect(change("goods", 7, { numbr: 3 })).rejects.toThrow("did you mean number?");
    await expect(change("goods", 7, { number: "3" })).rejects.toThrow("number must be integer, not string");
    await expect(change("goods", 7, { id: 8 })).rejects.toThrow("id is what the record is found by");
    await expect(change("goods", 7, {})).rejects.toThrow("with the fields to change");
    await expect(change("goods", 99_999_999, { number: 3 })).rejects.toThrow("no record 99999999");
    // @ts-expect-error As above.
    await expect(change("good", 7, { number: 3 })).rejects.toThrow("did you mean goods?");
    expect(await stockIn(world)).toBe(2);
  });
});

describe("session", () => {
  it("logs the calling browser in and out without a password", async () => {
    const world = await mock.world();
    const put = (username: string) =>
      world.request<unknown>("PUT", "/__mock__/session", {
        headers: JSON_TYPE,
        body: JSON.stringify({ username }),
      });
    expect((await put("unsigned")).headers.get("set-cookie")).toMatch(
      /^session=\w+; HttpOnly; Path=\/; SameSite=Lax$/,
    );
    expect((await world.get<{ username: string }>("/api/user")).body.data.username).toBe("unsigned");
    const first = world.session();
    await put("big");
    expect((await world.get<{ username: string }>("/api/user")).body.data.username).toBe("big");
    const cookie = { cookie: `session=${first}` };
    expectError(await world.get("/api/cart/total", { headers: cookie }), 401);
    await world.request("DELETE", "/__mock__/session");
    expect(world.session()).toBeUndefined();
    expectControlError(await put("nobody"), 404);
  });

  it("lists the personas", async () => {
    const people = await (await mock.world()).control.personas();
    const notes = (name: string) => people.find(({ username }) => username === name)?.notes;
    expect(notes("buyer")).toContain("approved");
    expect(notes("unsigned")).toContain("contract not signed");
    expect(notes("newbie")).toContain("not approved");
    expect(notes("big")).toContain("cart: 3000");
  });
});

describe("events", () => {
  it("stream what happens in this world alone, until the server stops", async () => {
    const server = await startMockServer({ port: 0, quiet: true });
    const response = await fetch(`${server.urls.main}/__mock__/events`, {
      headers: { "x-mock-world": "seen" },
    });
    expect(response.headers.get("content-type")).toContain("text/event-stream");
    const control = createMockControl({ baseUrl: server.urls.main, world: "seen" });
    const call = (world: string, path: string, method = "GET") =>
      fetch(`${server.urls.main}${path}`, { method, headers: { "x-mock-world": world } });
    await call("unseen", "/api/goods/hot");
    await createMockControl({ baseUrl: server.urls.main, world: "unseen" }).clock.freeze();
    const { session } = await control.session.logInAs("buyer");
    await control.clock.freeze("2026-11-21 11:00:00");
    await control.faults.add({ match: { tag: "home" }, fault: { kind: "status", status: 500 } });
    await fetch(`${server.urls.main}/api/cart/quick_add/2`, {
      method: "POST",
      headers: { "x-mock-world": "seen", cookie: session?.cookie ?? "" },
    });
    await control.snapshots.save("one");
    await control.reset();
    await server.close();
    const events = (await response.text())
      .split("\n\n")
      .flatMap((text) => /^event: (\w+)\ndata: (.*)$/.exec(text)?.slice(1, 3) ?? []);
    const kinds = events.filter((_, index) => index % 2 === 0);
    expect(kinds).toEqual(["clock", "faults", "request", "state", "request", "snapshots", "world"]);
    const path = "/api/cart/quick_add/2";
    expect(JSON.parse(events[5] ?? "")).toMatchObject({ id: 1, path, state: "underway", status: 0 });
    expect(JSON.parse(events[7] ?? "")).toMatchObject({ tables: expect.arrayContaining(["carts"]) });
    expect(JSON.parse(events[9] ?? "")).toMatchObject({ id: 1, path, state: "ended", status: 200 });
  });
});

describe("who may use the control API", () => {
  const ask = (headers: Readonly<Record<string, string>>, method = "GET") =>
    new Promise<number>((resolve, reject) => {
      // fetch does not allow a custom Host header.
      const sent = request(`${mock.urls.main}/__mock__/clock`, { method, headers }, (response) => {
        response.resume();
        resolve(response.statusCode ?? 0);
      });
      sent.on("error", reject).end(method === "PUT" ? "{}" : undefined);
    });
  const shop = "http://localhost:5173";

  it.each([
    ["a program", {}],
    ["the shop", { origin: shop, "sec-fetch-site": "same-site" }],
    ["an address", { host: "127.0.0.1:4010" }],
    ["a person who opens it from a link", { "sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate" }],
  ])("%s may", async (_who, headers) => expect(await ask(headers)).toBe(200));

  it.each([
    ["another site's page", { origin: "https://evil.example", "sec-fetch-site": "cross-site" }],
    ["another page of this machine", { origin: "http://localhost:9999", "sec-fetch-site": "same-site" }],
    ["a page without an origin", { origin: "null" }],
    ["a picture of another site's page", { "sec-fetch-site": "cross-site", "sec-fetch-mode": "no-cors" }],
    ["a name that was pointed at this machine", { host: "evil.example:4010" }],
  ])("%s may not", async (_who, headers) => {
    expect(await ask(headers)).toBe(403);
    expect(await ask(headers, "PUT")).toBe(403);
  });

  it("a page served by the mock itself may", async () => {
    expect(await ask({ origin: mock.urls.main, host: new URL(mock.urls.main).host }, "PUT")).toBe(200);
    expect(await ask({ origin: mock.urls.activity })).toBe(200);
  });
});

describe("outbox", () => {
  it("lists the codes that were sent", async () => {
    const world = await mock.as("unsigned");
    expect((await world.post("/api/user/dzht/code")).status).toBe(200);
    const [message] = await world.control.outbox();
    expect(message).toMatchObject({ code: expect.stringMatching(/^\d{4,6}$/), sent_at: NOW });
    expect(message?.text).toContain(message?.code);
  });
});

describe("invalid control calls", () => {
  it.each([
    ["POST", "faults", {}, "match"],
    ["POST", "faults", { match: {}, fault: {} }, "kind"],
    ["POST", "faults", { match: {}, fault: { kind: "explode" } }, "kind"],
    ["POST", "faults", { match: {}, fault: { kind: "status" } }, "status"],
    ["POST", "faults", { match: {}, fault: { kind: "delay" } }, "delay"],
    ["POST", "faults", { match: {}, fault: { kind: "delay", delay: [9, 1] } }, "delay"],
    ["POST", "faults", { match: {}, fault: { kind: "hang", foo: 1 } }, "foo"],
    ["POST", "faults", { match: { foo: 1 }, fault: { kind: "hang" } }, "foo"],
    ["POST", "faults", { match: { operationId: "nobody" }, fault: { kind: "hang" } }, "nobody"],
    ["POST", "faults", { match: { tag: "nobody" }, fault: { kind: "hang" } }, "nobody"],
    ["POST", "faults", { match: {}, fault: { kind: "hang" }, probability: 2 }, "probability"],
    ["POST", "faults", { match: {}, fault: { kind: "hang" }, times: 0 }, "times"],
    ["POST", "reset", { everything: true }, "everything"],
  ])("%s %s %j is rejected by name", async (method, path, body, part) => {
    const world = await mock.world();
    const options = { headers: JSON_TYPE, body: JSON.stringify(body) };
    const reply = await world.request(method, `/__mock__/${path}`, options);
    expectControlError(reply, 400);
    expect(reply.body.message).toContain(part);
    expect(await world.control.faults.list()).toEqual([]);
  });

  it("returns the allowed methods of an address", async () => {
    const reply = await (await mock.world()).request("DELETE", "/__mock__/clock");
    expectControlError(reply, 405);
    expect(reply.headers.get("allow")).toBe("GET, PUT, OPTIONS");
  });
});
