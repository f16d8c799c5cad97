import { describe, expect, it } from "vitest";
import { expectError } from "../support/contract.ts";
import { operations } from "#generated/operations.ts";
import { NOW, testMock } from "../support/mock.ts";

const mock = testMock();
const JSON_TYPE = { "content-type": "application/json" };

describe("health", () => {
  it("is there on every host", async () => {
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
  it("freezes, moves and runs on", async () => {
    const { control } = await mock.world();
    expect(await control.clock.read()).toEqual({ now: NOW, frozen: true });
    expect(await control.clock.advance(90)).toEqual({ now: "2026-11-21 10:01:30", frozen: true });
    expect((await control.clock.advance("24h")).now).toBe("2026-11-22 10:01:30");
    expect((await control.clock.advance("-2d")).now).toBe("2026-11-20 10:01:30");
    expect((await control.clock.advance("30m")).now).toBe("2026-11-20 10:31:30");
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
    [[], "对象"],
  ])("refuses %j and names it", async (body, part) => {
    const world = await mock.world();
    const options = { headers: JSON_TYPE, body: JSON.stringify(body) };
    const reply = await world.request("PUT", "/__mock__/clock", options);
    expectError(reply, 400);
    expect(reply.body.message).toContain(part);
    expect((await world.control.clock.read()).now).toBe(NOW);
  });
});

describe("requests", () => {
  it("keeps what was asked, as it can be asked again", async () => {
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

  it("filters, and forgets when told to", async () => {
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

describe("outbox", () => {
  it("shows the codes that were sent", async () => {
    const world = await mock.world();
    await world.login("unsigned");
    expect((await world.post("/api/user/dzht/code")).status).toBe(200);
    const [message] = await world.control.outbox();
    expect(message).toMatchObject({ code: expect.stringMatching(/^\d{4,6}$/), sent_at: NOW });
    expect(message?.text).toContain(message?.code);
  });
});

describe("bad control calls", () => {
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
  ])("%s %s %j is refused by name", async (method, path, body, part) => {
    const world = await mock.world();
    const options = { headers: JSON_TYPE, body: JSON.stringify(body) };
    const reply = await world.request(method, `/__mock__/${path}`, options);
    expectError(reply, 400);
    expect(reply.body.message).toContain(part);
    expect(await world.control.faults.list()).toEqual([]);
  });

  it("names the methods of an address", async () => {
    const reply = await (await mock.world()).request("DELETE", "/__mock__/clock");
    expectError(reply, 405);
    expect(reply.headers.get("allow")).toBe("GET, PUT, OPTIONS");
  });
});
