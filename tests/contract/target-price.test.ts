import { expect, it } from "vitest";
import type { ListMessages200Data } from "#generated/model/listMessages200Data.ts";
import { expectError } from "../support/contract.ts";
import { type TestWorld, testMock } from "../support/mock.ts";
import { expectSuccess } from "../support/success.ts";

const mock = testMock();
const GOODS = 13;

const set = (world: TestWorld, price: number | string, id = GOODS) =>
  world.post(`/api/goods/${id}/target_price`, { price });
const targets = async (world: TestWorld) =>
  expectSuccess("listTargetPrices", await world.get("/api/goods/target_prices")).list;
const prices = async (world: TestWorld, id = GOODS) =>
  expectSuccess("getGoodsPrices", await world.get(`/api/goods/${id}/prices`));
const told = async (world: TestWorld) =>
  (await world.get<ListMessages200Data>("/api/message")).body.data.list.filter(({ title }) =>
    title.startsWith("降到目标价"),
  );
/** Changes the price of goods from outside, to an amount in 分. */
const reprice = (world: TestWorld, base_price: number, id = GOODS) =>
  world.control.state.change("goods", id, { base_price });

it("the price of a year: days of change, oldest first, and the lowest, highest and present one", async () => {
  const world = await mock.as("buyer");
  const course = await prices(world);
  const days = course.prices.map(({ day }) => day);
  expect(days).toEqual(days.toSorted());
  expect([days[0], days.at(-1)]).toEqual(["2025-11-21", "2026-11-21"]);
  const amounts = course.prices.map(({ price }) => price);
  expect([course.lowest, course.highest, course.now]).toEqual([
    Math.min(...amounts),
    Math.max(...amounts),
    amounts.at(-1),
  ]);
  expect(new Set(amounts).size).toBeGreaterThan(2);
  expectError(await world.get("/api/goods/2000000000/prices"), 404);
  expectError(await (await mock.as("newbie")).get(`/api/goods/${GOODS}/prices`), 403);
});

it("a message comes once for each fall to the target, and the course keeps the day of it", async () => {
  const world = await mock.as("buyer");
  const { now } = await prices(world);
  const fen = Math.round(now * 100);
  expectError(await set(world, now), 422);
  expectError(await set(world, "1.234"), 422);
  expectError(await set(world, 1, 2_000_000_000), 404);
  const target = (fen - 100) / 100;
  expect(expectSuccess("setTargetPrice", await set(world, target))).toMatchObject({
    target,
    reached_at: null,
  });
  expect((await targets(world))[0]).toMatchObject({ goods_id: GOODS, target, price: now });
  expect((await prices(world)).target).toBe(target);

  await reprice(world, fen - 99);
  expect(await told(world)).toEqual([]);
  await reprice(world, fen - 100);
  expect(await told(world)).toMatchObject([{ is_read: 0, url: `/list/info/${GOODS}` }]);
  await reprice(world, fen - 150);
  await world.control.clock.advance("30h");
  expect(await told(world)).toHaveLength(1);
  expect((await targets(world))[0]?.reached_at).toMatch(/^2026-11-21 /);
  const course = await prices(world);
  expect(course.prices.slice(-2)).toEqual([
    { day: "2026-11-21", price: (fen - 150) / 100 },
    { day: "2026-11-22", price: (fen - 150) / 100 },
  ]);

  await reprice(world, fen);
  expect((await targets(world))[0]?.reached_at).toBeNull();
  await reprice(world, fen - 100);
  expect(await told(world)).toHaveLength(2);

  const remove = () => world.request("DELETE", `/api/goods/${GOODS}/target_price`);
  expect(expectSuccess("deleteTargetPrice", await remove())).toEqual({ cancelled: 1 });
  expect(expectSuccess("deleteTargetPrice", await remove())).toEqual({ cancelled: 0 });
  expectError(await world.request("DELETE", "/api/goods/2000000000/target_price"), 404);
});

it("an offer that begins by the clock reaches a target, once a session", async () => {
  const world = await mock.as("buyer");
  const spike = expectSuccess("getSpike", await world.get("/api/index/spike"));
  const id = spike?.goods[0]?.goods.id ?? 0;
  const { now: offered } = await prices(world, id);
  expectError(await set(world, offered, id), 422);
  await world.control.clock.advance("3h");
  expect((await prices(world, id)).now).toBeGreaterThan(offered);
  expectSuccess("setTargetPrice", await set(world, offered, id));
  await world.control.clock.advance("2h");
  expect(await told(world)).toEqual([]);
  await world.control.clock.advance("18h");
  expect(await told(world)).toMatchObject([{ url: `/list/info/${id}` }]);
  await world.control.clock.advance("24h");
  expect(await told(world)).toHaveLength(2);
});

it("a person without the right to see prices gets none of it", async () => {
  const owner = await mock.as("team");
  const form = { name: "叶秋菊", role: 1, rights: ["order"] };
  expectSuccess("updateTeamMember", await owner.request("PUT", "/api/team/member/1", { form }));
  const world = await mock.as("team-buyer", owner.name);
  expectError(await world.get(`/api/goods/${GOODS}/prices`), 403);
  expectError(await set(world, 1), 403);
  expectError(await world.get("/api/goods/target_prices"), 403);
  expectError(await world.get("/api/spending"), 403);
});
