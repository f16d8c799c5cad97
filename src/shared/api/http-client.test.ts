import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { fake } from "#mock/test-kit/fake.ts";
import type { ApiError } from "./api-error.ts";
import { httpClient, type RequestConfig, type RequestOptions } from "./http-client.ts";
import { settings } from "./settings.ts";

/** A server that responds as the test says and records what it receives. */
type Responder = (request: IncomingMessage & { text: string }, response: ServerResponse) => void;
let respond: Responder;
const seen: {
  method: string;
  url: string;
  type: string | undefined;
  by: unknown;
  key: unknown;
  text: string;
}[] = [];

const server = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on("data", (chunk: Buffer) => chunks.push(chunk));
  request.on("end", () => {
    const text = Buffer.concat(chunks).toString();
    const { "content-type": type, "x-requested-with": by, "idempotency-key": key } = request.headers;
    seen.push({ method: request.method!, url: request.url!, type, by, key, text });
    respond(Object.assign(request, { text }), response);
  });
});

const json =
  (status: number, body: unknown): Responder =>
  (_request, response) => {
    response.writeHead(status, { "content-type": "application/json" }).end(JSON.stringify(body));
  };
const links: RequestConfig = { url: "/api/global/links", method: "GET" };
/** The response of every operation in these tests. */
const LISTS = {
  ...fake("LotteryPrize", {}),
  ...fake("Feedback", {}),
  ...fake("FavoriteChange", {}),
  total: 3,
  list: [],
  brands: [],
  makers: [],
  lines: [],
};
/** An id of a file is a text, and every other one a number. */
const OTHERS: Readonly<Record<string, unknown>> = {
  [links.url]: [],
  "/api/upload": fake("UploadedFile", {}),
};
const ok: Responder = (request, response) =>
  json(200, { code: 200, message: "成功", data: OTHERS[request.url ?? ""] ?? LISTS })(request, response);

