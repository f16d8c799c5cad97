import { describe, expect, it } from "vitest";
import type { EverydayPrice } from "#generated/model/everydayPrice.ts";
import type { Goods, GoodsDetail } from "#tests/support/whole.ts";
import { expectError } from "../support/contract.ts";
import { type TestWorld, testMock } from "../support/mock.ts";
import { checkOut, sendOrder } from "../support/purchase.ts";
import { expectSuccess } from "../support/success.ts";

const mock = testMock();

const list = async (world: TestWorld, query = "") =>
  expectSuccess("listFavorites", await world.get(`/api/favorite${query}`));
const star = async (world: TestWorld, ...ids: number[]) =>
  expectSuccess("addFavorites", await world.post("/api/favorite", { goods_ids: ids }));
const unstar = async (world: TestWorld, ...ids: number[]) =>
  expectSuccess("cancelFavorites", await world.post("/api/favorite/cancel", { goods_ids: ids }));
const isStar = async (world: TestWorld, id: number) =>
  (await world.get<GoodsDetail>(`/api/goods/detail/${id}`)).body.data.goods.is_star;
const fen = (yuan: number | null) => Math.round((yuan ?? Number.NaN) * 100);

describe("favorites", () => {
  it("are newest first, with their price changes", async () => {
    const { list: items } = await list(await mock.as("buyer"));
    const times = items.map(({ starred_at }) => starred_at);
    expect(times).toEqual(times.toSorted().toReversed());
    for (const { goods, starred_price: then, price_change: change } of items) {
      expect(fen(change)).toBe(fen(goods.price) - fen(then));
    }
    const signs = items.map(({ price_change }) => Math.sign(price_change ?? 0));
    expect(new Set(signs)).toEqual(new Set([-1, 0, 1]));
    expect(new Set(items.map(({ zone }) => zone)).size).toBeGreaterThan(2);
  });

  it("are added with the current price and time, newest first, and marked on the goods", async () => {
    const world = await mock.as("buyer");
    const { total } = await list(world);
    expect(await isStar(world, 12)).toBe(0);
    expect(await star(world, 12, 13)).toEqual({ changed: 2, total: total + 2 });
    expect(await isStar(world, 12)).toBe(1);
    const { list: items } = await list(world);
    expect(items.slice(0, 2).map(({ goods }) => goods.id)).toEqual([13, 12]);
    expect(items[1]).toMatchObject({
      starred_at: "2026-11-21 10:00:00",
      starred_price: 6.9,
      price_change: 0,
      zone: "general",
      goods: { is_star: 1 },
    });
  });

  it("ignore goods that are already starred, unknown or repeated", async () => {
    const world = await mock.as("empty");
    expect(await list(world)).toEqual({ list: [], total: 0, page: 1, page_size: 20 });
    expect(await star(world, 7, 7, 123_456_789)).toEqual({ changed: 1, total: 1 });
    expect(await star(world, 7)).toEqual({ changed: 0, total: 1 });
    expect(await unstar(world, 8)).toEqual({ changed: 0, total: 1 });
    expect(await unstar(world, 7, 8)).toEqual({ changed: 1, total: 0 });
    expect(await isStar(world, 7)).toBe(0);
  });

  it("are paginated, and belong to one buyer in one world", async () => {
    const world = await mock.as("empty");
    await star(world, ...Array.from({ length: 25 }, (_, index) => index + 1));
    expect((await list(world)).list).toHaveLength(20);
    expect((await list(world, "?page=2")).list.map(({ goods }) => goods.id)).toEqual([5, 4, 3, 2, 1]);
    expect((await list(world, "?page=3")).list).toEqual([]);
    expect((await list(await mock.as("empty"))).total).toBe(0);
    await world.login("branch");
    expect((await list(world)).total).toBe(0);
  });

  it("hide prices from users who may not see them", async () => {
    const world = await mock.as("newbie");
    await star(world, 7);
    expect((await list(world)).list[0]).toMatchObject({
      starred_price: null,
      price_change: null,
      goods: { price: null },
    });
  });

  it("require a buyer and goods", async () => {
    expectError(await (await mock.world()).get("/api/favorite"), 401);
    const world = await mock.as("buyer");
    expectError(await world.post("/api/favorite", {}), 422, ["goods_ids"]);
  });
});

describe("messages about what a buyer watches", () => {
  const news = async (world: TestWorld) =>
    expectSuccess("listMessages", await world.get("/api/message?is_read=0")).list.filter(({ title }) =>
      /降价了$|到货了$/.test(title),
    );

  it("come in the morning when a favorite has become cheaper, once", async () => {
    const world = await mock.as("buyer");
    const sale = await world.get<EverydayPrice>("/api/activity/everyday_price", { host: "activity" });
    await world.control.clock.advance("1d");
    const tomorrow = await world.get<EverydayPrice>("/api/activity/everyday_price", { host: "activity" });
    const fresh = await mock.as("buyer");
    const today = new Set(sale.body.data.goods.map(({ id }) => id));
    const goods = tomorrow.body.data.goods.find(({ id, is_buy: isBuy }) => isBuy === 1 && !today.has(id))!;
    await star(fresh, goods.id);
    expect(await news(fresh)).toEqual([]);
    await fresh.control.clock.set("2026-11-22 08:59:59");
    await fresh.login("buyer");
    expect(await news(fresh)).toEqual([]);
    await fresh.control.clock.set("2026-11-22 09:00:00");
    const [message, ...others] = await news(fresh);
    expect(others).toEqual([]);
    expect(message).toMatchObject({ type: 3 });
    expect(message!.content).toContain(`${goods.name} ${goods.ypgg}：¥`);
    expect(message!.content).toContain(`→ ¥${goods.price!.toFixed(2)}`);
    await fresh.control.clock.set("2026-11-23 09:00:00");
    await fresh.login("buyer");
    const later = await news(fresh);
    expect(later.filter(({ content }) => content.includes(`${goods.name} ${goods.ypgg}`))).toEqual([message]);
  });

  it("come when a favorite that was sold out is back in stock", async () => {
    const world = await mock.as("buyer");
    await star(world, 9);
    const { number, zbz, ...goods } = (await world.get<GoodsDetail>("/api/goods/detail/9")).body.data.goods;
    await world.login("chain");
    const added = await world.post<{ lines: { id: number }[] }>("/api/cart", {
      params: [{ ...lineOf(goods), goods_id: 9, price: goods.price!, number: number - (number % zbz) }],
    });
    const { checkout_no: checkout } = await checkOut(world, [added.body.data.lines[0]!.id]);
    // It is not paid, and so canceled a day later.
    expect((await sendOrder(world, checkout, { address_id: 10 })).status).toBe(201);
    await world.control.clock.set("2026-11-22 09:00:00");
    await world.login("buyer");
    expect(await news(world)).toEqual([]);
    await world.control.clock.set("2026-11-23 09:00:00");
    await world.login("buyer");
    const [message] = await news(world);
    expect(message).toMatchObject({ type: 1, title: `${goods.name}到货了`, url: "/list/info/9" });
  });
});

const lineOf = (goods: Omit<Goods, "number" | "zbz">) => ({
  ck_id: goods.ck_id,
  goods_price_id: goods.goods_price_id,
  ladder_price_id: goods.ladder_price_id,
  goods_manjian_id: goods.goods_manjian_id,
  is_yj: goods.is_yj,
});
