import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { describe, expect, it, onTestFinished } from "vitest";
import { startMockServer } from "#mock/node/start.ts";
import type { HandledWorld } from "#mock/test-kit/handled-world.ts";
import { mockWorld } from "#mock/test-kit/mock-world.ts";
import { mockArgs, startMock } from "../support/mock-program.ts";
import { testMock } from "../support/mock.ts";
import { startNode } from "../support/program.ts";

async function newWorld(persona?: "buyer"): Promise<HandledWorld> {
  const world = await mockWorld(persona ? { persona } : {});
  onTestFinished(world.drop);
  return world;
}

describe("a handler of a test", () => {
  it("changes the mock's own response, in its world alone, until it is removed", async () => {
    const [world, other] = [await newWorld(), await newWorld()];
    const remove = world.on("listGoods", async ({ request, next }) => {
      const { body } = await next();
      const [first] = body.data.list;
      if (!first) throw new Error("no goods");
      const name = `${request.query?.page_size} of ${body.data.total}`;
      return { body: { ...body, data: { ...body.data, list: [{ ...first, name }] } } };
    });
    const query = { page_size: 3 };
    const changed = await world.call("listGoods", { query });
    expect(changed.body.data.list.map(({ name }) => name)).toEqual([`3 of ${changed.body.data.total}`]);
    expect(changed.headers.get("x-mock-answer")).toBe("custom");
    expect((await other.call("listGoods", { query })).body.data.list).toHaveLength(3);
    remove();
    expect((await world.call("listGoods", { query })).body.data.list).toHaveLength(3);
    expect(await world.control.requests({ violations: "true" })).toEqual([]);
  });

  it("knows request, cookies, session and world", async () => {
    const world = await newWorld("buyer");
    world.on("addFavorites", ({ request, world: { name, now, records } }) => {
      const seen = [request.body.goods_ids, request.userId, Object.keys(request.cookies), request.method];
      return {
        status: 403,
        body: { code: 403, message: JSON.stringify([...seen, name, now, records("users").length > 5]) },
      };
    });
    const refused = await world.call("addFavorites", { body: { goods_ids: [7] } });
    expect(refused.status).toBe(403);
    expect(JSON.parse(refused.body.message)).toEqual([
      [7],
      expect.any(Number),
      ["session"],
      "POST",
      world.name,
      "2026-11-21 10:00:00",
      true,
    ]);
  });

  it("responds once, with a status, headers and cookies; older handlers come after newer ones", async () => {
    const world = await newWorld();
    world.on("listGoods", () => ({ status: 503, headers: { "Retry-After": "1" } }), { check: false });
    world.on(
      "listGoods",
      () => ({
        status: 404,
        headers: { "Set-Cookie": ["a=1", "b=2; Path=/api"] },
        cookies: { seen: "1", last: "2; Max-Age=60" },
        body: { code: 404, message: "没有" },
      }),
      {
        once: true,
      },
    );
    const [first, second] = [await world.call("listGoods"), await world.call("listGoods")];
    expect([first.status, first.headers.getSetCookie()]).toEqual([
      404,
      ["a=1", "b=2; Path=/api", "seen=1; Path=/", "last=2; Max-Age=60; Path=/"],
    ]);
    expect([second.status, second.headers.get("retry-after")]).toEqual([503, "1"]);
  });

  it("adds a cookie to those of the response, which the contract's check finds among them", async () => {
    const world = await newWorld();
    world.on("login", async ({ next }) => ({ ...(await next()), cookies: { seen: "1" } }));
    await world.login("buyer");
    expect((await world.call("getCurrentUser")).body.data?.username).toBe("buyer");
    world.on("logout", async ({ next }) => {
      const { headers, ...response } = await next();
      return { ...response, headers: { ...headers, "set-cookie": ["a=1", String(headers["set-cookie"])] } };
    });
    expect((await world.call("logout")).headers.getSetCookie()).toEqual([
      "a=1",
      expect.stringMatching(/^session=; Max-Age=0/),
    ]);
    expect(await world.control.requests({ violations: "true" })).toEqual([]);
  });

  it("is checked: what breaks the contract is a 500 that names the field, what it lacks is filled in", async () => {
    const world = await newWorld();
    const off = world.on("listGoods", () => ({ body: { code: 200, message: "成功", data: 7 } as never }));
    const broken = await world.call("listGoods");
    expect([broken.status, broken.headers.get("x-mock-violation")]).toEqual([
      500,
      expect.stringContaining("body.data must be object"),
    ]);
    off();
    world.on("listGoods", async ({ next }) => {
      const { body } = await next();
      const { price: _missing, ...goods } = body.data.list[0] ?? { price: 0 };
      return { body: { ...body, data: { ...body.data, list: [goods] } } as never };
    });
    const filled = await world.call("listGoods");
    expect([filled.status, filled.body.data.list[0]?.price]).toEqual([200, expect.any(Number)]);
    const calls = await world.control.requests();
    expect(calls.map(({ violations }) => violations)).toEqual([
      ["response body.data must be object"],
      ["response body.data.list.0 must have required property 'price'"],
    ]);
  });

  it("does not see a request that breaks the contract, unless it asks for all", async () => {
    const world = await newWorld();
    const off = world.on("listGoods", () => ({ status: 503 }));
    const wrong = () => world.get("/api/goods/list?page=0");
    expect((await wrong()).status).toBe(422);
    off();
    world.on("listGoods", () => ({ status: 503, body: "later" }), { check: false });
    expect((await wrong()).text).toBe("later");
  });

  it("leaves the call to the mock if it returns nothing, and is a 500 if it fails", async () => {
    const world = await newWorld();
    let seen = 0;
    const off = world.on("listGoods", () => void (seen += 1));
    expect((await world.call("listGoods")).headers.get("x-mock-answer")).toBe("handler");
    expect(seen).toBe(1);
    off();
    world.on("listGoods", () => {
      throw new Error("a mistake of the test");
    });
    expect((await world.call("listGoods")).status).toBe(500);
    expect((await world.control.why(2)).text).toContain("a mistake of the test");
  });

  it("serves addresses outside of the contract", async () => {
    const world = await newWorld();
    world.on("POST /api/extra/{id}", ({ request }) => ({
      status: 201,
      body: { path: request.path, query: request.query, body: request.body },
    }));
    const extra = await world.post("/api/extra/7?a=1", { b: "2" });
    expect([extra.status, extra.body]).toEqual([
      201,
      { path: { id: "7" }, query: { a: "1" }, body: { b: "2" } },
    ]);
    expect((await world.get("/api/extra/7")).status).toBe(404);
  });

  it("is refused for a name that nothing has", async () => {
    const world = await newWorld();
    const any = () => ({ status: 204 });
    // @ts-expect-error The names of operations are types.
    expect(() => world.on("listGood", any)).toThrow("unknown operation listGood (did you mean listGoods?)");
    expect(() => world.on("GET /api/goods/list", any)).toThrow("name the operation listGoods");
  });

  it("is refused for a mock of another process", async () => {
    const server = await startMockServer({ port: 0, quiet: true, scale: 0.1 });
    onTestFinished(() => server.close());
    const world = await mockWorld({ url: server.urls.main });
    expect(() => world.on("listGoods", () => undefined)).toThrow("--handlers");
  });
});

