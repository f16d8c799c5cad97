import { describe, expect, it } from "vitest";
import type { ActivityPage } from "#generated/model/activityPage.ts";
import type { ActivitySummary } from "#generated/model/activitySummary.ts";
import type { ActivityTap } from "#generated/model/activityTap.ts";
import type { Cashback } from "#generated/model/cashback.ts";
import type { Combination } from "#generated/model/combination.ts";
import type { CombinationGroup } from "#generated/model/combinationGroup.ts";
import type { Promotion } from "#generated/model/promotion.ts";
import { expectError } from "../support/contract.ts";
import { type TestWorld, testMock } from "../support/mock.ts";
import { placeOrder } from "../support/purchase.ts";
import { expectSuccess } from "../support/success.ts";

const mock = testMock();
const activity = { host: "activity" } as const;
const fen = (yuan: number | null) => Math.round((yuan ?? Number.NaN) * 100);

async function as(persona: string) {
  const world = await mock.world();
  await world.login(persona);
  return world;
}

const list = async (world: TestWorld, query = "") =>
  expectSuccess("listActivities", await world.get<ActivitySummary[]>(`/api/activity${query}`, activity));
const page = (world: TestWorld, id: number) => world.get<ActivityPage>(`/api/activity/page/${id}`, activity);

describe("activities", () => {
  it("that are on or about to start are listed, those ending first in front", async () => {
    const world = await mock.world();
    const found = await list(world);
    expect(found.map(({ id, status }) => [id, status])).toEqual([
      [9, 2],
      [11, 2],
      [8, 2],
      [12, 1],
    ]);
    await world.control.clock.set("2026-12-01 10:00:00");
    expect((await list(world)).map(({ id, status }) => [id, status])).toEqual([
      [8, 2],
      [12, 2],
    ]);
  });

  it("are listed by their ids, in that order, also when they are over", async () => {
    const world = await mock.world();
    expect((await list(world, "?ids=10,8,999,9")).map(({ id }) => id)).toEqual([10, 8, 9]);
    expectError(await world.get("/api/activity?ids=a", activity), 422, ["ids"]);
  });

  it("have pages of blocks, each with what belongs to its kind", async () => {
    const world = await as("buyer");
    const kinds = new Set<string>();
    for (const { id } of await list(world, "?ids=8,9,10,11,12")) {
      const { blocks } = expectSuccess("getActivityPage", await page(world, id));
      for (const { type, text, ads, coupons, goods } of blocks) {
        kinds.add(type);
        const filled = { image: ads.length, text: text.length, coupon: coupons.length, goods: goods.length };
        for (const [kind, count] of Object.entries(filled)) {
          expect({ id, kind, has: count > 0 }).toEqual({ id, kind, has: kind === type });
        }
      }
    }
    expect(kinds).toEqual(new Set(["image", "text", "coupon", "goods"]));
  });

  it("hide prices from visitors", async () => {
    const { blocks } = expectSuccess("getActivityPage", await page(await mock.world(), 8));
    expect(blocks.flatMap(({ goods }) => goods).every(({ price }) => price === null)).toBe(true);
  });

  it("that are over can be read for a month, then they are gone", async () => {
    const world = await mock.world();
    expect(expectSuccess("getActivityPage", await page(world, 10)).status).toBe(3);
    expectError(await page(world, 7), 404);
    expectError(await page(world, 999), 404);
    await world.control.clock.advance("31d");
    expectError(await page(world, 10), 404);
  });

  it("are found by their address", async () => {
    const world = await mock.world();
    const resolve = (url: string) =>
      world.get<{ url: string }>(`/api/activity/resolve?url=${encodeURIComponent(url)}`, activity);
    for (const [url, target] of [
      ["winter/cold", "/yjh/8"],
      ["/chronic/", "/yjh/9"],
      ["12", "/yjh/12"],
      ["hb", "/hb"],
      ["ptzq", "/ptzq"],
    ] as const) {
      expect(expectSuccess("resolveActivity", await resolve(url))).toEqual({ url: target });
    }
    for (const url of ["device/home", "nothing", "winter"]) expectError(await resolve(url), 404);
    expectError(await resolve("a/b/c/d"), 422, ["url"]);
  });

  it("count how often they are opened, in each world", async () => {
    const world = await mock.world();
    const tap = (in_: TestWorld, id: number) =>
      in_.post<ActivityTap>("/api/activity/tap", { activity_id: id }, activity);
    const first = expectSuccess("tapActivity", await tap(world, 8));
    expect(first).toEqual({ activity_id: 8, number: 1024 });
    expect((await tap(world, 8)).body.data.number).toBe(1025);
    expect((await tap(await mock.world(), 8)).body.data.number).toBe(1024);
    expectError(await tap(world, 999), 422, ["activity_id"]);
    expectError(await tap(world, 7), 422, ["activity_id"]);
  });

  it("have a template page", async () => {
    const template = expectSuccess(
      "getActivityTemplate",
      await (await mock.world()).get<ActivityPage>("/api/focus/demo"),
    );
    expect(new Set(template.blocks.map(({ type }) => type)).size).toBe(4);
  });

  it("meet on the promotion page, with coupons and goods on offer", async () => {
    const world = await as("buyer");
    const promotion = expectSuccess(
      "getPromotion",
      await world.get<Promotion>("/api/activity/promotion", activity),
    );
    expect(promotion.activities.map(({ id }) => id)).toContain(8);
    expect(promotion.coupons.length).toBeGreaterThan(3);
    expect(promotion.goods.length).toBeGreaterThan(10);
    expect(promotion.goods.every(({ is_buy, tags }) => is_buy === 1 && tags.length > 0)).toBe(true);
  });
});

