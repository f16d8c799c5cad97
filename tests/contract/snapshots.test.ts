import { beforeAll, describe, expect, it } from "vitest";
import { createMockControl } from "#mock/client.ts";
import { createWorldState } from "#mock/domain/world-state.ts";
import type { MockServer } from "#mock/node/serve.ts";
import { startMockServer } from "#mock/node/start.ts";
import { createSeed } from "#mock/seed/seed.ts";
import { createClock } from "#mock/world/clock.ts";
import { expectControlError, expectError } from "../support/contract.ts";
import { TEST_SCALE, testMock } from "../support/mock.ts";

const mock = testMock();
const JSON_TYPE = { "content-type": "application/json" };

describe("snapshots", () => {
  it("restore everything: tables, sessions, outbox, sequences, clock, faults and scenario", async () => {
    const world = await mock.world();
    await world.control.scenario("contract-unsigned", { freeze: true });
    await world.login("unsigned");
    await world.post("/api/user/dzht/code");
    await world.control.faults.add({
      match: { operationId: "listGoods" },
      fault: { kind: "status", status: 500 },
    });
    await world.control.clock.advance("30s");
    const session = world.session();
    const cart = (await world.get("/api/cart/list")).text;
    await world.control.snapshots.save("before");
    const later = async () => {
      await world.control.clock.advance("2h");
      await world.post("/api/user/dzht/code");
      await world.post("/api/cart/quick_add/7");
      return [
        (await world.get("/api/cart/list")).text,
        (await world.control.outbox()).map(({ text }) => text),
      ];
    };
    const first = await later();
    await world.control.faults.clear();
    await world.get("/api/user/logout");
    await world.request("DELETE", "/api/user/logout");
    expect(await world.control.snapshots.restore("before")).toMatchObject({
      scenario: "contract-unsigned",
      faults: 1,
      clock: { now: "2026-11-21 10:00:30", frozen: true },
    });
    world.useSession(session);
    expect((await world.get("/api/cart/list")).text).toBe(cart);
    expect(await world.control.outbox()).toHaveLength(1);
    expectError(await world.get("/api/goods/list"), 500);
    // The same calls return the same numbers, codes and responses again.
    expect(await later()).toEqual(first);
  });

  it("continue a running clock", async () => {
    const { control } = await mock.world();
    await control.clock.set("2026-12-01 08:00:00");
    await control.clock.resume();
    await control.snapshots.save("running");
    await control.clock.freeze("2027-01-01 00:00:00");
    const { clock } = await control.snapshots.restore("running");
    expect(clock).toMatchObject({ now: expect.stringMatching(/^2026-12-01 08:00:0\d$/), frozen: false });
  });

  it("survive a reset, and belong to their world alone", async () => {
    const [here, there] = [await mock.world(), await mock.world()];
    await here.control.snapshots.save("mine");
    await here.control.reset();
    expect((await here.control.snapshots.list()).map(({ name }) => name)).toEqual(["mine"]);
    expect(await there.control.snapshots.list()).toEqual([]);
    await expect(there.control.snapshots.restore("mine")).rejects.toThrow("404 no snapshot named mine");
    await here.control.snapshots.drop("mine");
    expect(await here.control.snapshots.list()).toEqual([]);
  });

  it("are compared in words", async () => {
    const world = await mock.as("buyer");
    await world.control.snapshots.save("start");
    await world.post("/api/cart/101/edit", { params: { number: 30 }, new: 1 });
    const { total, changes } = await world.control.snapshots.diff("start");
    expect([total, changes.map(({ text }) => text)]).toEqual([1, ["carts 1: 0.number from 20 to 30"]]);
    expect((await world.control.snapshots.diff("start", "start")).total).toBe(0);
    const seeded = await world.control.snapshots.diff("seed", "start");
    expect(seeded.changes.map(({ table, change }) => `${table} ${change}`)).toContain("sessions added");
    await expect(world.control.snapshots.diff("nothing")).rejects.toThrow("no snapshot named nothing");
  });

  it("are limited to twenty, with distinct names", async () => {
    const { control } = await mock.world();
    for (let count = 1; count <= 20; count += 1) await control.snapshots.save(`快照 ${count}`);
    await expect(control.snapshots.save("one more")).rejects.toThrow("at most 20 snapshots");
    await control.snapshots.save("快照 20");
    for (const name of ["", "a/b", "now", "seed", "x".repeat(65)])
      await expect(control.snapshots.save(name)).rejects.toThrow("400");
  });
});

describe("a snapshot as a file", () => {
  it("can be moved to another world and another server", async () => {
    const world = await mock.as("buyer");
    await world.post("/api/cart/batch_delete", { ids: [101, 102] });
    const cart = (await world.get("/api/cart/list")).text;
    const session = world.session();
    const file = await world.control.snapshots.download();
    const other = await startMockServer({ port: 0, quiet: true, scale: TEST_SCALE });
    try {
      const control = createMockControl({ baseUrl: other.urls.main, world: "taken-over" });
      await control.snapshots.upload(file, "from there");
      await control.snapshots.restore("from there");
      const response = await fetch(`${other.urls.main}/api/cart/list`, {
        headers: { "x-mock-world": "taken-over", cookie: `session=${session}` },
      });
      expect((await response.text()).replaceAll(other.urls.main, mock.urls.main)).toBe(cart);
    } finally {
      await other.close();
    }
  });

  let foreign: MockServer;
  beforeAll(async () => {
    foreign = await startMockServer({ port: 0, quiet: true, seed: 2 });
    return () => foreign.close();
  });

  it("is rejected if it is from another seed, and nothing changes", async () => {
    const { control } = await mock.world();
    const file = await createMockControl({ baseUrl: foreign.urls.main }).snapshots.download();
    await expect(control.snapshots.upload(file)).rejects.toThrow(
      "snapshot: saved with another seed (2), this server has 1",
    );
    expect(await control.snapshots.list()).toEqual([]);
  });

  it.each([
    ["torn", (text: string) => text.slice(0, -20), "not valid JSON"],
    ["something else", () => '{"hello":1}', "not a snapshot file"],
    ["nothing", () => "", "not a snapshot file"],
    ["edited", (text: string) => text.replace('"frozen":true', '"frozen":false'), "checksum"],
    [
      "of another contract",
      (text: string) => text.replace(/"contract":"\w+"/, '"contract":"0"'),
      "another contract",
    ],
    ["of another version", (text: string) => text.replace(/"version":\d+/, '"version":99'), "version is 99"],
  ])("that is %s is rejected by name, and nothing changes", async (_what, spoil, part) => {
    const world = await mock.world();
    const text = JSON.stringify(await world.control.snapshots.download());
    const reply = await world.request("POST", "/__mock__/snapshots/file", {
      headers: JSON_TYPE,
      body: spoil(text),
    });
    expectControlError(reply, 400);
    expect(reply.body.message).toContain(part);
    expect(await world.control.snapshots.list()).toEqual([]);
  });
});

it("every value of every table is plain JSON with safe keys", () => {
  const { store } = createWorldState(createSeed({ seed: 1, scale: 1 }), createClock());
  for (const [name, table] of store.tables)
    for (const [key, value] of table.entries()) {
      expect(["string", "number"]).toContain(typeof key);
      // toStrictEqual distinguishes a Map, a Date, undefined and a class from their JSON forms.
      expect({ name, key, value: JSON.parse(JSON.stringify(value)) as unknown }).toStrictEqual({
        name,
        key,
        value,
      });
    }
});
