import { describe, expect, it } from "vitest";
import { operations } from "#generated/operations.ts";
import type { Fault, FaultMatch, FieldValues, PatchOperation } from "#mock/faults/fault.ts";
import { expectContract, expectControlError, expectError } from "../support/contract.ts";
import { contractOperations } from "../support/example-request.ts";
import { type TestWorld, testMock } from "../support/mock.ts";

const mock = testMock();
const LIST = "/api/goods/list";
const MATCH = { operationId: "listGoods" };

async function withFault(fault: Fault): Promise<TestWorld> {
  const world = await mock.world();
  await world.control.faults.add({ match: MATCH, fault });
  return world;
}

const isOpen = async (pending: Promise<unknown>) => {
  const still = Symbol("still open");
  return (await Promise.race([pending, Promise.resolve(still)])) === still;
};

describe("statuses", () => {
  it.each([401, 403, 404, 422, 429, 459, 500, 502, 503])(
    "responses %i as the contract has it",
    async (status) => {
      const reply = await (await withFault({ kind: "status", status })).get(LIST);
      expectError(reply, status);
      expectContract("listGoods", reply);
      expect(reply.headers.get("x-mock-fault")).toBe(`status ${status}`);
    },
  );

  it.each([
    [401, "www-authenticate", 'Session realm="shop"'],
    [429, "retry-after", "30"],
    [503, "retry-after", "30"],
  ])("responds %i with %s", async (status, name, value) => {
    const reply = await (await withFault({ kind: "status", status })).get(LIST);
    expect(reply.headers.get(name)).toBe(value);
  });

  it("responds with 409 where the contract does not declare it, in the shared shape", async () => {
    expectError(await (await withFault({ kind: "status", status: 409 })).get(LIST), 409);
  });

  it("responds with 422 on the given fields", async () => {
    const errors = { "params.0.number": ["库存仅剩 4 盒"], price: ["价格已变化"] };
    const reply = await (await withFault({ kind: "status", status: 422, errors })).get(LIST);
    expectError(reply, 422, ["params.0.number", "price"]);
    expect(reply.body.errors).toEqual(errors);
  });

  it("responses 10001 in a 200", async () => {
    const reply = await (await withFault({ kind: "login-code" })).get(LIST);
    expect(reply).toMatchObject({ status: 200, body: { code: 10001, message: "请先登录" } });
  });

  it("can be requested for every operation", async () => {
    const world = await mock.world();
    await world.control.faults.add({ match: {}, fault: { kind: "status", status: 503 } });
    for (const { method, path, host } of Object.values(operations))
      expectError(await world.request(method, path.replaceAll(/\{\w+\}/g, "1"), { host }), 503);
  });
});

describe("connections", () => {
  it("delays the response", async () => {
    const world = await withFault({ kind: "delay", delay: [40, 60] });
    const start = performance.now();
    expect((await world.get(LIST)).status).toBe(200);
    expect(performance.now() - start).toBeGreaterThan(38);
  });

  it("sends no response", async () => {
    const world = await withFault({ kind: "hang" });
    const abort = new AbortController();
    const hanging = world.get(LIST, { signal: abort.signal });
    // Later calls get a response, this one does not.
    for (let count = 0; count < 5; count += 1) expect((await world.get("/api/goods/hot")).status).toBe(200);
    expect(await isOpen(hanging)).toBe(true);
    abort.abort();
    await expect(hanging).rejects.toThrow("aborted");
    expect((await world.control.requests({ operationId: "listGoods" }))[0]).toMatchObject({
      status: 0,
      fault: "hang",
    });
  });

  it("resets the connection", async () => {
    const world = await withFault({ kind: "reset" });
    await expect(world.get(LIST)).rejects.toMatchObject({ cause: { code: "ECONNRESET" } });
  });

  it("stops in the middle of the body", async () => {
    const response = await (await withFault({ kind: "cut", when: "after" })).send("GET", LIST);
    expect(response.status).toBe(200);
    await expect(response.text()).rejects.toThrow("terminated");
  });

  it("drips", async () => {
    const world = await withFault({ kind: "slow-drip", duration: 50 });
    const response = await world.send("GET", LIST);
    let pieces = 0;
    let text = "";
    for await (const piece of response.body!.pipeThrough(new TextDecoderStream())) {
      pieces += 1;
      text += piece;
    }
    expect(pieces).toBeGreaterThan(3);
    expect(JSON.parse(text)).toMatchObject({ code: 200, data: { page: 1 } });
  });
});

