import { describe, expect, it } from "vitest";
import type { CartStore } from "#generated/model/cartStore.ts";
import { scenarios } from "#mock/scenarios/index.ts";
import { expectError } from "../support/contract.ts";
import { contractOperations } from "../support/example-request.ts";
import { type Reply, type TestWorld, testMock } from "../support/mock.ts";

const mock = testMock();

/** Enters a scenario's world like the browser that set it up: as its persona, with a frozen clock. */
async function enter(name: string): Promise<TestWorld> {
  const world = await mock.world();
  const body = JSON.stringify({ name, freeze: true });
  const headers = { "content-type": "application/json" };
  const reply = await world.request("PUT", "/__mock__/scenario", { headers, body });
  expect(reply).toMatchObject({ status: 200 });
  return world;
}

const data = async (world: TestWorld, path: string) =>
  (await world.get<Record<string, unknown>>(path)).body.data;

const paymentsOf = async ({ control }: TestWorld, orderId: number) =>
  (await control.state.records("payments", { page_size: 200 })).records.filter(
    ({ value }) => (value as { orderId: number }).orderId === orderId,
  );

describe("scenarios", () => {
  it("have unique names, and are at least twenty", () => {
    expect(scenarios.length).toBeGreaterThanOrEqual(20);
    expect(new Set(scenarios.map(({ name }) => name)).size).toBe(scenarios.length);
  });

  it.each(scenarios.map(({ name, persona }) => [name, persona] as const))(
    "%s can be set up, for %s",
    async (name, persona) => {
      const world = await enter(name);
      expect((await world.control.scenarios()).current).toBe(name);
      await world.control.faults.clear();
      const user = await data(world, "/api/user");
      expect(user?.username ?? null).toBe(persona);
    },
  );

  it("start from the seed, whatever was before, and return the same bytes each time", async () => {
    const world = await enter("tiers-nearly-reached");
    const first = (await world.get("/api/cart/list")).text;
    await world.post("/api/cart/batch_delete", { ids: [101] });
    await world.control.faults.add({ match: {}, fault: { kind: "status", status: 500 } });
    await world.control.clock.advance("9d");
    const again = await enter("tiers-nearly-reached");
    expect((await again.get("/api/cart/list")).text).toBe(first);
    await world.control.scenario("tiers-nearly-reached", { freeze: true });
    expect(await world.control.faults.list()).toEqual([]);
  });

  it("that do not exist are rejected with a list of names, and change nothing", async () => {
    const world = await mock.as("buyer");
    // @ts-expect-error The names of scenarios are types.
    await expect(world.control.scenario("nope")).rejects.toThrow(
      /400 unknown scenario nope; available: first-visit, /,
    );
    expect((await world.get("/api/cart/list")).status).toBe(200);
  });
});

