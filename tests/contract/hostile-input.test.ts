import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createFaultPlan } from "#mock/faults/fault-plan.ts";
import { CASES } from "#scripts/traffic/fuzz/cases/index.ts";
import { orderProperty, requestProperty } from "#scripts/traffic/fuzz/random/properties.ts";
import { callsMeanwhile, slowClients } from "#scripts/traffic/fuzz/slow.ts";
import { tryCase } from "#scripts/traffic/fuzz/try-case.ts";
import { extent } from "#tests/support/extent.ts";
import { testMock } from "../support/mock.ts";

const mock = testMock();
const port = () => Number(new URL(mock.urls.main).port);

/** Expects that no prototype is polluted and that the next ordinary call works as usual. */
async function expectCalm(): Promise<void> {
  expect(Object.keys(Object.prototype)).toEqual([]);
  const world = await mock.world("bystander");
  const reply = await world.get<{ list: unknown[] }>("/api/goods/list?page_size=1");
  expect({ status: reply.status, goods: reply.body.data.list.length }).toEqual({ status: 200, goods: 1 });
}

describe.each(Object.entries(CASES))("%s", (_group, cases) => {
  it.each(cases.map((hostile) => ({ name: hostile.name.slice(0, 80), hostile })))(
    "$name",
    async ({ hostile }) => {
      expect(await tryCase(port(), hostile)).toBeUndefined();
      await expectCalm();
    },
  );
});

describe("requests drawn at random", () => {
  const client = async (name: string) => {
    const world = await mock.as("buyer", name);
    return { port: port(), world: name, cookie: `session=${world.session() ?? ""}` };
  };

  it("get a response that the contract allows from any operation", async () => {
    await fc.assert(requestProperty(await client("random")), { seed: 1, numRuns: extent(100, 4000) });
    await expectCalm();
  });

  it("to the control API are done or refused", async () => {
    await fc.assert(orderProperty(await client("orders")), { seed: 1, numRuns: extent(50, 2000) });
    await expectCalm();
  });
});

describe("clients that are never done", () => {
  it("keep nobody else waiting", async () => {
    let isWaiting = true;
    const slow = slowClients(port(), 100, () => isWaiting);
    expect(await callsMeanwhile(mock.urls.main)).toBeGreaterThan(0);
    isWaiting = false;
    await slow;
    await expectCalm();
  });
});

describe("a path pattern of many stars", () => {
  const plan = (path: string) => {
    const faults = createFaultPlan(() => 0);
    faults.add({ match: { path }, fault: { kind: "reset" } });
    return (asked: string) =>
      faults.choose({ path: asked, method: "GET", queryText: "", headers: {} }) !== undefined;
  };

  it("takes no longer for it", () => {
    const hits = plan(`/${"*a".repeat(30)}*b`);
    // If it took longer by each star, the file would be ended for it.
    expect(hits(`/${"a".repeat(10_000)}`)).toBe(false);
  });

  it.each([
    ["/api/*", "/api/cart", true],
    ["/api/*", "/api", false],
    ["*/cart", "/api/cart", true],
    ["/api/*/edit", "/api/cart/7/edit", true],
    ["/a*a", "/a", false],
    ["/*a*b*", "/xaxbx", true],
    ["/*b*a*", "/xaxbx", false],
    ["/api/cart", "/api/cart", true],
    ["/api/cart", "/api/carts", false],
    ["/api/goods.list", "/api/goods-list", false],
  ])("%s matches %s: %j", (pattern, path, expected) => {
    expect(plan(pattern)(path)).toBe(expected);
  });
});

describe("a clock outside the range of dates", () => {
  it("stays unchanged", async () => {
    const world = await mock.world();
    const before = await world.control.clock.read();
    await expect(world.control.clock.advance("99999999999999d")).rejects.toThrow("8999");
    await expect(world.control.clock.set("9500-01-01 00:00:00")).rejects.toThrow("8999");
    await expect(world.control.clock.set("2026-02-30 00:00:00")).rejects.toThrow("set");
    expect(await world.control.clock.read()).toEqual(before);
  });
});