describe("a verbatim response", () => {
  const response = { kind: "answer", status: 418, body: "<b>茶壶</b>", content_type: "text/html" } as const;
  it.each([undefined, "after"] as const)("is sent unchanged (%s)", async (when) => {
    const reply = await (await withFault({ ...response, ...(when && { when }) })).get(LIST);
    expect([reply.status, reply.text, reply.headers.get("content-type")]).toEqual([
      418,
      "<b>茶壶</b>",
      "text/html",
    ]);
  });

  it("has headers", async () => {
    const cookies = ["seen=1; Path=/", "last=2; Path=/"];
    const headers = { "Retry-After": "30", "Set-Cookie": cookies };
    const reply = await (await withFault({ kind: "answer", status: 200, body: "{}", headers })).get(LIST);
    expect([reply.headers.get("retry-after"), reply.headers.getSetCookie()]).toEqual(["30", cookies]);
    expect(reply.headers.get("content-type")).toBe("application/json; charset=utf-8");
  });

  it("serves an address that is none of the contract, and refuses one that is", async () => {
    const world = await mock.world();
    const add = (path: string, kind: "answer" | "patch" = "answer") =>
      world.control.faults.add({
        match: { outside: true, method: "GET", path },
        fault: {
          kind,
          ...(kind === "patch" ? { patch: [{ op: "test", path: "", value: 1 }] } : { status: 201 }),
        },
        times: 1,
      });
    await add("/api/extra");
    expect([(await world.get("/api/extra")).status, (await world.get("/api/extra")).status]).toEqual([
      201, 404,
    ]);
    await expect(add("/api/goods/list")).rejects.toThrow("is in the contract, as listGoods");
    await expect(add("/api/extra", "patch")).rejects.toThrow(
      "outside needs a path, and a fault that responds",
    );
  });

  it("requires a status", async () => {
    const world = await mock.world();
    const rule = { match: MATCH, fault: { kind: "answer", body: "{}" } } as const;
    await expect(world.control.faults.add(rule)).rejects.toThrow("kind answer needs a status");
  });
});

describe("too much of a fault", () => {
  it("is a content type that would begin another header", async () => {
    const world = await mock.world();
    const fault = {
      kind: "answer",
      status: 200,
      content_type: "text/html\r\nset-cookie: session=1",
    } as const;
    await expect(world.control.faults.add({ match: MATCH, fault })).rejects.toThrow("content_type");
    expectControlError(await world.get(LIST, { headers: { "x-mock-fault": JSON.stringify(fault) } }), 400);
  });

  it("is a name that is longer than any", async () => {
    const world = await mock.world();
    const rule = (match: object) => ({ match, fault: { kind: "hang" } as const });
    for (const match of [
      { operationId: "x".repeat(500_000) },
      { tag: "x".repeat(101) },
      { path: `/${"*".repeat(120)}` },
    ])
      await expect(world.control.faults.add(rule(match))).rejects.toThrow(Object.keys(match)[0]);
    const query = Object.fromEntries(Array.from({ length: 21 }, (_, index) => [`f${index}`, "1"]));
    await expect(world.control.faults.add(rule({ query }))).rejects.toThrow("query");
  });

  it("is one rule more than two hundred, until one is deleted", async () => {
    const world = await mock.world();
    const rule = { match: MATCH, fault: { kind: "hang" }, probability: 0 } as const;
    for (let count = 0; count < 200; count += 1) await world.control.faults.add(rule);
    await expect(world.control.faults.add(rule)).rejects.toThrow("at most 200 faults");
    const [newest] = await world.control.faults.list();
    await world.control.faults.clear(newest!.id);
    await world.control.faults.add(rule);
  });

  it("is not a thousand fields with messages", async () => {
    const fields = Array.from({ length: 1000 }, (_, index) => `;field=f${index}:x`).join("");
    const reply = await (await mock.world()).get(LIST, { headers: { "x-mock-fault": `422${fields}` } });
    expectError(reply, 422);
    expect(Object.keys(reply.body.errors ?? {})).toHaveLength(1000);
  });
});

