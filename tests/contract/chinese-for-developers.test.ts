import { describe, expect, it } from "vitest";
import { createMockControl } from "#mock/client.ts";
import { scenarios } from "#mock/scenarios/index.ts";
import { testMock } from "../support/mock.ts";

const mock = testMock({ language: "zh" });

/** Three words in a row are a sentence; what is on the wire has fewer. */
const ENGLISH = /[A-Za-z]{2,}(?:,? [A-Za-z]{2,}){2}/;

const fault = (match: object, more: object = {}) => ({
  match,
  fault: { kind: "status", status: 500, ...more },
});

describe("a mock started with --lang zh", () => {
  it.each<[string, unknown, number, string]>([
    [
      "PUT scenario",
      { name: "order-expirin" },
      400,
      "未知场景 order-expirin（您是不是要找 order-expiring？）；可用：",
    ],
    ["PUT scenario", {}, 400, "请求体：缺少 name（场景名称，见 GET scenarios）"],
    ["PUT session", { username: "buyr" }, 404, "未知用户 buyr（您是不是要找 buyer？）；可用：buyer、"],
    ["POST faults", {}, 400, "规则：缺少 match（对象，如 {"],
    ["POST faults", fault({ tag: "cartt" }), 400, "未知标签 cartt（您是不是要找 cart？）"],
    ["POST faults", fault({ operationId: "listGood" }), 400, "未知接口 listGood（您是不是要找 listGoods？）"],
    ["POST faults", fault({}, { status: 999 }), 400, "fault：status 必须是 200 到 599 的整数"],
    ["POST faults", fault({ path: "/api/nothing" }), 400, "没有接口符合 /api/nothing；最接近的是 "],
    ["PUT clock", { advance: "soon" }, 400, "请求体：advance 必须是秒数，或形如 24h、1h30m、-2d 的时长"],
    ["PATCH state?table=goods&key=7", { number: "two" }, 400, "请求体：number 必须是 integer，不能是 string"],
    [
      "PATCH state?table=goods&key=7",
      { nmber: 2 },
      400,
      "请求体：goods 没有字段 nmber（您是不是要找 number？）",
    ],
    ["GET state?table=goodz", undefined, 404, "未知的表 goodz（您是不是要找 goods？）"],
    ["POST snapshots", { name: "" }, 400, "请求体：name 必须是快照名称"],
    ["GET halth", undefined, 404, "未知的控制接口地址 halth（您是不是要找 health？）"],
    ["PUT health", {}, 405, "health 不支持 PUT；可用：GET"],
    ["GET requests/99", undefined, 404, "日志中没有请求 99"],
  ])("refuses %s with %j in Chinese", async (line, body, status, message) => {
    const world = await mock.world();
    const [method = "", address = ""] = line.split(" ");
    const options = body === undefined ? {} : { body: JSON.stringify(body) };
    const reply = await world.request(method, `/__mock__/${address}`, options);
    expect(reply.status).toBe(status);
    expect(reply.body.message).toContain(message);
    expect(reply.body.message).not.toMatch(ENGLISH);
  });

  it("says in Chinese why a call was refused", async () => {
    const world = await mock.world();
    await world.get("/api/goods/list?page=0");
    await world.get("/api/order");
    await world.get("/api/goods/list", { headers: { "x-mock-fault": "500" } });
    await world.get("/api/nothing");
    const whys = await Promise.all([1, 2, 3, 4].map((id) => world.control.why(id)));
    expect(whys.map(({ title }) => title.split("：")[0])).toEqual(["契约", "登录态", "故障", "地址"]);
    for (const { title, text, advice } of whys)
      // The specification is quoted as it is.
      for (const words of [title, text.replace(/（规则.*）/, ""), advice]) {
        expect(words).toMatch(/[\u4E00-\u9FFF]/);
        expect(words).not.toMatch(ENGLISH);
      }
  });

  it("describes every scenario and persona in Chinese", async () => {
    const { control } = await mock.world();
    const shown = (await control.scenarios()).scenarios;
    expect(shown.map(({ name }) => name)).toEqual(scenarios.map(({ name }) => name));
    const notes = (await control.personas()).flatMap((persona) => persona.notes);
    for (const words of [...shown.flatMap(({ title, about }) => [title, about]), ...notes]) {
      expect(words).toMatch(/[\u4E00-\u9FFF]/);
      expect(words).not.toMatch(ENGLISH);
    }
  });

  it("starts the panel in Chinese", async () => {
    const html = await (await fetch(`${mock.urls.main}/__mock__/`)).text();
    expect(html).toContain('<html lang="zh-CN">');
  });

  it("responds to a caller who asks for English in that", async () => {
    const { name } = await mock.world();
    const at = { baseUrl: mock.urls.main, world: name };
    const wrong = { match: { tag: "cartt" }, fault: { kind: "hang" } } as const;
    // @ts-expect-error The names of tags are types.
    await expect(createMockControl({ ...at, language: "en" }).faults.add(wrong)).rejects.toThrow(
      "unknown tag cartt (did you mean cart?)",
    );
    // @ts-expect-error As above.
    await expect(createMockControl(at).faults.add(wrong)).rejects.toThrow("未知标签 cartt");
  });

  it("tells buyers what every mock tells them", async () => {
    const world = await mock.world();
    const english = await world.get("/api/goods/list?page=0", { headers: { "x-mock-lang": "en" } });
    expect(english.body).toEqual((await world.get("/api/goods/list?page=0")).body);
  });
});

describe("two mocks in one process", () => {
  const english = testMock();

  it("each speak their own language, and that of a call", async () => {
    const refusal = async (at: typeof mock, headers: Record<string, string> = {}) =>
      (await (await at.world()).request("PUT", "/__mock__/health", { body: "{}", headers })).body.message;
    const [inEnglish, inChinese] = [await refusal(english), await refusal(mock)];
    expect(inEnglish).toMatch(ENGLISH);
    expect(inChinese).toContain("health 不支持 PUT");
    expect(await refusal(mock, { "x-mock-lang": "en" })).toBe(inEnglish);
    expect(await refusal(english, { "x-mock-lang": "zh" })).toBe(inChinese);
  });
});