describe("a scenario does what it says:", () => {
  /** The call to make in each scenario, and the expected response. */
  const refused: ReadonlyArray<
    readonly [name: string, status: number, ask: (w: TestWorld) => Promise<Reply>]
  > = [
    ["first-visit", 401, (world) => world.get("/api/cart/list")],
    ["not-approved", 403, (world) => world.post("/api/cart/quick_add/7")],
    ["registration-pending", 403, (world) => world.post("/api/cart/quick_add/7")],
    ["contract-unsigned", 459, (world) => checkout(world)],
    ["sold-out-in-cart", 422, (world) => world.post("/api/cart/checkout", { ids: [101, 102], new: 1 })],
    ["maintenance", 503, (world) => world.get("/api/cart/list")],
    ["cart-broken", 500, (world) => world.get("/api/cart/list")],
  ];
  it.each(refused)("%s is refused with %i", async (name, status, ask) => {
    expectError(await ask(await enter(name)), status);
  });

  it("cart-of-3000 has 3,000 lines", async () => {
    expect((await data(await enter("cart-of-3000"), "/api/cart/total")).total).toBe(3000);
  });

  it("empty has no data anywhere", async () => {
    const world = await enter("empty");
    for (const table of ["carts", "addresses", "messages"]) {
      const { records } = await world.control.state.records(table, { q: "12" });
      expect(records.filter(({ key, value }) => key === 12 && (value as unknown[]).length > 0)).toEqual([]);
    }
  });

  it("session-expiring ends two minutes later, in the middle of an activity", async () => {
    const world = await enter("session-expiring");
    expect((await world.get("/api/cart/list")).status).toBe(200);
    await world.control.clock.advance("121s");
    expectError(await world.get("/api/cart/list"), 401);
  });

  it("order-expiring cancels the order when its time has come", async () => {
    const world = await enter("order-expiring");
    const before = await data(world, "/api/order/9006");
    await world.control.clock.advance("3m");
    const after = await data(world, "/api/order/9006");
    expect([before.status, after.status]).toEqual([1, 6]);
  });

  it("payment-times-out sends no response, but the payment is in progress, once", async () => {
    const world = await enter("payment-times-out");
    const created = await world.post<{ pay_no: string }>("/api/pay/user_credit_create", { order_id: 9006 });
    const { pay_no } = created.body.data;
    await hangUp(world, (signal) => world.post("/api/pay/user_credit_pay", { pay_no }, { signal }));
    const [record] = (await world.control.state.records("payments", { q: pay_no })).records;
    expect(record?.value).toMatchObject({ status: 2 });
    expect((await world.post("/api/pay/user_credit_pay", { pay_no })).status).toBe(200);
    expect(await paymentsOf(world, 9006)).toHaveLength(1);
  });

  it("payment-processing is settled by the control API alone, either way", async () => {
    for (const ok of [true, false]) {
      const world = await enter("payment-processing");
      const [payment] = await paymentsOf(world, 9006);
      expect(await world.control.settlePayment({ pay_no: String(payment?.key), ok })).toMatchObject({
        order_id: 9006,
        status: ok ? 3 : 4,
      });
      expect((await data(world, "/api/order/9006")).status).toBe(ok ? 2 : 1);
    }
  });

  it("returns are listed in every state", async () => {
    const { records } = await (await enter("returns")).control.state.records("returns", { page_size: 200 });
    const states = new Set(records.map(({ value }) => (value as { status: number }).status));
    expect([...states].toSorted((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  it("unread-messages has 300 of them", async () => {
    const world = await enter("unread-messages");
    const [box] = (await world.control.state.records("messages", { key: "1" })).records;
    const messages = box?.value as readonly { isRead: 0 | 1 }[] | undefined;
    expect(messages?.filter(({ isRead }) => isRead === 0)).toHaveLength(300);
  });

  it("tiers-nearly-reached is a few 元 short of 3,000", async () => {
    const { amount, eligible_amount } = await data(await enter("tiers-nearly-reached"), "/api/cart/total");
    expect([Number(eligible_amount) > 2950, Number(amount) < 3000]).toEqual([true, true]);
  });

  it("no-address has none, and empty-cart no lines", async () => {
    expect((await data(await enter("no-address"), "/api/user/address")) as unknown).toEqual([]);
    expect((await data(await enter("empty-cart"), "/api/cart/total")).total).toBe(0);
  });

  it("unavailable-lines unselects six lines", async () => {
    const world = await enter("unavailable-lines");
    const { lines, selected } = await lostLines(world);
    expect([lines, selected]).toEqual([6, 0]);
  });

  it("combination-sold-out still counts its combination", async () => {
    const world = await enter("combination-sold-out");
    const { data: lines } = (await data(world, "/api/cart/list")) as unknown as CartStore;
    expect(lines.map(({ type, goods, is_selected }) => [type, goods.number > 0, is_selected])).toEqual([
      [0, true, 1],
      [3, false, 1],
    ]);
    const [goods, combination] = lines.map(({ price }) => price);
    expect((await data(world, "/api/cart/total")).amount).toBeCloseTo(goods! + combination!, 2);
    const ids = lines.map(({ id }) => id);
    const refused = await world.post("/api/cart/checkout", { ids, new: 1 });
    expect([refused.status, refused.text]).toEqual([422, expect.stringContaining("肠胃关怀组合")]);
  });

  it("price-changed-in-cart asks a tenth more", async () => {
    const price = async (name: string) => (await data(await enter(name), "/api/cart/total")).amount;
    expect(Number(await price("price-changed-in-cart"))).toBeGreaterThan(Number(await price("ordinary")));
  });

  it("flash-sale-starting starts half a minute later", async () => {
    const world = await enter("flash-sale-starting");
    const before = (await world.get("/api/index/spike")).text;
    await world.control.clock.advance(31);
    expect((await world.get("/api/index/spike")).text).not.toBe(before);
  });

  it("coupons-ending-today has one coupon that ends ten minutes later", async () => {
    const world = await enter("coupons-ending-today");
    const usable = async () => await data(world, "/api/user/couponNum");
    const before = await usable();
    await world.control.clock.advance("10m");
    expect(await usable()).not.toEqual(before);
  });

  it("certificates-expiring shows each state of a certificate's time", async () => {
    const ordinary = await data(await enter("ordinary"), "/api/user/zizhi");
    expect(await data(await enter("certificates-expiring"), "/api/user/zizhi")).not.toEqual(ordinary);
  });

  it("credit-too-low refuses to pay on credit", async () => {
    const world = await enter("credit-too-low");
    expectError(await world.post("/api/pay/user_credit_create", { order_id: 9006 }), 409);
  });

  it("too-many-requests allows twenty calls", async () => {
    const world = await enter("too-many-requests");
    const statuses: number[] = [];
    for (let count = 0; count < 22; count += 1) statuses.push((await world.get("/api/goods/hot")).status);
    expect(statuses.filter((status) => status === 429)).toHaveLength(2);
  });

  it("search-hangs sends no response to searches only", async () => {
    const world = await enter("search-hangs");
    await hangUp(world, (signal) => world.get("/api/goods/list", { signal }));
    expect((await world.get("/api/cart/total")).status).toBe(200);
  });

  it("documented-only responds to documented calls with documented fields, and no others", async () => {
    const world = await enter("documented-only");
    const user = await data(world, "/api/user");
    expect(user).toHaveProperty("username", "buyer");
    expect(user).not.toHaveProperty("stores");
    expect(await data(world, "/api/cart/total")).toEqual({ total: 13 });
    expectError(await world.get("/api/order"), 404);
    expectError(await world.post("/api/order/9006/cancel"), 404);
    const created = await world.post<{ pay_no: string }>("/api/pay/user_credit_create", { order_id: 9006 });
    expect(created.status).toBe(200);
    const statuses = await Promise.all(
      contractOperations.map(async ({ id, method, path, provenance, host }) => {
        if (provenance === "documented" || ["login", "getCurrentUser"].includes(id)) return [];
        const { status } = await world.request(method, path.replaceAll(/\{\w+\}/g, "1"), { host });
        return status === 404 ? [] : [`${id} ${status}`];
      }),
    );
    expect(statuses.flat()).toEqual([]);
  });

  it("flaky-network breaks the same calls each time", async () => {
    const outcomes = async () => {
      const world = await enter("flaky-network");
      const found: string[] = [];
      for (let count = 0; count < 25; count += 1)
        found.push(
          await world.get("/api/user").then(
            ({ status }) => String(status),
            () => "broken",
          ),
        );
      return found;
    };
    const first = await outcomes();
    expect(new Set(first).size).toBeGreaterThan(1);
    expect(await outcomes()).toEqual(first);
  });
});

/** Makes a call that has no response, and hangs up once its fault has met it. */
async function hangUp(world: TestWorld, call: (signal: AbortSignal) => Promise<unknown>): Promise<void> {
  const client = new AbortController();
  const response = call(client.signal).then(
    () => "answered",
    (error: Error) => error.message,
  );
  const hits = async () => (await world.control.faults.list()).reduce((sum, fault) => sum + fault.hits, 0);
  await expect.poll(hits).toBe(1);
  client.abort(new Error("hung up"));
  expect(await response).toBe("hung up");
}

/** The unavailable lines of the cart, and how many of them are selected. */
async function lostLines(world: TestWorld) {
  // The page's own call unselects them.
  expect((await world.get("/api/cart/list")).status).toBe(200);
  const [cart] = (await world.control.state.records("carts", { key: "1" })).records;
  const kept = cart?.value as { goods_id: number; is_selected: 0 | 1 }[];
  const lost = new Set([1, 4, 7, 10, 11, 12]);
  const own = kept.filter(({ goods_id }) => lost.has(goods_id));
  return { lines: own.length, selected: own.filter(({ is_selected }) => is_selected === 1).length };
}

async function checkout(world: TestWorld): Promise<Reply> {
  const { records } = await world.control.state.records("carts", { key: "2" });
  const lines = records.find(({ key }) => key === 2)?.value as { id: number }[];
  return world.post("/api/cart/checkout", { ids: [lines[0]?.id ?? 0], new: 1 });
}