describe("a patch", () => {
  it("changes the real response, and nothing else", async () => {
    const world = await mock.world();
    const real = await world.get<{ total: number }>(LIST);
    const patch: PatchOperation[] = [
      { op: "replace", path: "/data/list/0/price", value: 0.01 },
      { op: "remove", path: "/data/list/1" },
    ];
    await world.control.faults.add({ match: MATCH, fault: { kind: "patch", patch }, times: 1 });
    const changed = await world.get<{ list: { price: number }[]; total: number }>(LIST);
    expect(changed.headers.get("x-mock-fault")).toBe("patch");
    expect(changed.body.data.list[0]?.price).toBe(0.01);
    expect(changed.body.data.list).toHaveLength(19);
    expect(changed.body.data.total).toBe(real.body.data.total);
    expect((await world.get(LIST)).text).toBe(real.text);
  });

  it("that does not fit the response is a 400 that names the operation", async () => {
    const patch: PatchOperation[] = [{ op: "remove", path: "/data/nothing" }];
    const reply = await (await withFault({ kind: "patch", patch })).get(LIST);
    expect([reply.status, reply.body.message]).toEqual([
      400,
      "fault: operation 0 of the patch (remove /data/nothing) does not fit the response",
    ]);
  });

  it("tests a list, and goes no further when it differs", async () => {
    const { body } = await (await mock.world()).get<{ list: unknown[] }>(LIST);
    const patched = async (value: unknown) => {
      const patch: PatchOperation[] = [
        { op: "test", path: "/data/list", value },
        { op: "remove", path: "/data/list" },
      ];
      return (await withFault({ kind: "patch", patch })).get(LIST);
    };
    expect((await patched(body.data.list)).body.data).not.toHaveProperty("list");
    expect((await patched(body.data.list.toReversed())).status).toBe(400);
  });

  it.each([
    undefined,
    [],
    [{ op: "swap", path: "/data" }],
    [{ op: "add", path: "data", value: 1 }],
    [{ op: "copy", from: "/data", path: "/data/x" }],
    [{ op: "copy", from: "", path: "/x" }],
    [{ op: "move", from: "/data", path: "/data/list/-" }],
    Array.from({ length: 101 }, () => ({ op: "remove", path: "/data/list/0" })),
  ])("%j is refused, as a rule and as a header", async (patch) => {
    const world = await mock.world();
    const fault = { kind: "patch", ...(patch && { patch }) };
    await expect(world.control.faults.add({ match: MATCH, fault } as never)).rejects.toThrow("patch");
    const reply = await world.get(LIST, { headers: { "x-mock-fault": JSON.stringify(fault) } });
    expectControlError(reply, 400);
  });

  it.each([
    [
      "copies of copies",
      [{ op: "copy", from: "/data/list", path: "/data/a" }],
      (index: number) => ({ op: "copy", from: "/data", path: `/x${index}` }),
      (index: number) => ({ op: "copy", from: `/x${index}`, path: "/data/b" }),
    ],
    [
      "one list in many places",
      [],
      (index: number) => ({ op: "copy", from: "/data/list", path: `/x${index}` }),
      (index: number) => ({ op: "copy", from: "/data/list", path: `/y${index}` }),
    ],
  ])("gets a 400 for %s before the response is large", async (_what, first, one, other) => {
    const patch = [...first, ...Array.from({ length: 49 }, (_, index) => [one(index), other(index)]).flat()];
    const fault = { kind: "patch", patch };
    const world = await withFault(fault as Fault);
    const byHeader = { headers: { "x-mock-fault": JSON.stringify(fault) } };
    for (const reply of [await world.get(LIST), await (await mock.world()).get(LIST, byHeader)]) {
      expectControlError(reply, 400);
      expect(reply.body.message).toMatch(
        /^fault: operation \d+ of the patch \(copy \S+\) makes the response too large/,
      );
    }
  });
});

