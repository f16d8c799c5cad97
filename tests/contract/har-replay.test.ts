import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { startMockServer } from "#mock/node/start.ts";
import { testMock } from "../support/mock.ts";

const folder = mkdtempSync(join(tmpdir(), "har-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));
const write = (name: string, text: string) => {
  writeFileSync(join(folder, name), text);
  return join(folder, name);
};

const json = (data: unknown) => JSON.stringify({ code: 200, message: "成功", data });
const JSON_TYPE = "application/json; charset=utf-8";
const LIST = "https://shop.example/api/goods/list?page=2&_=123";
const response = (content: object, status = 200) => ({ status, headers: [], content });

/** As the tools write them: Chrome without cookies, Playwright with bodies in files, mitmproxy in Base64. */
const HAR = {
  log: {
    version: "1.2",
    creator: { name: "several", version: "1" },
    entries: [
      {
        request: { method: "GET", url: LIST, headers: [{ name: ":method", value: "GET" }] },
        response: response({ size: 40, mimeType: JSON_TYPE, text: json("of Chrome, before") }),
      },
      {
        request: { method: "GET", url: LIST, headers: [] },
        response: response({ size: 40, mimeType: JSON_TYPE, text: json("of Chrome") }),
      },
      {
        request: { method: "GET", url: LIST, headers: [] },
        response: response({ size: 0, mimeType: "x-unknown" }, 304),
      },
      {
        request: { method: "GET", url: "http://127.0.0.1:3000/api/cart/list", headers: [] },
        response: response({ size: 40, mimeType: JSON_TYPE, _file: "cart.json" }),
      },
      {
        request: {
          method: "POST",
          url: "https://shop.example/api/cart/batch_delete",
          headers: [{ name: "Content-Type", value: "application/x-www-form-urlencoded" }],
          postData: {
            mimeType: "application/x-www-form-urlencoded",
            params: [{ name: "ids[0]", value: "7" }],
          },
        },
        response: response({
          size: 40,
          mimeType: JSON_TYPE,
          encoding: "base64",
          text: Buffer.from(json("of mitmproxy")).toString("base64"),
        }),
      },
      {
        request: { method: "DELETE", url: "https://shop.example/api/user/logout", headers: [] },
        response: {
          ...response({ size: 40, mimeType: JSON_TYPE, text: json(null) }),
          headers: [
            {
              name: "Set-Cookie",
              value: "session=; Max-Age=0; HttpOnly\nseen=1; Path=/; Domain=.shop.example",
            },
            { name: "set-cookie", value: "last=2; Path=/; Secure; SameSite=None" },
            { name: "set-cookie", value: "***" },
          ],
        },
      },
      {
        request: { method: "GET", url: "https://shop.example/logo.png", headers: [] },
        response: response({}, 0),
      },
    ],
  },
};

describe("a HAR of another tool", () => {
  const mock = testMock(() => {
    write("cart.json", json("of Playwright"));
    return { replay: write("session.har", JSON.stringify(HAR)) };
  });

  it("responds to the calls that it has, with the last response, and the mock to all others", async () => {
    const world = await mock.as("buyer");
    const list = await world.get("/api/goods/list?page=2");
    expect([list.body.data, list.headers.get("x-mock-answer")]).toEqual(["of Chrome", "recording"]);
    expect((await world.get("/api/cart/list")).body.data).toBe("of Playwright");
    expect((await world.post("/api/cart/batch_delete", { ids: [7] })).body.data).toBe("of mitmproxy");
    expect((await world.post("/api/cart/batch_delete", { ids: [8] })).body.data).not.toBe("of mitmproxy");
    expect((await world.call("logout")).headers.getSetCookie()).toEqual([
      "seen=1; Path=/",
      "last=2; Path=/; SameSite=Lax",
      expect.stringMatching(/^session=; /),
    ]);
    const other = await world.get("/api/goods/list?page=3");
    expect(other.headers.get("x-mock-answer")).toBe("handler");
  });
});

it.each([
  ["no file", undefined, /cannot read .*nowhere\.har/],
  ["no JSON", "{", /cannot read .*broken\.har/],
  ["no archive", '{"log": {}}', /is not an HTTP Archive/],
  ["half an entry", '{"log": {"entries": [{"request": {"method": "GET"}}]}}', /is not an HTTP Archive/],
])("is refused with one line: %s", async (_what, text, line) => {
  const replay = text === undefined ? join(folder, "nowhere.har") : write("broken.har", text);
  await expect(startMockServer({ port: 0, quiet: true, replay })).rejects.toThrow(line);
});