describe("cashback", () => {
  const read = async (world: TestWorld) =>
    expectSuccess("getCashback", await world.get<Cashback>("/api/activity/cashback", activity));

  it("tells visitors the tiers and nothing of their own", async () => {
    const cashback = await read(await mock.world());
    expect(cashback).toMatchObject({ status: 2, my_amount: 0, my_cashback: 0 });
    expect(cashback.tiers.map(({ amount, status }) => [amount, status])).toEqual([
      [5000, 0],
      [20_000, 0],
      [50_000, 0],
    ]);
  });

  it("grows with paid orders of the period, the reached tiers in front", async () => {
    const world = await as("buyer");
    const before = await read(world);
    const { order_id: id } = await placeOrder(world, [101]);
    expect((await read(world)).my_amount).toBe(before.my_amount);
    const { pay_no: no } = (
      await world.post<{ pay_no: string }>("/api/pay/user_credit_create", { order_id: id })
    ).body.data;
    await world.post("/api/pay/user_credit_pay", { pay_no: no });
    await world.control.clock.advance(60);
    await world.post("/api/pay/user_credit_check", { pay_no: no });
    const { amount } = (await world.get<{ amount: number }>(`/api/order/${id}`)).body.data;
    const after = await read(world);
    expect(fen(after.my_amount)).toBe(fen(before.my_amount) + fen(amount));
    for (const { amount: tier, status } of after.tiers) expect(status).toBe(after.my_amount >= tier ? 1 : 0);
    const statuses = after.tiers.map(({ status }) => status);
    expect(statuses).toEqual(statuses.toSorted((a, b) => b - a));
    const reached = after.tiers.filter(({ status }) => status === 1).map(({ cashback }) => cashback);
    expect(after.my_cashback).toBe(Math.max(0, ...reached));
  });

  it("is over in December, and gone a month later", async () => {
    const world = await mock.world();
    await world.control.clock.set("2026-12-01 00:00:00");
    expect((await read(world)).status).toBe(3);
    await world.control.clock.set("2027-01-01 00:00:00");
    expectError(await world.get("/api/activity/cashback", activity), 404);
  });
});

describe("combinations", () => {
  const all = async (world: TestWorld) =>
    expectSuccess("listCombinations", await world.get<Combination[]>("/api/combinationMzhg"));
  const groups = async (world: TestWorld) =>
    expectSuccess("listCombinationGroups", await world.get<CombinationGroup[]>("/api/combinationMzhgGroup"));

  it("cost less than their parts", async () => {
    for (const { price, raw_price: raw, items } of await all(await as("buyer"))) {
      const parts = items.reduce((sum, { goods, number }) => sum + fen(goods.base_price) * number, 0);
      expect(fen(raw)).toBe(parts);
      expect(fen(price)).toBeLessThan(parts);
    }
  });

  it("stand each in one group", async () => {
    const world = await as("buyer");
    const grouped = (await groups(world)).flatMap(({ combinations }) => combinations);
    expect(grouped.map(({ id }) => id).toSorted((a, b) => a - b)).toEqual(
      (await all(world)).map(({ id }) => id),
    );
    expect(grouped.length).toBeGreaterThan(5);
  });

  it("are put into the cart by their id, as lines of type 3", async () => {
    const world = await as("empty");
    const [combination] = await all(world);
    const id = combination!.id;
    const item = { goods_id: id, price: 0, number: 1, ck_id: 1, type: 3 };
    const offers = { goods_price_id: 0, ladder_price_id: 0, goods_manjian_id: 0, is_yj: 0 };
    const reply = await world.post("/api/cart", { params: [{ ...item, ...offers }] });
    expect(reply.status).toBe(200);
    const { data } = (await world.get<{ data: Array<{ type: number; price: number }> }>("/api/cart/list"))
      .body.data;
    expect(data).toMatchObject([{ type: 3, price: combination!.price }]);
  });

  it("hide their prices from visitors", async () => {
    for (const item of await all(await mock.world())) {
      expect(item).toMatchObject({ price: null, raw_price: null, price_hint: "登录后可见价格" });
      expect(item.describe).not.toMatch(/\d\s*元/u);
    }
  });
});