describe("bodies", () => {
  it.each([undefined, "after"] as const)("have a wrong content type (%s)", async (when) => {
    const reply = await (await withFault({ kind: "content-type", ...(when && { when }) })).get(LIST);
    expect(reply.headers.get("content-type")).toContain("text/html");
    expect(reply.status).toBe(200);
  });

  it("keep the headers that the contract requires", async () => {
    const world = await mock.world();
    const rule = { match: { operationId: "openChat" }, fault: { kind: "content-type" } } as const;
    await world.control.faults.add(rule);
    const { headers } = await world.get("/chat?username=buyer&token=any", { host: "chat" });
    expect(headers.get("content-type")).toContain("text/plain");
    expect(headers.get("content-security-policy")).toMatch(/^frame-ancestors /);
    expect(headers.get("referrer-policy")).toBe("no-referrer");
  });

  it.each([undefined, "after"] as const)("are invalid JSON (%s)", async (when) => {
    const reply = await (await withFault({ kind: "invalid-json", ...(when && { when }) })).get(LIST);
    expect(reply.headers.get("content-type")).toContain("application/json");
    expect(reply.text).toMatch(/^\{"code":200/);
    expect(reply.body).toBeUndefined();
  });

  const inJson = contractOperations.filter(({ responses }) => responses.get(200)?.mediaType !== "text/html");
  it.each(inJson.map((operation) => ({ id: operation.id, operation })))(
    "break the schema of $id",
    async ({ id, operation: { method, path, host } }) => {
      const world = await mock.world();
      await world.control.faults.add({ match: { operationId: id }, fault: { kind: "wrong-shape" } });
      const reply = await world.request(method, path.replaceAll(/\{\w+\}/g, "1"), { host });
      expect(reply.body).toBeTypeOf("object");
      expect(() => expectContract(id, reply)).toThrow("must be");
    },
  );
});

describe("before and after", () => {
  it("stops the handler, unless it is to run first", async () => {
    const world = await mock.world();
    const total = async () => (await world.get<{ total: number }>("/api/cart/total")).body.data.total;
    await world.login("buyer");
    const before = await total();
    const line = (id: number) => world.post("/api/cart/batch_delete", { ids: [id] });
    await world.control.faults.add({
      match: { operationId: "deleteCartLines" },
      times: 1,
      fault: { kind: "status", status: 500 },
    });
    expectError(await line(101), 500);
    expect(await total()).toBe(before);
    await world.control.faults.add({
      match: { operationId: "deleteCartLines" },
      times: 1,
      fault: { kind: "reset", when: "after" },
    });
    await expect(line(101)).rejects.toThrow("fetch failed");
    expect(await total()).toBe(before - 1);
  });

  it("keeps the cookie of a login whose response got lost", async () => {
    const world = await mock.world();
    const fault = { kind: "status", status: 502, when: "after" } as const;
    await world.control.faults.add({ match: { operationId: "login" }, fault });
    await expect(world.login("buyer")).rejects.toThrow("502");
    expect((await world.get("/api/cart/total")).status).toBe(200);
  });
});

describe("rules", () => {
  const statuses = async (world: TestWorld, count: number) => {
    const found: number[] = [];
    for (let index = 0; index < count; index += 1) found.push((await world.get(LIST)).status);
    return found;
  };
  const fault: Fault = { kind: "status", status: 500 };

  it("hit a number of times, after a number of calls", async () => {
    const world = await mock.world();
    await world.control.faults.add({ match: MATCH, fault, times: 2, after: 1 });
    expect(await statuses(world, 5)).toEqual([200, 500, 500, 200, 200]);
    expect((await world.control.faults.list())[0]).toMatchObject({ seen: 5, hits: 2 });
  });

  it("hit with a probability that the seed decides", async () => {
    const draws = await Promise.all(
      [await mock.world(), await mock.world()].map(async (world) => {
        await world.control.faults.add({ match: MATCH, fault, probability: 0.5 });
        return statuses(world, 20);
      }),
    );
    expect(draws[0]).toEqual(draws[1]);
    expect(new Set(draws[0])).toEqual(new Set([200, 500]));
  });

  it.each([
    [{ tag: "goods" }, 500],
    [{ tag: "cart" }, 200],
    [{ path: "/api/goods/*" }, 500],
    [{ path: "*/list" }, 500],
    [{ path: "/api/goods/list" }, 500],
    [{ method: "get" }, 500],
    [{ method: "POST" }, 200],
    [{ query: { page: "2" } }, 200],
    [{ headers: { "x-mock-world": "test-*" } }, 500],
    [{ headers: { "X-Mock-World": "other" } }, 200],
    [{ headers: { "x-absent": "*" } }, 200],
    [{}, 500],
  ])("match %j: %i", async (match, status) => {
    const world = await mock.world();
    await world.control.faults.add({ match, fault });
    expect(await statuses(world, 1)).toEqual([status]);
  });

  it("match one page of a list", async () => {
    const world = await mock.world();
    await world.control.faults.add({ match: { ...MATCH, query: { page: "2" } }, fault });
    const pages = [1, 2, 3, 20].map(async (page) => (await world.get(`${LIST}?page=${page}`)).status);
    expect(await Promise.all(pages)).toEqual([200, 500, 200, 200]);
    expect((await world.control.faults.list())[0]).toMatchObject({ seen: 1, hits: 1 });
  });

  it.each<FieldValues>([
    { "params[0][goods_id]": "7" },
    { "params.0.goods_id": 7 },
    { "params.*.goods_id": "7", "params.0.price": "12.50" },
    { "params[][goods_id]": "7" },
  ])("match the body %j, and leave other calls as they are", async (body) => {
    const world = await mock.as("buyer");
    await world.control.faults.add({ match: { operationId: "addCartLines", body }, fault });
    const add = (id: number) =>
      world.post("/api/cart", { params: [{ goods_id: id, number: 10, price: 12.5 }] });
    expect([(await add(7)).status, (await add(7)).status]).toEqual([500, 500]);
    const other = await add(8);
    expect(other.status).not.toBe(500);
    expect((await world.control.requests()).at(-1)).toMatchObject({ fault: null });
  });

  it.each([
    [{ path: "/api/later" }, "no operation has /api/later; the nearest is "],
    [{ path: "/api/good/list" }, "the nearest is listGoods (GET /api/goods/list)"],
    [{ path: "/api/good/*" }, "no operation has /api/good/*"],
    [{ path: "/api/goods/list", method: "POST" }, "the nearest is "],
    [
      { operationId: "listGoods", method: "POST" },
      "no operation has listGoods, POST; the nearest is listGoods (GET /api/goods/list)",
    ],
    [{ operationId: "listGood" }, "unknown operation listGood (did you mean listGoods?)"],
    [{ operationId: "addToCart" }, "unknown operation addToCart (did you mean "],
    [{ ...MATCH, query: { pgae: "2" } }, "listGoods has no query parameter pgae (did you mean page?)"],
    [{ ...MATCH, body: { page: "2" } }, "listGoods takes no body"],
    [
      { operationId: "addCartLines", body: { "params[0][good_id]": "7" } },
      "addCartLines: body.params.0 has no field good_id (did you mean goods_id?)",
    ],
    [{ tag: "cart", body: { "params.*.goods_id.x": "7" } }, "body.params.*.goods_id has no field x"],
    [{ ...MATCH, query: { page: [2] } }, "match: query must be"],
    [{ ...MATCH, headers: {} }, "match: headers must be"],
  ])("that no call can match are refused: %j", async (match, message) => {
    const world = await mock.world();
    const reply = await world.send("POST", "/__mock__/faults", {
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ match, fault }),
    });
    expect(reply.status).toBe(400);
    expect(((await reply.json()) as { message: string }).message).toContain(message);
    expect(await world.control.faults.list()).toEqual([]);
  });

  it.each(["/api/goods/detail/7", "/api/goods/detail/*", "*/7", "*", "/chat/messages"])(
    "of the path %s are taken",
    async (path) => {
      const world = await mock.world();
      await expect(world.control.faults.add({ match: { path }, fault })).resolves.toMatchObject({ hits: 0 });
    },
  );

  it("are cleared one by one or all at once; the newest applies", async () => {
    const world = await mock.world();
    await world.control.faults.add({ match: MATCH, fault: { kind: "status", status: 502 } });
    const { id } = await world.control.faults.add({ match: MATCH, fault });
    expect(await statuses(world, 1)).toEqual([500]);
    await world.control.faults.clear(id);
    expect(await statuses(world, 1)).toEqual([502]);
    await world.control.faults.clear();
    expect(await statuses(world, 1)).toEqual([200]);
  });
});

