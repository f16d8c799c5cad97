import { describe, expect, it } from "vitest";
import { cartOf } from "../support/cart.ts";
import { expectError } from "../support/contract.ts";
import { type TestWorld, testMock } from "../support/mock.ts";
import { expectSuccess } from "../support/success.ts";

const mock = testMock();

const coupons = async (world: TestWorld, query = "") =>
  expectSuccess("listCoupons", await world.get(`/api/user/coupon?${query}`));
const counts = async (world: TestWorld) =>
  expectSuccess("getCouponCounts", await world.get("/api/user/couponNum"));
const available = async (world: TestWorld, type: 1 | 2) =>
  expectSuccess("listAvailableCoupons", await world.get(`/api/user/availableCoupon?type=${type}`)).list;
const offers = async (world: TestWorld) =>
  expectSuccess("listCouponOffers", await world.get("/api/coupon/center")).list;
const claim = (world: TestWorld, id: number) => world.request("POST", `/api/coupon/${id}/claim`);

describe("my coupons", () => {
  it("match the counts of each state, those ending first on top", async () => {
    const world = await mock.as("buyer");
    const { unused, used, expired, expiring } = await counts(world);
    const totals = await Promise.all(
      [1, 2, 3].map(async (status) => (await coupons(world, `status=${status}`)).total),
    );
    expect([unused, used, expired]).toEqual(totals);
    expect([used > 0, expired > 0, expiring]).toEqual([true, true, 2]);
    const { list, total } = await coupons(world);
    expect(total).toBe(unused + used + expired);
    expect(list.map(({ ends_at: at }) => at)).toEqual(list.map(({ ends_at: at }) => at).toSorted());
    for (const type of [1, 2, 3]) {
      const found = await coupons(world, `type=${type}&status=1`);
      expect(found.total).toBeGreaterThan(0);
      expect(found.list.every((coupon) => coupon.type === type && coupon.status === 1)).toBe(true);
    }
  });

  it("expire", async () => {
    const world = await mock.as("buyer");
    const before = await counts(world);
    await world.control.clock.set("2026-11-22 00:00:00");
    const after = await counts(world);
    expect(after).toMatchObject({ unused: before.unused - 1, expired: before.expired + 1 });
  });
});

describe("coupons for the cart", () => {
  it("are split into usable ones, best first, and unusable ones with the reason", async () => {
    const world = await mock.as("buyer");
    const usable = await available(world, 1);
    expect(usable.every(({ reason, status }) => reason === "" && status === 1)).toBe(true);
    expect(usable[0]!.amount).toBeGreaterThanOrEqual(
      usable.find(({ threshold }) => threshold === 100)!.amount,
    );
    const others = await available(world, 2);
    expect(others.every(({ reason }) => reason !== "")).toBe(true);
    expect(others.find(({ threshold }) => threshold === 20_000)?.reason).toMatch(/需满 20,000 元可用/);
    expect(usable.length + others.length).toBe((await counts(world)).unused);
  });

  it("depend on the selection", async () => {
    const world = await mock.as("buyer");
    const lines = await cartOf(world);
    await world.post("/api/cart/batch_select", { ids: lines.map(({ id }) => id), is_selected: 0 });
    expect(await available(world, 1)).toEqual([]);
    expect((await available(world, 2))[0]?.reason).toBe("请先在购物车中选择商品");
    await world.post("/api/cart/batch_select", { ids: [103], is_selected: 1 });
    // A flash sale line accepts only shipping coupons.
    expect((await available(world, 1)).map(({ type }) => type)).toEqual([3]);
  });
});

describe("the coupon center", () => {
  it("shows visitors and buyers what can be claimed now or soon, and nothing that has ended", async () => {
    const visitor = await offers(await mock.world());
    expect(visitor.some(({ status }) => status === 2)).toBe(false);
    const own = await offers(await mock.as("buyer"));
    expect(new Set(own.map(({ status }) => status))).toEqual(new Set([1, 2, 3, 4]));
    expect(own.map(({ id }) => id)).not.toContain(211);
    expect(own[0]!.status).toBe(1);
  });

  it("hands out a coupon up to its limit, and counts it", async () => {
    const world = await mock.as("buyer");
    const before = (await coupons(world, "status=1")).total;
    const one = expectSuccess("claimCoupon", await claim(world, 203));
    expect(one).toMatchObject({ status: 1, amount: 90, threshold: 1000, order_id: 0 });
    await claim(world, 203);
    await claim(world, 203);
    const reply = await claim(world, 203);
    expectError(reply, 409);
    expect(reply.body.message).toContain("每人限领 3 张");
    expect((await coupons(world, "status=1")).total).toBe(before + 3);
    expect((await offers(world)).find(({ id }) => id === 203)).toMatchObject({ status: 2, claimed: 414 });
  });

  it("refuses coupons that are claimed, gone, not open yet, ended or unknown, and unapproved buyers", async () => {
    const world = await mock.as("buyer");
    for (const id of [201, 207, 209]) expectError(await claim(world, id), 409);
    for (const id of [211, 999]) expectError(await claim(world, id), 404);
    await world.control.clock.set("2026-11-21 20:00:00");
    expectSuccess("claimCoupon", await claim(world, 209));
    await world.login("newbie");
    const reply = await claim(world, 202);
    expectError(reply, 403);
    expect(reply.body.message).toContain("暂不能领券");
    expectError(await claim(await mock.world(), 202), 401);
  });

  it("gives the last one to the first of two", async () => {
    const world = await mock.as("buyer", "last-coupon");
    expectSuccess("claimCoupon", await claim(world, 208));
    const other = await mock.as("manager", "last-coupon");
    expect((await claim(other, 208)).body.message).toContain("已领完");
    expect((await offers(other)).find(({ id }) => id === 208)?.status).toBe(3);
  });
});

describe("cash vouchers", () => {
  it("are listed by state with their total", async () => {
    const world = await mock.as("buyer");
    const page = async (query = "") =>
      expectSuccess("listCashVouchers", await world.get(`/api/user/cash_voucher?${query}`));
    const all = await page();
    expect(new Set(all.list.map(({ status }) => status))).toEqual(new Set([1, 2, 3]));
    const unused = await page("status=1");
    expect(unused.balance).toBe(162.4);
    expect(unused.list.reduce((total, { balance }) => total + balance, 0)).toBeCloseTo(162.4, 2);
    expect((await page("status=2")).list.every(({ balance, order_id: id }) => balance === 0 && id > 0)).toBe(
      true,
    );
  });
});
