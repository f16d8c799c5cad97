import { describe, expect, it } from "vitest";
import { handlers } from "#mock/domain/handlers.ts";
import { expectError } from "../support/contract.ts";
import { testMock } from "../support/mock.ts";
import { plantedContract } from "../support/planted-contract.ts";

const { login, listHotGoods } = handlers;
const mock = testMock({ document: plantedContract(), handlers: { login, listHotGoods } });
const DRAW = "/planted/draw/7";
const activity = { host: "activity" } as const;
const chat = { host: "chat" } as const;
describe("an operation without a handler", () => {
  it("responds to the contract's first example", async () => {
    const reply = await (await mock.as("buyer")).get(DRAW, activity);
    expect(reply).toMatchObject({ status: 200, body: { code: 200, data: { prize: "电饭煲" } } });
    expect(reply.headers.get("x-mock-answer")).toBe("example");
  });

  it("says that others have a handler", async () => {
    const reply = await (await mock.world()).get("/api/goods/hot");
    expect(reply.headers.get("x-mock-answer")).toBe("handler");
  });

  it("is listed among those without one", async () => {
    const { operations, from_examples: examples } = await (await mock.world()).control.health();
    expect(examples).toEqual(expect.arrayContaining(["getPlantedDraw", "getPlantedChat", "listGoods"]));
    expect(examples).not.toContain("listHotGoods");
    expect(examples).toHaveLength(operations - 2);
  });

  it("requires a session, and validates its cookie", async () => {
    const world = await mock.world();
    expectError(await world.get(DRAW, activity), 401);
    world.useSession("nonsense");
    const reply = await world.get(DRAW, activity);
    expectError(reply, 401);
    expect(reply.headers.get("x-mock-answer")).toBeNull();
  });

  it.each([
    ["/planted/draw/abc", { id: ["奖品编号必须是整数"] }],
    ["/planted/draw/0", { id: ["奖品编号不能小于 1"] }],
    ["/planted/draw/7?page=x", { page: ["页码必须是整数"] }],
  ])("validates the request: %s", async (path, errors) => {
    const reply = await (await mock.as("buyer")).get(path, activity);
    expectError(reply, 422);
    expect(reply.body.errors).toEqual(errors);
  });

  it.each([
    ["code=459", 459, undefined],
    ["code=200, example=lost", 200, "谢谢参与"],
    ["example=lost", 200, "谢谢参与"],
    ["code=200", 200, "电饭煲"],
  ])("responses Prefer: %s", async (prefer, status, prize) => {
    const reply = await (
      await mock.as("buyer")
    ).get<{ prize: string }>(DRAW, { ...activity, headers: { prefer } });
    expect(reply.status).toBe(status);
    expect(reply.body.data?.prize).toBe(prize);
  });

  it("asks for a session although another status is preferred", async () => {
    const reply = await (await mock.world()).get(DRAW, { ...activity, headers: { prefer: "code=459" } });
    expectError(reply, 401);
  });

  it("responses HEAD without a body", async () => {
    const reply = await (await mock.as("buyer")).request("HEAD", DRAW, activity);
    expect(reply).toMatchObject({ status: 200, text: "" });
    expect(Number(reply.headers.get("content-length"))).toBeGreaterThan(40);
  });

  it("is available on its own host only", async () => {
    const world = await mock.as("buyer");
    expectError(await world.get(DRAW), 404);
    expectError(await world.get(DRAW, chat), 404);
    expectError(await world.get("/planted/chat?token=1"), 404);
    expectError(await world.post(DRAW, {}, activity), 405);
    expectError(await world.get("/planted/draw", activity), 404);
  });
});

describe("a page", () => {
  it("is served as text, and treated as nothing else", async () => {
    const reply = await (await mock.world()).get("/planted/chat?token=1", chat);
    expect(reply).toMatchObject({ status: 200, text: "<!doctype html><p>在线客服</p>" });
    expect(reply.headers.get("content-type")).toBe("text/html; charset=utf-8");
    expect(reply.headers.get("x-content-type-options")).toBe("nosniff");
  });

  it("can be requested by Prefer", async () => {
    const reply = await (
      await mock.world()
    ).get("/planted/chat?token=1", { ...chat, headers: { prefer: "code=200" } });
    expect(reply.text).toMatch(/^<!doctype html>/);
    expect(reply.headers.get("content-type")).toBe("text/html; charset=utf-8");
  });

  it("refuses in JSON", async () => {
    expectError(await (await mock.world()).get("/planted/chat", chat), 422, ["token"]);
  });

  it("can be sent as another type", async () => {
    const headers = { "x-mock-fault": "content-type" };
    const reply = await (await mock.world()).get("/planted/chat?token=1", { ...chat, headers });
    expect(reply.headers.get("content-type")).toBe("text/plain; charset=utf-8");
  });
});