describe("a sequence", () => {
  const error = { kind: "status", status: 500 } as const;

  it("has a fault for each of the first calls, and ends", async () => {
    const world = await mock.world();
    const late = { kind: "status", status: 503 } as const;
    await world.control.faults.add({ match: MATCH, sequence: [error, null, late] });
    const statuses: number[] = [];
    for (let call = 0; call < 4; call += 1) statuses.push((await world.get(LIST)).status);
    expect(statuses).toEqual([500, 200, 503, 200]);
    expect(await world.control.faults.list()).toMatchObject([{ seen: 4, hits: 3 }]);
  });

  it("spares the first calls, and is kept by a snapshot", async () => {
    const world = await mock.world();
    await world.control.faults.add({ match: MATCH, after: 1, sequence: [error, error] });
    const ask = async () => (await world.get(LIST)).status;
    expect([await ask(), await ask()]).toEqual([200, 500]);
    await world.control.snapshots.save("mid");
    expect([await ask(), await ask()]).toEqual([500, 200]);
    await world.control.snapshots.restore("mid");
    expect([await ask(), await ask()]).toEqual([500, 200]);
  });

  it.each([
    [{}, "either a fault or a sequence"],
    [{ fault: error, sequence: [error] }, "either a fault or a sequence"],
    [{ sequence: [error], times: 2 }, "times is for a fault"],
    [{ sequence: [] }, "sequence must be a list of faults"],
    [{ sequence: [{ kind: "status" }] }, "kind status needs a status"],
    [{ sequence: [{ kind: "statuss" }] }, "sequence must be a list of faults"],
  ])("of %j is refused", async (part, message) => {
    const world = await mock.world();
    const body = JSON.stringify({ match: MATCH, ...part });
    const reply = await world.request("POST", "/__mock__/faults", { body });
    expectControlError(reply, 400);
    expect(reply.body.message).toContain(message);
  });
});

