import { describe, expect, it } from "vitest";
import { openWorld } from "#mock/test-kit/open-world.ts";
import type { WorldOptions } from "#mock/test-kit/world-options.ts";
import { expectControlError } from "../support/contract.ts";
import { testMock } from "../support/mock.ts";

const mock = testMock();
const open = (options: WorldOptions = { persona: "buyer" }) => openWorld(mock.urls, options);
const LINE = { params: [{ goods_id: 1, number: 1 }] };
const HELD = { match: { operationId: "listGoods" }, fault: { kind: "delay", delay: 600_000 } } as const;

describe.concurrent("verify", () => {
  it("returns the calls that are as expected", async () => {
    const world = await open();
    await world.post("/api/cart", LINE);
    await world.post("/api/cart", { params: [{ goods_id: 2 }] });
    const all = await world.verify("addCartLines", { times: 2, status: "4xx" });
    const [one, ...others] = await world.verify("addCartLines", { body: { params: [{ goods_id: 2 }] } });
    expect(others).toEqual([]);
    expect(one).toEqual(all[1]);
    await world.verify("addCartLines", { times: 1, after: all[0]?.id ?? 0 });
    await world.verify("deleteCartLines", { times: 0 });
  });

  it("compares path, query and body in the types of the contract", async () => {
    const world = await open();
    await world.call("getGoodsDetail", { path: { id: 7 } });
    await world.call("listGoods", { query: { page: 2, keywords: "阿莫西林" } });
    await world.verify("getGoodsDetail", { path: { id: 7 } });
    await world.verify("listGoods", { query: { page: 2, keywords: "阿莫*" } });
    await expect(world.verify("getGoodsDetail", { path: { id: 8 } })).rejects.toThrow(
      "path.id is 7, expected 8",
    );
  });

  it("says how the nearest calls differ", async () => {
    const world = await open();
    await world.post("/api/cart", LINE);
    const expected = { times: 1, status: 200, body: { params: [{ goods_id: 1, number: 3 }] } } as const;
    await expect(world.verify("addCartLines", expected)).rejects.toThrow(
      /expected 1 matching call, found 0\n {2}#1 POST \/api\/cart 422: status is 422, expected 200; body\.params\.0\.number is 1, expected 3/,
    );
    await expect(world.verify("createOrder")).rejects.toThrow("called instead: addCartLines");
    const two = { body: { params: [{}, {}] } };
    await expect(world.verify("addCartLines", two)).rejects.toThrow('body.params is [{"goods_id"');
  });

  it("refuses names that the contract does not have", async () => {
    const world = await open();
    // @ts-expect-error The names of operations are types.
    await expect(world.verify("listGood")).rejects.toThrow(
      "unknown operation listGood (did you mean listGoods?)",
    );
    // @ts-expect-error So are those of fields.
    await expect(world.verify("addCartLines", { body: { params: [{ goodsid: 1 }] } })).rejects.toThrow(
      "addCartLines.body.params.0 has no field goodsid (did you mean goods_id?)",
    );
    // @ts-expect-error And statuses.
    await expect(world.verify("listGoods", { status: "4x" })).rejects.toThrow("status must be a status like");
    const body = JSON.stringify({ operationId: "listGoods", time: 1 });
    expectControlError(await world.request("POST", "/__mock__/requests/verify", { body }), 400);
  });
});

describe.concurrent("waitFor", () => {
  it("waits for the response of a call to come", async () => {
    const world = await open();
    const waiting = world.waitFor("addFeedback", { status: 422 });
    await world.post("/api/user/feedback");
    expect(await waiting).toMatchObject({ operation_id: "addFeedback", state: "ended", status: 422 });
  });

  it("rejects in time with what was called instead", async () => {
    const world = await open();
    await world.call("getCartTotal");
    await expect(world.waitFor("createOrder", { timeout: 1 })).rejects.toThrow(
      "called instead: getCartTotal",
    );
    await expect(world.waitFor("createOrder", { timeout: 60_001 })).rejects.toThrow("up to 60000");
  });

  it("waits as long as a call that must not come could come", async () => {
    const world = await open();
    const waiting = world.waitFor("getCartTotal", { times: 0, timeout: 60_000 });
    await world.call("getCartTotal");
    await expect(waiting).rejects.toThrow("expected 0 matching calls, found 1");
  });
});

describe.concurrent("a call underway", () => {
  it("is in the log before its response, with its body", async () => {
    const world = await open();
    const leave = new AbortController();
    await world.control.fault({ ...HELD, match: { operationId: "addCartLines" } });
    const sent = world.post("/api/cart", LINE, { signal: leave.signal }).catch(() => undefined);
    const call = await world.waitFor("addCartLines", { state: "underway", body: LINE });
    expect(call).toMatchObject({ state: "underway", status: 0, refused_by: null, violations: [] });
    const id = call?.id ?? 0;
    expect(await world.control.requests({ state: "underway" })).toMatchObject([{ id }]);
    expect(await world.control.requests({ status: 0 })).toEqual([]);
    await expect(world.control.why(id)).rejects.toThrow("was not refused (underway)");
    leave.abort();
    await sent;
  });

  it("keeps its number when it ends after a later one", async () => {
    const world = await open();
    await world.control.fault(HELD);
    const leave = new AbortController();
    const sent = world.call("listGoods", { signal: leave.signal }).catch(() => undefined);
    const first = await world.waitFor("listGoods", { state: "underway" });
    await world.call("getCartTotal");
    const log = await world.control.requests();
    expect(log.map(({ id, state }) => [id, state])).toEqual([
      [first?.id, "underway"],
      [(first?.id ?? 0) + 1, "ended"],
    ]);
    leave.abort();
    await sent;
  });
});
