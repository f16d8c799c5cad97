import { describe, expect, it } from "vitest";
import type { PointsGoods } from "#generated/model/pointsGoods.ts";
import { expectError } from "../support/contract.ts";
import { type TestWorld, testMock } from "../support/mock.ts";
import { expectSuccess } from "../support/success.ts";

const mock = testMock();

const points = async (world: TestWorld) => expectSuccess("getPoints", await world.get("/api/user/points"));
const log = async (world: TestWorld, query = "") =>
  expectSuccess("listPointsLog", await world.get(`/api/user/points_log?page_size=100&${query}`));
const gifts = async (world: TestWorld, query = "") =>
  expectSuccess("listPointsGoods", await world.get(`/api/jfsc/goods?page_size=100&${query}`));
const exchange = (world: TestWorld, goodsId: number, number = 1, addressId = 1) =>
  world.post("/api/jfsc/exchange", { goods_id: goodsId, number, address_id: addressId });
const orders = async (world: TestWorld, query = "") =>
  expectSuccess("listPointsOrders", await world.get(`/api/jfsc/order?page_size=100&${query}`));

describe("points", () => {
  it.each(["buyer", "manager", "credit", "chain", "branch"])(
    "of %s are the sum of the log",
    async (persona) => {
      const world = await mock.as(persona);
      const own = await points(world);
      const { list } = await log(world);
      expect(list[0]?.balance).toBe(own.points);
      for (const [index, entry] of list.entries()) {
        expect(entry.balance).toBe((list[index + 1]?.balance ?? 0) + entry.points);
      }
      const user = (await world.get<{ points: number }>("/api/user")).body.data;
      expect(user.points).toBe(own.points);
    },
  );

  it("expire at the end of the following year", async () => {
    const world = await mock.as("branch");
    expect(await points(world)).toMatchObject({ points: 3260, expiring: 3260, expires_at: "2026-12-31" });
    await world.control.clock.set("2026-12-31 23:59:59");
    await world.login("branch");
    expect((await points(world)).points).toBe(3260);
    await world.control.clock.advance(1);
    expect(await points(world)).toMatchObject({ points: 0, expiring: 0, expires_at: null });
    expect((await log(world)).list[0]).toMatchObject({ use_type: 6, points: -3260, balance: 0 });
  });

  it("are pending for paid orders until these are finished", async () => {
    const world = await mock.as("buyer");
    const before = await points(world);
    expect(before.pending).toBeGreaterThan(0);
    await world.control.clock.set("2026-12-20 10:00:00");
    await world.login("buyer");
    const after = await points(world);
    expect(after).toMatchObject({ pending: 0 });
    expect(after.points).toBeGreaterThan(before.points);
    const earned = await log(world, "use_type=1&start_time=2026-11-21");
    expect(earned.list.every(({ use_type: use, points: gain }) => use === 1 && gain > 0)).toBe(true);
    expectError(await world.get("/api/user/points_log?start_time=2026-12-02&end_time=2026-12-01"), 422, [
      "end_time",
    ]);
  });
});

describe("the points mall", () => {
  it("has more than forty gifts of six kinds, sorted and filtered", async () => {
    const world = await mock.world();
    const kinds = expectSuccess("listPointsCategories", await world.get("/api/jfsc/category"));
    const all = await gifts(world);
    expect([kinds.length, all.total > 40]).toEqual([6, true]);
    for (const { id } of kinds) expect((await gifts(world, `category_id=${id}`)).total).toBeGreaterThan(3);
    const prices = (await gifts(world, "sort=points")).list.map(({ points: price }) => price);
    expect(prices).toEqual(prices.toSorted((a, b) => a - b));
    const hot = (await gifts(world, "sort=hot")).list.map(({ exchanged }) => exchanged);
    expect(hot).toEqual(hot.toSorted((a, b) => b - a));
    expect(all.list.every(({ can_exchange: can, reason }) => can === 0 && reason !== "")).toBe(true);
    await world.login("buyer");
    const mine = await gifts(world, "affordable=1");
    expect(
      mine.list.every(
        ({ points: price, number, can_exchange: can }) => price <= 3260 && number > 0 && can === 1,
      ),
    ).toBe(true);
    expect(mine.total).toBeGreaterThan(5);
    const gift = expectSuccess("getPointsGoods", await world.get("/api/jfsc/goods/601"));
    expect((await fetch(gift.image)).headers.get("content-type")).toContain("image/svg+xml");
    expectError(await world.get("/api/jfsc/goods/1"), 404);
  });

  it("takes points and stock, ships after six hours and is received manually or automatically", async () => {
    const world = await mock.as("buyer");
    const before = (await world.get<PointsGoods>("/api/jfsc/goods/606")).body.data;
    const order = expectSuccess("exchangePoints", await exchange(world, 606, 2), 201);
    expect(order).toMatchObject({
      status: 1,
      number: 2,
      points: 1960,
      order_no: "JF2026112100000101",
      company: "",
    });
    expect((await points(world)).points).toBe(3260 - 1960);
    expect((await log(world)).list[0]).toMatchObject({ use_type: 2, points: -1960 });
    const after = (await world.get("/api/jfsc/goods/606")).body.data;
    expect(after).toMatchObject({ number: before.number - 2, exchanged: before.exchanged + 2 });
    const receive = () => world.request("POST", `/api/jfsc/order/${order.id}/receive`);
    expectError(await receive(), 409);
    await world.control.clock.advance("6h");
    const [sent] = (await orders(world, "status=2")).list;
    expect(sent).toMatchObject({ id: order.id, company: "中通快递" });
    expect(expectSuccess("receivePointsOrder", await receive()).status).toBe(3);
    expectError(await receive(), 409);
    const second = expectSuccess("exchangePoints", await exchange(world, 616), 201);
    await world.control.clock.advance("11d");
    await world.login("buyer");
    expect((await orders(world, "status=3")).list.map(({ id }) => id)).toEqual(
      expect.arrayContaining([order.id, second.id]),
    );
    await world.login("big");
    expectError(await world.get(`/api/jfsc/order/${order.id}`), 404);
  });

  it("refuses insufficient points, excessive numbers, no stock and an unknown address", async () => {
    const world = await mock.as("buyer");
    const refusal = async (goodsId: number, number = 1) => {
      const reply = await exchange(world, goodsId, number);
      expectError(reply, 409);
      return reply.body.message;
    };
    expect(await refusal(601)).toBe("积分不足，还差 9,540 积分");
    expect(await refusal(607)).toContain("已兑完");
    expect(await refusal(638, 2)).toContain("仅剩 1 件");
    expect(await refusal(643, 2)).toContain("每人限兑 1 件");
    expectError(await exchange(world, 1), 422, ["goods_id"]);
    expectError(await exchange(world, 606, 1, 3), 422, ["address_id"]);
    expect((await points(world)).points).toBe(3260);
  });

  it("lists the buyer's orders, newest first", async () => {
    const world = await mock.as("buyer");
    const { list } = await orders(world);
    expect(list.length).toBeGreaterThan(5);
    expect(list.map(({ created_at: at }) => at)).toEqual(
      list
        .map(({ created_at: at }) => at)
        .toSorted()
        .toReversed(),
    );
  });
});
