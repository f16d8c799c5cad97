import { createHash } from "node:crypto";
import { describe, expect, it } from "vitest";
import { operations } from "#generated/operations.ts";
import type { PanelData } from "#mock/panel/page/panel-data.ts";
import { TABLE_NOTES } from "#mock/panel/page/records/table-name.tsx";
import { expectControlError } from "../support/contract.ts";
import { testMock } from "../support/mock.ts";

const mock = testMock({ origins: ["http://shop.example:8080"] });

async function getPage(path = "/__mock__/") {
  const response = await fetch(`${mock.urls.main}${path}`);
  return { response, html: await response.text() };
}

const dataIn = (html: string) =>
  JSON.parse(
    /<script type="application\/json" id="data">(.*?)<\/script>/s.exec(html)?.[1] ?? "null",
  ) as PanelData;

describe("the panel's page", () => {
  it("contains every operation with its Chinese title, every tag, and the shop's address", async () => {
    const { response, html } = await getPage();
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("text/html; charset=utf-8");
    const data = dataIn(html);
    expect(data.operations.map(({ id }) => id).toSorted()).toEqual(Object.keys(operations).toSorted());
    expect(data.operations.find(({ id }) => id === "listGoods")).toEqual({
      id: "listGoods",
      title: "商品列表",
      tag: "goods",
      method: "GET",
      path: "/api/goods/list",
      host: "main",
    });
    expect(data.operations.filter(({ title }) => !/[\u4E00-\u9FFF]/.test(title))).toEqual([]);
    expect(data.tags).toContainEqual({ name: "cart", title: "购物车" });
    expect(data.shop).toBe("http://shop.example:8080");
  });

  it("allows only its own script and style and calls to its own server, and cannot be framed", async () => {
    const { response, html } = await getPage();
    const policy = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1] ?? "";
    const sha256 = (text = "none") => `'sha256-${createHash("sha256").update(text).digest("base64")}'`;
    expect(policy.split("; ")).toEqual([
      "default-src 'none'",
      `script-src ${sha256(/<script>(.*?)<\/script>/s.exec(html)?.[1])}`,
      `style-src ${sha256(/<style>(.*?)<\/style>/s.exec(html)?.[1])}`,
      "img-src data:",
      "connect-src 'self'",
      "base-uri 'none'",
      "form-action 'none'",
    ]);
    expect(html).not.toMatch(/<(?:script|img|iframe)[^>]+src=|@import|url\((?!["']?data:)/);
    expect(response.headers.get("content-security-policy")).toBe("frame-ancestors 'none'");
    expect(response.headers.get("x-frame-options")).toBe("DENY");
  });

  it("is found with a trailing slash, too, in the same world", async () => {
    const response = await fetch(`${mock.urls.main}/__mock__?world=anna`, { redirect: "manual" });
    expect(response.status).toBe(308);
    expect(response.headers.get("location")).toBe("/__mock__/?world=anna");
  });

  it("is read-only, and creates no world", async () => {
    const before = (await (await mock.world()).control.worlds()).length;
    await fetch(`${mock.urls.main}/__mock__/`, { headers: { "x-mock-world": "never-seen" } });
    expect((await (await mock.world("test-1")).control.worlds()).length).toBe(before);
    const response = await fetch(`${mock.urls.main}/__mock__/`, { method: "POST" });
    expect(response.status).toBe(405);
  });
});

describe("a call in detail", () => {
  it("contains its headers and the response, of a success and of a refusal", async () => {
    const world = await mock.world();
    await world.get("/api/goods/list?page_size=3", { headers: { "x-note": "hello" } });
    await world.get("/api/goods/list?page=0");
    const [list, refused] = await world.control.requests();
    const whole = await world.control.request(list!.id);
    expect(whole.call).toEqual(list);
    expect(whole.request_headers).toContainEqual({ name: "x-note", value: "hello" });
    expect(whole.response_headers).toContainEqual({ name: "x-mock-answer", value: "handler" });
    expect(whole.response_body).toMatchObject({ code: 200, data: expect.any(Object) as object });
    expect((await world.control.request(refused!.id)).response_body).toMatchObject({ code: 422 });
    const { log } = await world.control.har();
    const [entry] = log.entries as { response: { content: { text?: string } } }[];
    expect(JSON.parse(entry?.response.content.text ?? "null")).toEqual(whole.response_body);
  });

  it("says when there was no response, and when there is no such call", async () => {
    const world = await mock.world();
    await world.control.faults.add({ match: {}, fault: { kind: "reset" } });
    await expect(world.get("/api/goods/list")).rejects.toThrow("fetch failed");
    const [call] = await world.control.requests();
    expect(await world.control.request(call!.id)).toMatchObject({
      call: { status: 0 },
      response_headers: [],
      response_body: null,
    });
    expectControlError(await world.get("/__mock__/requests/99"), 404);
  });
});

it("the panel's notes name tables that a world has", async () => {
  const tables = (await (await mock.world()).control.state.tables()).map(({ table }) => table);
  expect(Object.keys(TABLE_NOTES).filter((table) => !tables.includes(table))).toEqual([]);
});