describe("in front of a backend", () => {
  const backend = testMock();

  it("`next` is the backend's response", async () => {
    const server = await startMockServer({ port: 0, quiet: true, upstreams: { main: backend.urls.main } });
    onTestFinished(() => server.close());
    server.on("listGoods", async ({ next }) => {
      const { body, headers } = await next();
      return {
        status: 403,
        body: { code: 403, message: `${headers["x-mock-answer"]} ${body.data.list.length}` },
      };
    });
    const response = await fetch(`${server.urls.main}/api/goods/list?page_size=2`);
    expect(await response.json()).toEqual({ code: 403, message: "upstream 2" });
  });

  it("the backend's cookies are kept, by a fault and by a handler, which adds its own", async () => {
    const headers = { "set-cookie": ["a=1; Path=/", "b=2; Path=/"] };
    const { control } = await backend.world("default");
    await control.faults.add({
      match: { operationId: "listHotGoods" },
      fault: { kind: "answer", status: 404, body: '{"code": 404, "message": "无"}', headers },
    });
    const server = await startMockServer({ port: 0, quiet: true, upstreams: { main: backend.urls.main } });
    onTestFinished(() => server.close());
    const cookies = async (url: string, fault?: string) => {
      const sent = fault === undefined ? {} : { headers: { "x-mock-fault": fault } };
      return (await fetch(`${url}/api/goods/hot`, sent)).headers.getSetCookie();
    };
    for (const each of [backend, server])
      expect(await cookies(each.urls.main)).toEqual(headers["set-cookie"]);
    for (const fault of ["content-type; when=after", "status=503; when=after"])
      expect(await cookies(server.urls.main, fault)).toEqual(headers["set-cookie"]);
    server.on("listHotGoods", async ({ next }) => ({ ...(await next()), cookies: { c: "3" } }));
    expect(await cookies(server.urls.main)).toEqual([...headers["set-cookie"], "c=3; Path=/"]);
  });
});

