import { once } from "node:events";
import { type IncomingMessage, type RequestListener, request as httpRequest } from "node:http";
import { createServer as createSecureServer } from "node:https";
import type { AddressInfo } from "node:net";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { successExample } from "#mock/contract/examples.ts";
import { loadContract } from "#mock/contract/load-contract.ts";
import { expectContract } from "../support/contract.ts";
import { testMock } from "../support/mock.ts";
import { naughtyServer } from "../support/naughty-server.ts";
import { selfSigned } from "../support/self-signed.ts";

const JSON_TYPE = { "content-type": "application/json; charset=utf-8" };
const HOT = "/api/goods/hot";
const MB = 1024 * 1024;
const HUGE_MB = 60;

function example(operationId: string) {
  const operation = loadContract().operations.get(operationId);
  const found = operation && successExample(operation);
  if (!found) throw new Error(`no example of ${operationId}`);
  return JSON.stringify(found.body);
}

describe("in front of another mock", () => {
  const behind = testMock();
  const front = testMock(() => ({
    upstreams: { main: behind.urls.main, activity: behind.urls.activity },
  }));

  it("passes on its responses byte for byte, and keeps the session", async () => {
    const [there, here] = [await behind.world("through"), await front.world("through")];
    await here.login("buyer");
    const reply = await here.get("/api/cart/list");
    expect(reply.headers.get("x-mock-answer")).toBe("upstream");
    expect(reply.headers.get("x-mock-violation")).toBeNull();
    expectContract("listCartLines", reply);
    there.useSession(here.session());
    expect((await there.get("/api/cart/list")).text).toBe(reply.text);
    expect((await here.control.requests()).map(({ violations }) => violations)).toEqual([[], []]);
  });

  it("passes on forms and refusals", async () => {
    const here = await front.world();
    await here.login("buyer");
    const reply = await here.post("/api/cart/batch_delete", { ids: [101] });
    expect(reply.status).toBe(200);
    expect((await here.get("/api/goods/detail/99999999")).status).toBe(404);
  });

  it.each([
    [
      "a query",
      "/api/goods/list?page=0",
      "request query.page: 页码不能小于 1",
      "request query.page: minimum",
    ],
    ["a path", "/api/goods/detail/abc", "request path.id: 商品编号必须是整数", "request path.id: type"],
    [
      "an unknown parameter",
      "/api/goods/list?_=1",
      "request query._: 契约中没有查询参数 _",
      "request query._: unknown",
    ],
    ["no session", "/api/cart/list", "request: no session", "request session: missing"],
    [
      "an address",
      "/api/nothing",
      "request: the contract has no GET /api/nothing",
      "request: path not in the contract",
    ],
  ])("reports the client's mistake in %s, and changes nothing", async (_what, path, text, short) => {
    const name = `mistake-${short.replaceAll(/\W/g, "-")}`;
    const [there, here] = [await behind.world(name), await front.world(name)];
    const reply = await here.get(path);
    const direct = await there.get(path);
    expect([reply.status, reply.text]).toEqual([direct.status, direct.text]);
    expect(reply.headers.get("x-mock-violation")).toBe(short);
    expect((await here.control.requests())[0]?.violations).toEqual([text]);
  });

  it("reports an unknown field and a missing one in a form", async () => {
    const here = await front.world();
    await here.login("buyer");
    await here.post("/api/cart/batch_select", { ids: [101], bar: 1 });
    const { violations } = (await here.control.requests()).at(-1) ?? { violations: [] };
    expect(violations).toEqual([
      "request body.is_selected: 缺少是否选中",
      "request body.bar: 不支持的字段 bar",
    ]);
  });

  it("applies request faults without calling the upstream", async () => {
    const [there, here] = [await behind.world("fault-in"), await front.world("fault-in")];
    const reply = await here.get(HOT, { headers: { "x-mock-fault": "503" } });
    expect(reply.status).toBe(503);
    expect(await there.control.requests()).toEqual([]);
  });

  it("applies response faults after calling the upstream", async () => {
    const [there, here] = [await behind.world("fault-out"), await front.world("fault-out")];
    await here.login("buyer");
    const fault = { kind: "status", status: 500, when: "after" } as const;
    await here.control.faults.add({ match: { operationId: "deleteCartLines" }, fault });
    expect((await here.post("/api/cart/batch_delete", { ids: [101] })).status).toBe(500);
    expect((await there.control.requests()).at(-1)).toMatchObject({
      operation_id: "deleteCartLines",
      status: 200,
    });
    const spoilt = await here.get(HOT, { headers: { "x-mock-fault": "wrong-shape; when=after" } });
    expect(spoilt.body.data).toEqual([["不符合契约的数据"]]);
    const whole = await here.get(HOT, { headers: { "x-mock-fault": "slow-drip=20" } });
    expectContract("listHotGoods", whole);
  });

  it("applies faults by what a body contains, and forwards the others whole", async () => {
    const [there, here] = [await behind.world("fault-body"), await front.world("fault-body")];
    await here.login("buyer");
    const fault = { kind: "status", status: 500 } as const;
    const match = { operationId: "deleteCartLines", body: { "ids.*": "102" } };
    await here.control.faults.add({ match, fault });
    expect((await here.post("/api/cart/batch_delete", { ids: [101, 102] })).status).toBe(500);
    expect((await here.post("/api/cart/batch_delete", { ids: [101] })).status).toBe(200);
    const deletions = await there.control.requests({ operationId: "deleteCartLines" });
    expect(deletions.map(({ status }) => status)).toEqual([200]);
    expect((await here.control.requests()).at(-1)?.violations).toEqual([]);
  });

  it("patches the upstream's response", async () => {
    const here = await front.world();
    await here.control.faults.add({
      match: { operationId: "listHotGoods" },
      fault: { kind: "patch", patch: [{ op: "replace", path: "/message", value: "改过" }] },
    });
    const reply = await here.get(HOT);
    expect([reply.status, reply.body.message]).toEqual([200, "改过"]);
    expectContract("listHotGoods", reply);
  });

  it("takes a rule for an address that only the upstream may have", async () => {
    const here = await front.world();
    await here.control.faults.add({ match: { path: "/api/later" }, fault: { kind: "status", status: 503 } });
    expect((await here.get("/api/later")).status).toBe(503);
  });

  it("names the missing option for a host without an upstream", async () => {
    const reply = await (await front.world()).get("/api/customer/chat", { host: "chat" });
    expect(reply.status).toBe(502);
    expect(reply.body.message).toContain("--chat-upstream");
  });

  it("responses HEAD as the upstream does", async () => {
    const reply = await (await front.world()).request("HEAD", HOT);
    expect(reply).toMatchObject({ status: 200, text: "" });
    expect(Number(reply.headers.get("content-length"))).toBeGreaterThan(1000);
    expect(reply.headers.get("x-mock-violation")).toBeNull();
  });
});

