import { describe, expect, it } from "vitest";
import { expectContract } from "../support/contract.ts";
import { testMock } from "../support/mock.ts";
import { naughtyServer } from "../support/naughty-server.ts";

const JSON_TYPE = { "content-type": "application/json; charset=utf-8" };

describe("a backend without a cart", () => {
  const behind = testMock();
  const front = testMock(() => ({
    upstreams: { main: behind.urls.main },
    mixed: { mockOnly: ["cart", "listHot*"] },
  }));

  it("is asked for the rest, with one session over both", async () => {
    const [there, here] = [await behind.world("mixed"), await front.world("mixed")];
    expect((await here.get("/api/cart/list")).status).toBe(401);
    await here.login("chain");
    const profile = await here.get("/api/user");
    expect(profile.headers.get("x-mock-answer")).toBe("upstream");
    const cart = await here.get("/api/cart/list");
    expectContract("listCartLines", cart);
    expect(cart.headers.get("x-mock-answer")).toBe("handler");
    expect((await here.post("/api/cart/batch_delete", { ids: [101] })).status).toBe(200);

    const asked = (await there.control.requests()).map(({ path }) => path);
    expect(asked).toContain("/api/user");
    expect(asked.filter((path) => path.startsWith("/api/cart"))).toEqual([]);

    await here.request("DELETE", "/api/user/logout");
    expect((await here.get("/api/cart/list")).status).toBe(401);
  });

  it("is not asked for operations of a pattern, nor for hosts that it does not have", async () => {
    const here = await front.world();
    const hot = await here.get("/api/goods/hot");
    expect([hot.status, hot.headers.get("x-mock-answer")]).toEqual([200, "handler"]);
    const activities = await fetch(`${front.urls.activity}/api/activity`);
    expect(activities.headers.get("x-mock-answer")).toBe("handler");
  });
});

describe("a backend of three calls", () => {
  const backend = naughtyServer({
    "/api/goods/hot": (_, response) => response.writeHead(501, JSON_TYPE).end("{}"),
    "/api/goods/detail/7": (_, response) =>
      response.writeHead(404, JSON_TYPE).end('{"code":404,"message":"商品不存在"}'),
    "/api/goods/detail/8": (_, response) => response.writeHead(404, JSON_TYPE).end('{"error":"no route"}'),
  });
  const front = testMock(() => ({ upstreams: { main: backend.url }, mixed: { mockMissing: true } }));

  it.each([
    ["a call that is not implemented", "/api/goods/hot", 200, "handler"],
    ["an address that it does not know", "/api/index_wntj/1", 200, "handler"],
    ["a 404 in another form than the contract's", "/api/goods/detail/8", 200, "handler"],
    ["a record that it does not have", "/api/goods/detail/7", 404, "upstream"],
    ["a picture of the mock", "/images/goods/7.svg", 200, null],
    ["an address that nobody has", "/nowhere", 404, null],
  ])("%s", async (_, path, status, respondedBy) => {
    const reply = await (await front.world()).get(path);
    expect([reply.status, reply.headers.get("x-mock-answer")]).toEqual([status, respondedBy]);
  });

  it("leaves a body for the mock that the backend has seen, too", async () => {
    const here = await front.world();
    await here.login("buyer");
    expect(backend.lastAsked()?.url).toBe("/api/user/login");
    const deleted = await here.post("/api/cart/batch_delete", { ids: [101] });
    expect(backend.lastAsked()?.url).toBe("/api/cart/batch_delete");
    expect(deleted.status).toBe(200);
  });
});