describe("a folder of handlers", () => {
  function newFolder(files: Readonly<Record<string, string>>) {
    const folder = mkdtempSync(join(tmpdir(), "handlers-"));
    onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
    const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
    mkdirSync(join(folder, "parts"));
    for (const [name, text] of Object.entries(files)) write(name, text);
    return { folder, write };
  }
  const goods = (text: string) => `
    import { word } from "./parts/word.ts";
    export default {
      listGoods: ({ request }: { request: { query: { page: number } } }) =>
        ({ status: 403, body: { code: 403, message: \`${text} \${word} \${request.query.page}\` } }),
    };`;

  it("responds, and is reloaded with what it imports as soon as it is saved", async () => {
    const { folder, write } = newFolder({
      "parts/word.ts": `export const word: string = "one";`,
      "goods.ts": goods("first"),
      "extra.mjs": `export default { "GET /api/extra": () => ({ body: { extra: true } }) };`,
    });
    const mock = await startMock(["--handlers", folder]);
    onTestFinished(async () => void (await mock.stop()));
    const message = async () =>
      ((await (await fetch(`${mock.urls.main}/api/goods/list?page=2`)).json()) as { message: string })
        .message;
    expect(await message()).toBe("first one 2");
    expect(await (await fetch(`${mock.urls.main}/api/extra`)).json()).toEqual({ extra: true });
    write("parts/word.ts", `export const word: string = "two";`);
    write("goods.ts", goods("second"));
    await mock.said(/Reloaded the handlers/);
    expect(await message()).toBe("second two 2");
    write("goods.ts", "export default {");
    await mock.said(/Not reloaded, the handlers before stay: .*goods\.ts/);
    expect(await message()).toBe("second two 2");
  });

  it.each([
    ["an unknown operation", { "a.mjs": "export default { listGood() {} };" }, /unknown operation listGood/],
    ["no handlers", { "a.mjs": "export const listGoods = 1;" }, /a\.mjs has no handlers/],
    [
      "no function",
      { "a.mjs": "export default { listGoods: 1 };" },
      /the handler of listGoods is no function/,
    ],
    [
      "two handlers of one operation",
      { "a.mjs": "export default { listGoods() {} };", "b.mjs": "export default { listGoods() {} };" },
      /b\.mjs: listGoods has a handler already/,
    ],
  ])("is refused with one line: %s", async (_what, files, line) => {
    const { folder } = newFolder(files);
    const { code, err } = await startNode(mockArgs("--handlers", folder)).ended();
    expect([code, err]).toEqual([1, expect.stringMatching(line)]);
    expect(err.trim().split("\n")).toHaveLength(1);
  });
});
