import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it, onTestFinished } from "vitest";
import { createMockControl } from "#mock/client.ts";
import { startMockServer } from "#mock/node/start.ts";
import { readOptions } from "#mock/read-options.ts";
import { expectContract } from "../support/contract.ts";
import { testMock } from "../support/mock.ts";
import { naughtyServer } from "../support/naughty-server.ts";

const folders: string[] = [];
function newFolder() {
  const folder = mkdtempSync(join(tmpdir(), "recording-"));
  folders.push(folder);
  return folder;
}
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

const PHONE = "13812345678";
const TOKEN = "0123456789abcdef-session-of-staging";
const JSON_TYPE = { "content-type": "application/json" };
const CREDENTIALS = { username: "me@shop", password: "my-own-Passw0rd" };

/** A backend with secrets in all places. */
const staging = naughtyServer({
  "/api/user/login": (_request, response) =>
    response
      .writeHead(200, { ...JSON_TYPE, "set-cookie": `session=${TOKEN}; Secure; HttpOnly` })
      .end(JSON.stringify({ code: 200, message: "成功", data: { token: "abc", phone: PHONE, echo: TOKEN } })),
  "/api/goods/hot": (_request, response) => response.writeHead(200, JSON_TYPE).end('{"code":200,"data":7}'),
  "/api/goods/list": ({ url = "" }, response) => {
    const page = Number(/page=(\d+)/.exec(url)?.[1] ?? 1);
    response.writeHead(200, JSON_TYPE).end(JSON.stringify({ code: 200, message: "成功", data: { page } }));
  },
  "/api/cart/list": ({ headers }, response) =>
    response
      .writeHead(headers.cookie === undefined ? 401 : 200, JSON_TYPE)
      .end(JSON.stringify({ code: 200, message: `致电 ${PHONE}` })),
  "/other": (_request, response) => response.end("plain"),
});

/** Records the calls of `visit` to the backend; resolves to the folder once everything is written. */
async function record(visit: (url: string) => Promise<unknown>, folder = newFolder()) {
  const server = await startMockServer({
    port: 0,
    quiet: true,
    upstreams: { main: staging.url },
    record: folder,
  });
  try {
    await visit(server.urls.main);
  } finally {
    await server.close();
  }
  return folder;
}

const login = (url: string) =>
  fetch(`${url}/api/user/login`, { method: "POST", body: new URLSearchParams(CREDENTIALS) });

/** A mock that replays the folder. */
async function replay(folder: string) {
  const server = await startMockServer({ port: 0, quiet: true, replay: folder });
  onTestFinished(() => server.close());
  return server.urls.main;
}

const readAll = (folder: string) =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.(?:json|har)$/.test(name))
    .map((name) => readFileSync(join(folder, name), "utf8"))
    .join("\n");

const readAnswers = (folder: string, file: string) =>
  (
    JSON.parse(readFileSync(join(folder, "answers", file), "utf8")) as {
      answers: { request: Record<string, unknown>; status: number; violations: string[] }[];
    }
  ).answers;

describe("a recording", () => {
  it("contains no secrets", async () => {
    const folder = await record(async (url) => {
      await login(url);
      await fetch(`${url}/api/cart/list?filters=${PHONE}`, { headers: { cookie: `session=${TOKEN}` } });
      await fetch(`${url}/api/user/phone/${PHONE}`);
    });
    const text = readAll(folder);
    for (const secret of [PHONE, TOKEN, CREDENTIALS.password, '"abc"']) expect(text).not.toContain(secret);
    // Still a phone number, so that it matches the contract.
    expect(text).toContain("13800005678");
  });

  it("keeps one response per request, status and shape", async () => {
    const folder = await record(async (url) => {
      for (const path of ["/api/goods/list?page=1", "/api/goods/list?page=1", "/api/goods/list?page=2"])
        await fetch(url + path);
      await fetch(`${url}/api/cart/list`);
      await fetch(`${url}/api/cart/list`, { headers: { cookie: `session=${TOKEN}` } });
    });
    expect(readAnswers(folder, "goods/listGoods.json").map(({ request }) => request.query)).toEqual([
      { page: "1" },
      { page: "2" },
    ]);
    expect(readAnswers(folder, "cart/listCartLines.json").map(({ status }) => status)).toEqual([401, 200]);
  });

  it("reports how the backend broke the contract", async () => {
    const folder = await record((url) => fetch(`${url}/api/goods/hot`));
    expect(readAnswers(folder, "goods/listHotGoods.json")[0]?.violations).toContain(
      "response body.data must be array",
    );
  });

  it("has a HAR of every call, complete after each and continued by the next recording", async () => {
    const folder = await record((url) => fetch(`${url}/other`));
    await record((url) => fetch(`${url}/api/goods/hot?_=1`), folder);
    const har = JSON.parse(readFileSync(join(folder, "session.har"), "utf8")) as {
      log: {
        version: string;
        entries: { request: { url: string }; response: { content: { text: string } } }[];
      };
    };
    expect(har.log.version).toBe("1.2");
    expect(har.log.entries.map(({ request }) => request.url)).toEqual([
      `${staging.url}/other`,
      `${staging.url}/api/goods/hot?_=1`,
    ]);
    expect(har.log.entries[0]?.response.content.text).toBe(Buffer.from("plain").toString("base64"));
  });
});