describe("in front of a non-conforming backend", () => {
  const json = (body: string, headers = {}, status = 200) =>
    [status, { ...JSON_TYPE, ...headers }, body] as const;
  const responses = {
    "/api/goods/hot": json('{"code":200,"message":"成功","data":{"list":"x"}}'),
    "/api/article/category": json('{"code":418,"message":"茶壶"}', {}, 418),
    "/api/goods/list": [200, { "content-type": "text/html" }, "<html>\n<h1>Bad Gateway</h1>"] as const,
    "/api/focus/common": json('{"code":200,'),
  };
  let uploaded = 0;
  /** The number of 1 MB chunks that the last huge response still has to send. */
  let unsent = 0;
  const sendHuge: RequestListener = (_request, response) => {
    response.writeHead(200, JSON_TYPE);
    const piece = Buffer.alloc(MB, " ");
    unsent = HUGE_MB;
    const more = () => {
      while (unsent > 0) {
        unsent -= 1;
        if (!response.write(piece)) {
          response.once("drain", more);
          return;
        }
      }
      response.end();
    };
    more();
  };
  const received: string[] = [];
  const naughty = naughtyServer({
    ...Object.fromEntries(
      Object.entries(responses).map(([path, [status, headers, body]]) => [
        path,
        (_request, response) => response.writeHead(status, headers).end(body),
      ]),
    ),
    "/silent": () => {},
    "/reset": ({ socket }) => socket.resetAndDestroy(),
    "/half": (_request, response) => {
      response.writeHead(200, { "content-length": "100" });
      response.write("half", () => response.socket?.destroy());
    },
    "/reset/once": ({ method = "", socket }, response) => {
      received.push(method);
      if (received.length === 1) socket.resetAndDestroy();
      else response.end("{}");
    },
    "/nonsense": ({ socket }) => socket.end("no HTTP at all\r\n\r\n"),
    "/redirect": (_request, response) =>
      response.writeHead(302, { location: `${naughty.url}/api/goods/hot?a=1` }).end(),
    "/redirect/away": (_request, response) =>
      response.writeHead(302, { location: "https://example.com/x" }).end(),
    "/cookies": (_request, response) =>
      response
        .writeHead(200, {
          "set-cookie": [
            "session=abc; Domain=.example.com; Path=/; Secure; HttpOnly; SameSite=None; Partitioned",
            "__Host-id=1; Path=/; Secure; SameSite=Strict",
          ],
          "strict-transport-security": "max-age=1",
          "access-control-allow-origin": "https://www.example.com",
        })
        .end("{}"),
    "/huge": sendHuge,
    "/api/index_wntj/1": sendHuge,
    "/upload": (request, response) => {
      uploaded = 0;
      request
        .on("data", (chunk: Buffer) => (uploaded += chunk.length))
        .on("end", () => response.end(String(uploaded)));
    },
    // In the encoding named in the query; otherwise not encoded.
    "/api/goods/detail/7": ({ url = "" }, response) => {
      const encoding = url.split("encoding=")[1]?.replace("good-", "") ?? "";
      const body = url.includes("=good") ? example("getGoodsDetail") : '{"code":200}';
      const encode = { gzip: gzipSync, br: brotliCompressSync }[encoding];
      response
        .writeHead(200, { ...JSON_TYPE, "content-encoding": encoding || "gzip" })
        .end(encode?.(body) ?? body);
    },
    "/echo": (request, response) => response.writeHead(200, JSON_TYPE).end(JSON.stringify(request.headers)),
  });
  const front = testMock(() => ({ upstreams: { main: naughty.url } }));
  // A short timeout, only for the backend that never responds: on a busy machine anything else could exceed it.
  const hasty = testMock(() => ({ upstreams: { main: naughty.url }, upstreamTimeoutMs: 300 }));
  const last = async (world: Awaited<ReturnType<typeof front.world>>) =>
    (await world.control.requests()).at(-1);

  it.each([
    ["wrong types", HOT, "body.data must be array"],
    ["an undeclared status", "/api/article/category", "status 418 is not declared"],
    ["a page in place of JSON", "/api/goods/list", "content type is text/html, not application/json"],
    ["broken JSON", "/api/focus/common", "body is not JSON"],
  ])("passes %s on unchanged and reports it", async (_what, path, message) => {
    const world = await front.world();
    const reply = await world.get(path);
    const [status, headers, body] = responses[path as keyof typeof responses];
    expect([reply.status, reply.text]).toEqual([status, body]);
    expect(reply.headers.get("content-type")).toBe(headers["content-type"]);
    expect(reply.headers.get("x-mock-violation")).toContain(`response ${message}`);
    expect((await last(world))?.violations.join()).toContain(`response ${message}`);
  });

  it("shows the beginning of an HTML page returned instead of JSON", async () => {
    const world = await front.world();
    await world.get("/api/goods/list");
    expect((await last(world))?.violations.join()).toContain("<html> <h1>Bad Gateway</h1>");
  });

  it.each([
    ["/silent", hasty, 504, "silent for 0.3 s"],
    ["/reset", front, 502, "it closed the connection"],
    ["/nonsense", front, 502, "not valid HTTP"],
  ])("explains why %s has no response", async (path, mock, status, reason) => {
    const world = await mock.world();
    const reply = await world.get(path);
    expect(reply.status).toBe(status);
    expect(reply.body.message).toContain(reason);
    expect(reply.body.message).toContain(naughty.url);
    expect(await last(world)).toMatchObject({
      status,
      violations: [reply.body.message],
      refused_by: "upstream",
    });
  });

  it.each([
    ["GET", 200, 2],
    ["PUT", 200, 2],
    ["DELETE", 200, 2],
    ["POST", 502, 1],
    ["PATCH", 502, 1],
  ])("a %s on a broken kept connection: status %i, sent %i times", async (method, status, times) => {
    const world = await front.world();
    await world.get("/echo");
    received.length = 0;
    const headers = { "x-mock-world": world.name };
    expect((await fetch(`${front.urls.main}/reset/once`, { method, headers })).status).toBe(status);
    expect(received).toEqual(Array<string>(times).fill(method));
  });

  it("breaks off where the upstream breaks off", async () => {
    await expect((await front.world()).get("/half")).rejects.toThrow("terminated");
  });

  it("rewrites redirects to the upstream, and passes others on", async () => {
    const world = await front.world();
    const locationOf = async (path: string) => {
      const response = await fetch(`${front.urls.main}${path}`, {
        redirect: "manual",
        headers: { "x-mock-world": world.name },
      });
      return [response.status, response.headers.get("location")];
    };
    expect(await locationOf("/redirect")).toEqual([302, `${front.urls.main}/api/goods/hot?a=1`]);
    expect(await locationOf("/redirect/away")).toEqual([302, "https://example.com/x"]);
  });

  it("adapts cookies to localhost, and sets CORS headers itself", async () => {
    const origin = "http://localhost:5173";
    const { headers } = await (await front.world()).get("/cookies", { headers: { origin } });
    expect(headers.getSetCookie()).toEqual([
      "session=abc; Path=/; HttpOnly; SameSite=Lax",
      "__Host-id=1; Path=/; Secure; SameSite=Strict",
    ]);
    expect(headers.get("access-control-allow-origin")).toBe(origin);
    expect(headers.get("strict-transport-security")).toBeNull();
    // As for an upstream called by its own pages.
    expect(naughty.lastAsked()?.headers).toMatchObject({
      host: new URL(naughty.url).host,
      origin: naughty.url,
    });
  });

  it("passes calls of the shop on with their header, and refuses those of other pages itself", async () => {
    const world = await front.world();
    const headers = { "sec-fetch-site": "same-site", "x-requested-with": "XMLHttpRequest" };
    const ask = (origin: string) =>
      world.post("/api/favorite", { goods_ids: [9] }, { headers: { ...headers, origin } });
    await ask("http://localhost:5173");
    const own = {
      origin: naughty.url,
      "sec-fetch-site": "same-origin",
      "x-requested-with": "XMLHttpRequest",
    };
    expect(naughty.lastAsked()?.headers).toMatchObject(own);
    const before = naughty.lastAsked();
    expect((await ask("http://localhost:9999")).status).toBe(403);
    expect(naughty.lastAsked()).toBe(before);
  });

  it.each(["gzip", "br"])("validates %s, and leaves it unchanged", async (encoding) => {
    const world = await front.world();
    const path = "/api/goods/detail/7";
    const good = await world.get(`${path}?encoding=good-${encoding}`);
    // The client's fetch has decoded it.
    expect(good.text).toBe(example("getGoodsDetail"));
    expect(good.headers.get("content-encoding")).toBe(encoding);
    expect((await last(world))?.violations).toEqual(["request query.encoding: 契约中没有查询参数 encoding"]);
    await world.get(`${path}?encoding=${encoding}`);
    expect((await last(world))?.violations).toContain("response body must have required property 'message'");
  });

  it("reports an invalid content encoding", async () => {
    const world = await front.world();
    await expect(world.get("/api/goods/detail/7")).rejects.toThrow("terminated");
    expect((await last(world))?.violations).toEqual([
      "response body: not in the gzip encoding that it declares",
    ]);
  });

  it("passes large bodies through, both ways, validated or not", async () => {
    const world = await front.world();
    for (const path of ["/huge", "/api/index_wntj/1"]) {
      const down = await world.send("GET", path);
      let bytes = 0;
      for await (const chunk of down.body ?? []) bytes += (chunk as Uint8Array).length;
      expect(bytes).toBe(HUGE_MB * MB);
    }
    expect((await last(world))?.violations).toContain("response body: not checked, over 20 MB or incomplete");
    const up = httpRequest(`${front.urls.main}/upload`, { method: "POST" });
    const arrived = once(up, "response");
    for (let piece = 0; piece < HUGE_MB; piece += 1) if (!up.write(Buffer.alloc(MB))) await once(up, "drain");
    up.end();
    await arrived;
    expect(uploaded).toBe(HUGE_MB * MB);
  });

  it.each([
    ["what it does not judge", "/huge"],
    ["what it judges", "/api/index_wntj/1"],
  ])("buffers no more of %s than its limit, at the client's pace", async (_what, path) => {
    const down = await (await front.world()).send("GET", path);
    let seen = -1;
    const stands = () => {
      const before = seen;
      seen = unsent;
      return seen === before;
    };
    await expect.poll(stands).toBe(true);
    expect(unsent).toBeGreaterThan(0);
    await down.body?.cancel();
  });

  it("removes hop-by-hop headers, and the header of its own fault", async () => {
    const sent = httpRequest(`${front.urls.main}/echo`, {
      headers: {
        connection: "close, x-hop",
        "x-hop": "1",
        te: "trailers",
        "x-mock-fault": "delay=1",
        "x-own": "2",
      },
    });
    sent.end();
    const [response] = (await once(sent, "response")) as [IncomingMessage];
    const chunks = await response.toArray();
    const echoed = JSON.parse(Buffer.concat(chunks as Buffer[]).toString("utf8")) as object;
    expect(echoed).toMatchObject({ "x-own": "2" });
    for (const name of ["x-hop", "te", "x-mock-fault"]) expect(echoed).not.toHaveProperty(name);
  });

  it("names an upstream that refuses connections", async () => {
    expect((await (await dead.world()).get(HOT)).body.message).toContain("connection refused");
  });
  const dead = testMock({ upstreams: { main: "http://127.0.0.1:1" } });

  it("names TLS errors", async () => {
    const reply = await (await plain.world()).get(HOT);
    expect(reply.status).toBe(502);
    expect(reply.body.message).toContain("its address should start with http://");
  });
  const plain = testMock(() => ({ upstreams: { main: naughty.url.replace("http:", "https:") } }));

  it("names an untrusted certificate, and how to trust it", async () => {
    const { message } = (await (await secured.world()).get(HOT)).body;
    expect(message).toContain("self-signed");
    expect(message).toContain("NODE_EXTRA_CA_CERTS");
  });
  const secure = createSecureServer(selfSigned, (_request, response) => response.end());
  beforeAll(async () => {
    await once(secure.listen(0, "127.0.0.1"), "listening");
  });
  afterAll(() => void secure.close());
  const secured = testMock(() => ({
    upstreams: { main: `https://localhost:${(secure.address() as AddressInfo).port}` },
  }));
});