beforeAll(async () => {
  server.listen(0);
  await once(server, "listening");
  const address = `http://localhost:${(server.address() as AddressInfo).port}`;
  Object.assign(settings, { main: address, activity: address });
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});
// As in a browser; on a server there is none.
beforeEach(() => vi.stubGlobal("document", {}));
afterEach(() => {
  seen.length = 0;
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const failure = (config: RequestConfig, options?: RequestOptions) =>
  httpClient(config, options).then(
    () => expect.unreachable("it should have failed"),
    (error: ApiError) => error,
  );

describe("requests", () => {
  it("encodes a body as a form with brackets", async () => {
    respond = ok;
    const headers = { "Content-Type": "application/x-www-form-urlencoded" };
    const data = { params: [{ goods_id: 7, number: 2 }] };
    await httpClient({ url: "/api/cart", method: "POST", headers, data });
    expect(seen[0]).toMatchObject({
      method: "POST",
      url: "/api/cart",
      type: "application/x-www-form-urlencoded",
    });
    expect(decodeURIComponent(seen[0]!.text)).toBe("params[0][goods_id]=7&params[0][number]=2");
  });

  it("gives a key of its own to each call that has its effect each time, and none to others", async () => {
    respond = ok;
    const add = { url: "/api/cart", method: "POST", data: { params: [{ goods_id: 7, number: 2 }] } };
    await httpClient(add);
    await httpClient(add);
    await httpClient({ url: "/api/favorite", method: "POST", data: { goods_ids: [7] } });
    await httpClient(links);
    const [first, second, ...others] = seen.map(({ key }) => key);
    expect(first).toMatch(/^\d+(?:-\d+){7}$/u);
    expect(second).not.toBe(first);
    expect(others).toEqual([undefined, undefined]);
  });

  it.each([
    ["a form", { url: "/api/favorite", method: "POST", data: { goods_ids: [7] } }, "XMLHttpRequest"],
    ["an upload", { url: "/api/upload", method: "POST", data: new FormData() }, "XMLHttpRequest"],
    ["a call without a body", { url: "/api/user/logout", method: "DELETE" }, "XMLHttpRequest"],
    [
      "a GET that changes something",
      { url: "/api/draw", method: "GET", params: { id: 3 } },
      "XMLHttpRequest",
    ],
    ["a GET that reads, which would cost a preflight", links, undefined],
  ])("say that the shop sends %s", async (_name, config, by) => {
    respond = ok;
    await httpClient(config);
    expect(seen[0]).toMatchObject({ method: config.method, by });
  });

  it("puts parameters into the query and omits absent ones", async () => {
    respond = ok;
    await httpClient({
      url: "/api/goods/list",
      method: "GET",
      params: { keywords: "阿莫西林", page: 2, yx: undefined },
    });
    expect(decodeURIComponent(seen[0]!.url)).toBe("/api/goods/list?keywords=阿莫西林&page=2");
  });

  it("refuses a call that is not in the contract", async () => {
    await expect(httpClient({ url: "/api/nowhere", method: "GET" })).rejects.toThrow("not in the contract");
  });
});

describe("responses", () => {
  it.each([
    ["login-required", 401, { code: 401, message: "请先登录" }],
    ["agreement-required", 459, { code: 459, message: "请先签署电子合同" }],
    [
      "validation",
      422,
      { code: 422, message: "有误", errors: { number: ["数量有误", "第二条"], other: ["别的"] } },
    ],
    ["business", 404, { code: 404, message: "不存在" }],
    ["business", 409, { code: 409, message: "已变化" }],
    ["server", 500, { code: 500, message: "x" }],
    ["server", 503, { code: 503, message: "x" }],
  ])("%s for %i", async (kind, status, body) => {
    respond = json(status, body);
    expect(await failure(links)).toMatchObject({
      kind,
      status,
      message: body.message,
      operationId: "listLinks",
    });
  });

  it.each([
    ["login-required", 10001],
    ["login-required", 401],
    ["login-required", "10001"],
    ["agreement-required", 459],
    ["validation", 422],
    ["business", 404],
    ["business", 0],
    ["business", 40001],
    ["server", 500],
    ["server", "维护中"],
  ])("are %s for a code of %s in a success", async (kind, code) => {
    for (const status of [200, 201]) {
      respond = json(status, { code, message: "不可以", data: [] });
      expect(await failure(links)).toMatchObject({ kind, message: "不可以" });
    }
  });

  it.each([200, 201, 10000, "200", null, undefined])("are a success with the code %s", async (code) => {
    respond = json(200, { code, message: "成功", data: [] });
    expect(await httpClient(links)).toMatchObject({ data: [] });
  });

  it.each([
    ["a list, as documented", { number: ["数量有误", "第二条"], other: ["别的"] }],
    ["a text", { number: "数量有误", other: "别的" }],
    ["nothing first", { id: null, name: [], unit: [""], number: ["数量有误"] }],
    ["an object", { number: { min: "数量有误", max: ["太多"] } }],
    ["a list without fields", ["数量有误"]],
    ["a text without fields", "数量有误"],
  ])("show the first message of the first field from %s", async (_name, errors) => {
    respond = json(422, { code: 422, message: "有误", errors });
    expect((await failure(links)).firstFieldMessage).toBe("数量有误");
  });

  it.each([
    ["a text", "有误", "有误"],
    ["an object", { zh: "有误", en: "wrong" }, "有误"],
    ["a list", ["有误"], "有误"],
    ["a number", 7, ""],
    ["null", null, ""],
  ])("show %s for a message as it is meant", async (_name, message, shown) => {
    for (const errors of [undefined, null, {}, { x: null }, 7]) {
      respond = json(422, { code: 422, message, errors });
      const { message: said, firstFieldMessage, errors: fields } = await failure(links);
      expect([said, firstFieldMessage, fields]).toEqual([shown, shown, {}]);
    }
  });

  it.each([
    ["a page instead of JSON", (_: unknown, response: ServerResponse) => void response.end("<html>")],
    [
      "a body cut short",
      (_: unknown, response: ServerResponse) => {
        response.writeHead(200, { "content-length": 100 });
        response.write('{"code":200');
        setImmediate(() => response.destroy());
      },
    ],
  ])("treats %s as a failure of the server", async (_name, how: Responder) => {
    respond = how;
    expect(await failure(links)).toMatchObject({ kind: "server" });
  });

  it("distinguishes a broken connection from a failure of the server", async () => {
    respond = (request) => void request.socket.destroy();
    expect(await failure(links)).toMatchObject({ kind: "network" });
  });
});

describe("calls that are held", () => {
  it("begin when they are released; the exempt one goes at once", async () => {
    const { holdCalls } = await import("./hold-calls.ts");
    respond = ok;
    const release = holdCalls("logout");
    const list = httpClient({ url: "/api/goods/list", method: "GET" });
    await httpClient({ url: "/api/user/logout", method: "DELETE" });
    expect(seen.map(({ method }) => method)).toEqual(["DELETE"]);
    release();
    expect(await list).toMatchObject({ code: 200 });
    expect(seen.map(({ method }) => method)).toEqual(["DELETE", "GET"]);
  });
});

describe("calls that end early", () => {
  it("time out after 30 seconds", async () => {
    respond = () => {};
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const failing = failure(links);
    await vi.advanceTimersByTimeAsync(29_999);
    expect(await Promise.race([failing, Promise.resolve("still waiting")])).toBe("still waiting");
    await vi.advanceTimersByTimeAsync(1);
    expect(await failing).toMatchObject({ kind: "timeout", message: "请求超时，请刷新页面" });
  });

  it("supersede the earlier of two calls to one path", async () => {
    const waiting: ServerResponse[] = [];
    respond = (_request, response) => void waiting.push(response);
    const first = failure({ url: "/api/goods/list", method: "GET", params: { page: 1 } });
    const second = httpClient({ url: "/api/goods/list", method: "GET", params: { page: 2 } });
    expect(await first).toMatchObject({ kind: "superseded" });
    await expect.poll(() => waiting.length).toBeGreaterThan(0);
    respond = ok;
    for (const response of waiting) ok(Object.assign(response.req, { text: "" }), response);
    expect(await second).toMatchObject({ code: 200 });
  });

  it("supersede nothing on a server, where they are of different users", async () => {
    vi.unstubAllGlobals();
    respond = ok;
    const calls = [1, 2].map((page) =>
      httpClient({ url: "/api/goods/list", method: "GET", params: { page } }),
    );
    expect(await Promise.all(calls)).toHaveLength(2);
  });

  it("leave a repeatable call alone", async () => {
    const waiting: ServerResponse[] = [];
    respond = (_request, response) => void waiting.push(response);
    const calls = [1, 2].map((goods_id) =>
      httpClient({ url: "/api/cart", method: "POST", data: { params: [{ goods_id }] } }),
    );
    await expect.poll(() => waiting).toHaveLength(2);
    for (const response of waiting) ok(Object.assign(response.req, { text: "" }), response);
    expect(await Promise.all(calls)).toHaveLength(2);
  });

  it("leave a call alone whose path is exempt, by whatever method", async () => {
    const waiting: ServerResponse[] = [];
    respond = (_request, response) => void waiting.push(response);
    const calls = [1, 2].map((page) => httpClient({ url: "/api/favorite", method: "GET", params: { page } }));
    await expect.poll(() => waiting).toHaveLength(2);
    for (const response of waiting) ok(Object.assign(response.req, { text: "" }), response);
    expect(await Promise.all(calls)).toHaveLength(2);
  });

  it("pass on the caller's own cancellation unchanged", async () => {
    respond = () => {};
    const controller = new AbortController();
    const reason = new DOMException("gone", "AbortError");
    const failing = httpClient({ ...links, signal: controller.signal }).then(
      () => expect.unreachable("it should have failed"),
      (error: unknown) => error,
    );
    controller.abort(reason);
    expect(await failing).toBe(reason);
  });
});

describe("calls of one path that wait for their turn", () => {
  const waiting: ServerResponse[] = [];
  const pages = () => seen.map(({ url }) => new URL(url, "http://x").searchParams.get("page"));
  const page = (number: number, signal = new AbortController().signal): RequestConfig => ({
    url: "/api/goods/list",
    method: "GET",
    params: { page: number },
    signal,
  });
  const inTurn = { repeat: "wait" } as const;
  /** Lets the server respond to the call that it received last, once there are so many. */
  const respondToCall = async (count: number) => {
    await expect.poll(() => waiting).toHaveLength(count);
    ok({} as never, waiting[count - 1]!);
  };

  beforeEach(() => {
    waiting.length = 0;
    respond = (_request, response) => void waiting.push(response);
  });

  it("are sent one after the other, in their order", async () => {
    const calls = [1, 2, 3].map((number) => httpClient(page(number), inTurn));
    await respondToCall(1);
    await calls[0];
    expect(pages()).toEqual(["1"]);
    await respondToCall(2);
    await respondToCall(3);
    expect(await Promise.all(calls)).toHaveLength(3);
    expect(pages()).toEqual(["1", "2", "3"]);
  });

  it("wait for a call that would not have waited", async () => {
    const first = httpClient(page(1));
    const second = httpClient(page(2), inTurn);
    await respondToCall(1);
    await first;
    await respondToCall(2);
    await second;
    expect(pages()).toEqual(["1", "2"]);
  });

  it("are canceled by one that does not wait, and go again after it", async () => {
    const patient = httpClient(page(1), inTurn);
    await expect.poll(() => waiting).toHaveLength(1);
    const hasty = httpClient(page(2));
    await respondToCall(2);
    expect(await hasty).toMatchObject({ code: 200 });
    await respondToCall(3);
    expect(await patient).toMatchObject({ code: 200 });
    expect(pages()).toEqual(["1", "2", "1"]);
  });

  it("go on after one that failed", async () => {
    const failing = failure(page(1), inTurn);
    const next = httpClient(page(2), inTurn);
    await expect.poll(() => waiting).toHaveLength(1);
    json(500, { code: 500, message: "x" })({} as never, waiting[0]!);
    expect(await failing).toMatchObject({ kind: "server" });
    await respondToCall(2);
    expect(await next).toMatchObject({ code: 200 });
  });

  it("leave the queue unsent when their caller gives up", async () => {
    const first = httpClient(page(1), inTurn);
    const controller = new AbortController();
    const reason = new DOMException("gone", "AbortError");
    const second = failure(page(2, controller.signal), inTurn);
    const third = httpClient(page(3), inTurn);
    controller.abort(reason);
    expect(await second).toBe(reason);
    await respondToCall(1);
    await first;
    await respondToCall(2);
    await third;
    expect(pages()).toEqual(["1", "3"]);
  });

  it("do not count the wait as a part of their 30 seconds", async () => {
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    const first = failure(page(1), inTurn);
    const second = failure(page(2), inTurn);
    await vi.advanceTimersByTimeAsync(30_000);
    expect(await first).toMatchObject({ kind: "timeout" });
    await vi.advanceTimersByTimeAsync(29_999);
    expect(await Promise.race([second, Promise.resolve("still waiting")])).toBe("still waiting");
    await vi.advanceTimersByTimeAsync(1);
    expect(await second).toMatchObject({ kind: "timeout" });
  });

  it("leave other paths alone", async () => {
    const first = httpClient(page(1), inTurn);
    const other = httpClient({ ...links, signal: new AbortController().signal }, inTurn);
    // A call of the test before may still be on its way.
    const paths = () => new Set(waiting.map(({ req }) => req.url?.split("?")[0]));
    await expect.poll(() => paths().size).toBe(2);
    for (const response of waiting) ok(Object.assign(response.req, { text: "" }), response);
    expect(await Promise.all([first, other])).toHaveLength(2);
  });

  it("are queries: a mutation could be carried out twice", async () => {
    const add = { url: "/api/user/feedback", method: "POST", data: {} };
    await expect(httpClient(add, inTurn)).rejects.toThrow("takes turns by a scope");
    expect(seen).toEqual([]);
  });
});