describe("a check before a rule is added", () => {
  it("says how a response would break the contract", async () => {
    const { control } = await mock.world();
    const check = async (fault: Fault) => (await control.faults.check({ match: MATCH, fault })).violations;
    const answer = { kind: "answer", status: 500 } as const;
    expect(await check({ ...answer, body: '{"code": 500, "message": "x"}' })).toEqual([]);
    expect(await check({ ...answer, status: 418 })).toEqual([
      { message: expect.stringContaining("418 is not declared"), line: null },
    ]);
    const change = (value: unknown) => [{ op: "replace", path: "/data/total", value }] as PatchOperation[];
    expect(await check({ kind: "patch", patch: change(3) })).toEqual([]);
    expect(await check({ kind: "patch", patch: change("3") })).toEqual([
      { message: expect.stringContaining("body.data.total"), line: null },
    ]);
    expect(await control.faults.list()).toEqual([]);
  });

  it("names the line of a body that is wrong, and has the contract's own example", async () => {
    const { control } = await mock.world();
    const check = (body: string, match: FaultMatch = MATCH, status = 200) =>
      control.faults.check({ match, fault: { kind: "answer", status, body } });
    const { example } = await check("");
    const lines = JSON.stringify(example?.body, undefined, 2).split("\n");
    expect((await check(lines.join("\n"))).violations).toEqual([]);
    const at = lines.findLastIndex((line) => line.includes('"name":'));
    const wrong = lines.with(at, lines[at]!.replace(/: .*?(,?)$/, ": 7$1")).join("\n");
    expect((await check(wrong)).violations).toEqual([
      { message: expect.stringMatching(/^body\.data\..*name must be string$/), line: at + 1 },
    ]);
    const torn = { message: "the body is not JSON: comma expected", line: 3 };
    for (const match of [MATCH, {}])
      expect((await check('{\n  "code": 200\n  "data": null\n}', match)).violations).toEqual([torn]);
    const created = { operationId: "createOrder" };
    expect([await check("", created), await check("", created, 404)]).toMatchObject([
      { example: { status: 201 } },
      { example: { status: 404, body: { code: 404 } } },
    ]);
    expect((await check("", MATCH, 418)).example).toBeNull();
  });
});

