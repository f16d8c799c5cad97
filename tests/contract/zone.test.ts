import { describe, expect, it } from "vitest";
import type { CartStore } from "#generated/model/cartStore.ts";
import type { Goods } from "#generated/model/goods.ts";
import { expectError } from "../support/contract.ts";
import { type TestWorld, testMock } from "../support/mock.ts";
import { checkOut, sendOrder } from "../support/purchase.ts";
import { expectSuccess } from "../support/success.ts";

const mock = testMock();

const group = async (world: TestWorld, url = "kangning") =>
  expectSuccess("getControlledGroup", await world.get(`/api/kxzq/${url}`));
const apply = (world: TestWorld, url: string, remark?: string) =>
  world.post(`/api/kxzq/${url}/apply`, remark === undefined ? {} : { remark });
const goodsOf = async (world: TestWorld, url: string) =>
  (await world.get<{ list: Goods[]; total: number }>(`/api/goods/list?kx_url=${url}&page_size=100`)).body
    .data;

async function add(world: TestWorld, goods: Goods) {
  const { id, price, zbz, ck_id, goods_price_id, ladder_price_id, goods_manjian_id, is_yj } = goods;
  const item = { goods_id: id, price: price ?? 0, number: zbz, ck_id, goods_price_id };
  return world.post("/api/cart", { params: [{ ...item, ladder_price_id, goods_manjian_id, is_yj }] });
}

describe("the brand zone", () => {
  it("has brands with logos, and a page for each", async () => {
    const world = await mock.world();
    const zone = expectSuccess("getBrandZone", await world.get("/api/focus/ppzq"));
    expect(zone.banners.length).toBeGreaterThan(0);
    expect(zone.brands.length).toBeGreaterThan(20);
    for (const { id, name } of zone.brands.slice(0, 3)) {
      const detail = expectSuccess("getBrandDetail", await world.get(`/api/focus/brand/${id}`));
      expect(detail.brand.name).toBe(name);
      expect(detail.describe).toContain(name);
      const { total } = (await world.get<{ total: number }>(`/api/goods/list?brand_id=${id}`)).body.data;
      expect(detail.goods_number).toBe(total);
    }
    expectError(await world.get("/api/focus/brand/99999"), 404);
  });
});

describe("the controlled zone", () => {
  it("has groups, each with goods of one manufacturer; its new page reverses them", async () => {
    const world = await mock.world();
    const zone = expectSuccess("getControlledZone", await world.get("/api/focus/kxzq"));
    expect(zone.groups.length).toBeGreaterThan(3);
    const fresh = expectSuccess("getNewControlledZone", await world.get("/api/focus/new_kxzq"));
    expect(fresh.groups).toEqual(zone.groups.toReversed());
    for (const { url, goods_number: number, access } of zone.groups) {
      expect(access).toBe(0);
      const goods = await goodsOf(world, url);
      expect(goods.total).toBe(number);
      expect(number).toBeGreaterThan(0);
      expect(new Set(goods.list.map(({ sccj }) => sccj)).size).toBe(1);
      expect(goods.list.every(({ is_buy, no_buy_reason }) => is_buy === 0 && no_buy_reason !== "")).toBe(
        true,
      );
    }
  });

  it("shows each persona its access: granted, under review, refused, not requested", async () => {
    const world = await mock.as("buyer");
    const access = async (url: string) => (await group(world, url)).access;
    expect([
      await access("antai"),
      await access("hetai"),
      await access("jimin"),
      await access("kangning"),
    ]).toEqual([2, 1, 3, 0]);
    expectError(await world.get("/api/kxzq/nothing"), 404);
  });

  it("lets nobody buy without access, and grants it a day after the application", async () => {
    const world = await mock.as("buyer");
    const [before] = (await goodsOf(world, "kangning")).list;
    expect(before).toMatchObject({ is_buy: 0 });
    expectError(await add(world, before!), 422);

    const asked = expectSuccess(
      "applyControlledAccess",
      await apply(world, "kangning", "本店独家经营该品种"),
    );
    expect(asked.access).toBe(1);
    expect((await goodsOf(world, "kangning")).list[0]?.no_buy_reason).toContain("审核中");
    const again = await apply(world, "kangning");
    expectError(again, 409);
    expect(again.body.message).toContain("请等待审核");

    await world.control.clock.advance(24 * 3600 - 1);
    expect((await group(world)).access).toBe(1);
    await world.control.clock.advance(1);
    expect((await group(world)).access).toBe(2);
    expectError(await apply(world, "kangning"), 409);
    const [after] = (await goodsOf(world, "kangning")).list;
    expect(after).toMatchObject({ id: before!.id, is_buy: 1, no_buy_reason: "" });

    expect((await add(world, after!)).status).toBe(200);
    const { data } = (await world.get<CartStore>("/api/cart/list")).body.data;
    const line = data.find(({ goods }) => goods.id === after!.id)!;
    expect(line).toMatchObject({ is_selected: 1, goods: { is_buy: 1 } });
    const { checkout_no: no } = await checkOut(world, [line.id]);
    expect((await sendOrder(world, no)).status).toBe(201);
  });

  it("grants access to the applicant alone", async () => {
    const world = await mock.as("buyer");
    expect((await goodsOf(world, "antai")).list.some(({ is_buy }) => is_buy === 1)).toBe(true);
    await world.login("branch");
    expect((await group(world, "antai")).access).toBe(0);
    expect((await goodsOf(world, "antai")).list.every(({ is_buy }) => is_buy === 0)).toBe(true);
  });

  it("is open to special buyers without an application", async () => {
    const world = await mock.as("chain");
    expect((await group(world)).access).toBe(2);
    expect((await goodsOf(world, "kangning")).list.some(({ is_buy }) => is_buy === 1)).toBe(true);
    expectError(await apply(world, "kangning"), 409);
  });

  it("ends access after a year", async () => {
    const world = await mock.as("buyer");
    await world.control.clock.advance("326d");
    await world.login("buyer");
    expect((await group(world, "antai")).access).toBe(0);
  });

  it("refuses applications without the manufacturer's required answers, and accepts them again later", async () => {
    const world = await mock.as("credit");
    await apply(world, "jimin");
    await world.control.clock.advance("24h");
    expect((await group(world, "jimin")).access).toBe(3);
    expect(expectSuccess("applyControlledAccess", await apply(world, "jimin", "湖州织里镇")).access).toBe(1);
    await world.control.clock.advance("24h");
    expect((await group(world, "jimin")).access).toBe(2);
  });

  it("refuses applications from visitors, before approval, or for an unknown group", async () => {
    expectError(await apply(await mock.world(), "kangning"), 401);
    expectError(await apply(await mock.as("newbie"), "kangning"), 403);
    expectError(await apply(await mock.as("buyer"), "nothing"), 404);
  });

  it("shows the ads in its address, in their order", async () => {
    const world = await mock.world();
    const ads = async (ids: string) =>
      expectSuccess("listControlledAds", await world.get(`/api/focus/kxzq_ad?ids=${ids}`)).map(
        ({ id }) => id,
      );
    expect(await ads("32,31")).toEqual([32, 31]);
    expect(await ads("31,99999,33")).toEqual([31, 33]);
    expectError(await world.get("/api/focus/kxzq_ad?ids=a,b"), 422, ["ids"]);
  });
});
