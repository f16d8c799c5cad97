import { describe, expect, it } from "vitest";
import type { User } from "#generated/model/user.ts";
import { expectError } from "../support/contract.ts";
import { NOW, testMock } from "../support/mock.ts";

const mock = testMock();
/** Of the buyer in the seed. */
const CART_LINE = 101;

describe("worlds", () => {
  it("keeps what happens in one from all others", async () => {
    const [here, there] = [await mock.world(), await mock.world()];
    await here.login("buyer");
    await there.login("buyer");
    const before = await there.get("/api/cart/list");
    expect((await here.post("/api/cart/batch_delete", { ids: [CART_LINE] })).status).toBe(200);
    expect((await here.get("/api/cart/list")).text).not.toBe(before.text);
    expect((await there.get("/api/cart/list")).text).toBe(before.text);
  });

  it("answers the same bytes for the same calls", async () => {
    const texts = await Promise.all(
      [await mock.world(), await mock.world()].map(async (world) => {
        await world.login("buyer");
        const replies = [await world.get("/api/goods/list?page=2"), await world.get("/api/cart/list")];
        return [world.session(), ...replies.map(({ text }) => text)];
      }),
    );
    expect(texts[0]).toEqual(texts[1]);
  });

  it("does not know a session of another world", async () => {
    const [here, there] = [await mock.world(), await mock.world()];
    await here.login("buyer");
    there.useSession(here.session());
    expectError(await there.get("/api/cart/total"), 401);
  });

  it("picks the world by cookie where no header says it", async () => {
    const world = await mock.world();
    await world.login("buyer");
    const cookie = `mock_world=${world.name}; session=${world.session()}`;
    const response = await fetch(`${mock.urls.main}/api/user`, { headers: { cookie } });
    const { data } = (await response.json()) as { data: User };
    expect(data.username).toBe("buyer");
  });

  it.each(["", "a/b", "名", "x".repeat(65), "a b"])("refuses the name %j", async (name) => {
    const response = await fetch(`${mock.urls.main}/api/goods/hot`, {
      headers: { "x-mock-world": encodeURIComponent(name) === name ? name : encodeURIComponent(name) },
    });
    expect(response.status).toBe(400);
  });

  it("goes back to the seed on reset, clock and sessions too", async () => {
    const world = await mock.world();
    const fresh = (await world.get("/api/goods/list")).text;
    await world.login("buyer");
    await world.control.clock.advance("400d");
    await world.control.faults.add({ match: {}, fault: { kind: "status", status: 503 } });
    await world.control.reset();
    await world.control.clock.freeze(NOW);
    expectError(await world.get("/api/cart/total"), 401);
    expect((await world.get("/api/goods/list")).text).toBe(fresh);
    expect(await world.control.faults.list()).toEqual([]);
  });

  it("lists worlds and drops them", async () => {
    const world = await mock.world("to-be-dropped");
    expect((await world.control.worlds()).map(({ name }) => name)).toContain("to-be-dropped");
    await world.control.drop();
    const other = await mock.world();
    expect((await other.control.worlds()).map(({ name }) => name)).not.toContain("to-be-dropped");
    await expect(other.control.drop().then(() => other.control.drop())).rejects.toThrow("没有名为");
  });

  it("ends a session when its time has come", async () => {
    const world = await mock.world();
    await world.login("buyer");
    expect((await world.get("/api/cart/total")).status).toBe(200);
    await world.control.clock.advance("400d");
    const reply = await world.get("/api/cart/total");
    expectError(reply, 401);
    expect(reply.headers.get("set-cookie")).toContain("Max-Age=0");
  });
});