describe("headers", () => {
  it.each([
    [{ "x-mock-fault": "500" }, 500],
    [{ "x-mock-fault": "status=429" }, 429],
    [{ "x-mock-fault": "status=422; field=page:%E9%94%99; when=after" }, 422],
    [{ "x-mock-fault": '{"kind":"status","status":404}' }, 404],
    [{ prefer: "code=459" }, 459],
    [{ prefer: 'code="503"' }, 503],
    [{ prefer: "code=401, example=ended-10001" }, 401],
    [{ prefer: "respond-async" }, 200],
    [{ prefer: "code=200" }, 200],
    [{ "x-mock-fault": "nonsense" }, 400],
    [{ "x-mock-fault": "{" }, 400],
    [{ "x-mock-fault": "status=9" }, 400],
    [{ "x-mock-fault": "delay" }, 400],
    [{ "x-mock-fault": "status=500; foo=1" }, 400],
    [{ prefer: "code=NaN" }, 400],
    [{ prefer: "dynamic=perhaps" }, 400],
  ])("%j gets %i", async (headers, status) => {
    const reply = await (await mock.world()).get(LIST, { headers: headers as Record<string, string> });
    expect(reply.status).toBe(status);
    expectContract("listGoods", reply);
  });

  it("set the fields and the example", async () => {
    const world = await mock.world();
    const fields = await world.get(LIST, { headers: { "x-mock-fault": "422; field=page: %E9%94%99" } });
    expect(fields.body.errors).toEqual({ page: ["错"] });
    const example = await world.get(LIST, { headers: { prefer: "code=401, example=ended-10001" } });
    expect(example.body.code).toBe(10001);
  });
});

describe("latency of the whole server", () => {
  const slow = testMock({ latency: [30, 40] });
  it("delays every response", async () => {
    const world = await slow.world();
    const start = performance.now();
    expect((await world.get("/api/goods/hot")).status).toBe(200);
    expect(performance.now() - start).toBeGreaterThan(28);
  });
});