describe("a replayed recording", () => {
  it("returns recorded responses, and marks them; the rest comes from the mock", async () => {
    const url = await replay(await record((at) => fetch(`${at}/api/goods/list?page=2`)));
    const recorded = await fetch(`${url}/api/goods/list?page=2&_=1`);
    expect(recorded.headers.get("x-mock-answer")).toBe("recording");
    expect(await recorded.json()).toEqual({ code: 200, message: "成功", data: { page: 2 } });
    expect(recorded.headers.get("x-mock-violation")).toContain("response body.data");
    const other = await fetch(`${url}/api/goods/list?page=3`);
    expect(other.headers.get("x-mock-answer")).toBe("handler");
    const [first] = await createMockControl({ baseUrl: url }).requests();
    expect(first?.violations.join()).toContain("response body.data");
  });

  it("accepts any password, and knows the buyer in unrecorded calls", async () => {
    const url = await replay(
      await record(async (at) => {
        await login(at);
        await fetch(`${at}/api/cart/list`);
        await fetch(`${at}/api/cart/list`, { headers: { cookie: `session=${TOKEN}` } });
      }),
    );
    expect((await fetch(`${url}/api/cart/list`)).status).toBe(401);
    const answer = await fetch(`${url}/api/user/login`, {
      method: "POST",
      body: new URLSearchParams({ ...CREDENTIALS, password: "another-0ne" }),
    });
    expect(answer.headers.get("x-mock-answer")).toBe("recording");
    const cookie = answer.headers.getSetCookie()[0]?.split(";")[0] ?? "";
    const cart = await fetch(`${url}/api/cart/list`, { headers: { cookie } });
    expect([cart.status, cart.headers.get("x-mock-answer")]).toEqual([200, "recording"]);
    const user = await fetch(`${url}/api/user`, { headers: { cookie } });
    expect(user.headers.get("x-mock-answer")).toBe("handler");
    expect(await user.json()).toMatchObject({ data: { username: "buyer" } });
  });

  it("can be combined with faults", async () => {
    const url = await replay(await record((at) => fetch(`${at}/api/goods/list`)));
    expect((await fetch(`${url}/api/goods/list`, { headers: { "x-mock-fault": "503" } })).status).toBe(503);
    const after = { "x-mock-fault": "invalid-json; when=after" };
    expect(await (await fetch(`${url}/api/goods/list`, { headers: after })).text()).toContain(",,");
  });

  it("is refused when missing or corrupt", async () => {
    const folder = newFolder();
    await expect(startMockServer({ port: 0, replay: folder })).rejects.toThrow("has no recording");
    mkdirSync(join(folder, "answers"));
    writeFileSync(join(folder, "answers/listGoods.json"), "{");
    await expect(startMockServer({ port: 0, replay: folder })).rejects.toThrow(
      "listGoods.json is not valid JSON",
    );
    writeFileSync(join(folder, "answers/listGoods.json"), "{}");
    await expect(startMockServer({ port: 0, replay: folder })).rejects.toThrow(
      "listGoods.json is not a recording",
    );
  });

  it.each([
    [["--record", "x"], "--upstream"],
    [["--replay", "x", "--upstream", "http://localhost:1"], "--replay"],
  ])("rejects %j", (args, named) => {
    expect(() => readOptions(args)).toThrow(named);
  });

  it.each(["localhost:4010", "ftp://x", "https://me:pw@x", "https://x?y"])(
    "no backend is %s",
    async (main) => {
      await expect(startMockServer({ port: 0, upstreams: { main } })).rejects.toThrow(
        "the upstream's address",
      );
    },
  );
});

describe("recorded from a mock", () => {
  const behind = testMock();
  it("matches the contract", async () => {
    const folder = newFolder();
    const server = await startMockServer({
      port: 0,
      quiet: true,
      upstreams: { main: behind.urls.main },
      record: folder,
    });
    await fetch(`${server.urls.main}/api/goods/list?keywords=amxl`);
    await server.close();
    const front = await replay(folder);
    const response = await fetch(`${front}/api/goods/list?keywords=amxl`);
    expect(response.headers.get("x-mock-answer")).toBe("recording");
    expect(response.headers.get("x-mock-violation")).toBeNull();
    const text = await response.text();
    expectContract("listGoods", {
      status: response.status,
      headers: response.headers,
      text,
      body: JSON.parse(text) as never,
    });
  });
});
