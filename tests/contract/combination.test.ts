import { describe, expect, it } from "vitest";
import type { GoodsRecord } from "#mock/domain/goods/records.ts";
import { actingMock } from "../support/acting-mock.ts";
import { addGoods, cartOf, lineWith, stockOf } from "../support/cart.ts";
import { expectError } from "../support/contract.ts";
import type { TestWorld } from "../support/mock.ts";
import { checkOut, placeOrder, sendOrder } from "../support/purchase.ts";
import { expectSuccess } from "../support/success.ts";

const { mock, act } = actingMock();

/** Masks and an electronic device, for which `credit` has no valid licence, with sets that contain them. */
const LICENSED = [
  [5, 900_003],
  [5, 900_008],
  [16, 900_008],
] as const;

const combinations = async (world: TestWorld) =>
  expectSuccess("listCombinations", await world.get("/api/combinationMzhg"));
const combination = async (world: TestWorld, id: number) =>
  (await combinations(world)).find((one) => one.id === id)!;
const detail = async (world: TestWorld, id: number) =>
  expectSuccess("getGoodsDetail", await world.get(`/api/goods/detail/${id}`)).goods;
const change = (world: TestWorld, id: number, fields: Partial<GoodsRecord>) =>
  act(world, ({ goods }) => goods.put(id, { ...goods.get(id)!, ...fields }));

describe("combinations are forbidden with a product that they contain", () => {
  it.each(LICENSED)("a missing licence for %d: not %d either", async (part, id) => {
    const world = await mock.as("credit");
    const { no_buy_reason: reason } = await detail(world, part);
    expectError(await addGoods(world, part, 1), 422);
    const refused = await addGoods(world, id, 1);
    expectError(refused, 422, ["params.0.number"]);
    expect(refused.body.errors!["params.0.number"]![0]).toContain(reason);
    expectError(await world.post(`/api/cart/quick_add/${id}`), 422, ["id"]);
    expect(await combination(world, id)).toMatchObject({ is_buy: 0 });
    expect((await combination(world, id)).no_buy_reason).toContain(reason);
    expect(await detail(world, id)).toMatchObject({ is_buy: 0 });
  });

  it("a part that is taken off sale, also for a set that lies in the cart and in a checkout", async () => {
    const world = await mock.as("buyer");
    const line = await lineWith(world, 900_001, 2);
    const { checkout_no: no } = await checkOut(world, [line]);
    await change(world, 3, { is_buy: 0, no_buy_reason: "厂家停产" });
    expectError(await sendOrder(world, no), 409);
    // A combination counts all the same (specification section 5).
    const lost = (await cartOf(world)).find(({ id }) => id === line)!;
    expect(lost).toMatchObject({ is_selected: 1, goods: { is_buy: 0 } });
    expect(lost.goods.no_buy_reason).toContain("厂家停产");
    expectError(await world.post("/api/cart/checkout", { ids: [line], new: 1 }), 422, ["ids"]);
    for (const is_selected of [0, 1]) {
      const chosen = await world.post<{ refused_ids: number[] }>("/api/cart/batch_select", {
        ids: [line],
        is_selected,
      });
      expect(chosen.body.data.refused_ids).toEqual([]);
    }
    expect(await detail(world, 900_007)).toMatchObject({ is_buy: 1 });
  });

  it("a controlled group without access, and with access no longer", async () => {
    const world = await mock.as("buyer");
    await change(world, 15, { controlled_group: "deren", is_buy: 0, no_buy_reason: "控销品种" });
    expectError(await addGoods(world, 900_005, 1), 422);
    const special = await mock.as("chain");
    await change(special, 15, { controlled_group: "deren", is_buy: 0, no_buy_reason: "控销品种" });
    expect(await detail(special, 900_005)).toMatchObject({ is_buy: 1 });
  });

  it("a limit for a customer, alone and beside the product itself", async () => {
    const world = await mock.world();
    // `buyer` has ordered some of it on the first day.
    await world.control.clock.freeze("2026-11-22 10:00:00");
    await world.login("buyer");
    expect(await combination(world, 900_004)).toMatchObject({ limit_number: 10, limit_left: 10 });
    expectError(await addGoods(world, 900_004, 11), 422, ["params.0.number"]);
    const sets = await lineWith(world, 900_004, 6);
    const single = await lineWith(world, 13, 9);
    const both = await world.post("/api/cart/checkout", { ids: [sets, single], new: 1 });
    expectError(both, 422, ["ids"]);
    expect(both.body.errors!.ids![0]).toContain("阿托伐他汀钙片限购 20 盒");
    await world.post(`/api/cart/${single}/edit`, { params: { number: 8 }, new: 1 });
    await placeOrder(world, [sets, single]);
  });
});

describe("the stock of a combination is that of its parts", () => {
  it("as many sets as the scarcest part allows, and none without it", async () => {
    const world = await mock.as("buyer");
    // Goods 9 are the scarcest: 4 of them, one in each set.
    expect(await combination(world, 900_002)).toMatchObject({ number: 4 });
    expect(await stockOf(world, 900_002)).toBe(4);
    expectError(await addGoods(world, 900_002, 5), 422, ["params.0.number"]);
    await change(world, 9, { number: 0 });
    expect(await stockOf(world, 900_002)).toBe(0);
    expectError(await addGoods(world, 900_002, 1), 422, ["params.0.number"]);
  });

  it("is taken from the parts by an order, and returned by its end", async () => {
    const world = await mock.as("buyer");
    const stock = () => Promise.all([1, 6, 900_006].map((id) => stockOf(world, id)));
    expect(await stock()).toEqual([2400, 2600, 1300]);
    const { order_id: id } = await placeOrder(world, [await lineWith(world, 900_006, 5)]);
    expect(await stock()).toEqual([2395, 2590, 1295]);
    expectSuccess("cancelOrder", await world.post(`/api/order/${id}/cancel`, { reason: 4 }));
    expect(await stock()).toEqual([2400, 2600, 1300]);
  });

  it("is shared with other lines of an order", async () => {
    const world = await mock.as("buyer");
    const ids = [await lineWith(world, 900_002, 3), await lineWith(world, 9, 2)];
    const refused = await world.post("/api/cart/checkout", { ids, new: 1 });
    expectError(refused, 422, ["ids"]);
    expect(refused.body.errors!.ids![0]).toContain("蒙脱石散库存仅剩 4");
  });

  it("is shared with an order made meanwhile", async () => {
    const world = await mock.as("buyer");
    const sets = await lineWith(world, 900_002, 3);
    const { checkout_no: no } = await checkOut(world, [sets]);
    await placeOrder(world, [await lineWith(world, 9, 2)]);
    expectError(await sendOrder(world, no), 409);
  });
});

describe("the saving of a combination", () => {
  it("is told from today's prices of its parts", async () => {
    const world = await mock.as("buyer");
    const sums = async () =>
      (await combinations(world)).map(({ items, raw_price }) => [
        Math.round(raw_price! * 100),
        items.reduce((sum, { goods, number }) => sum + Math.round(goods.price! * 100) * number, 0),
      ]);
    for (const time of ["2026-11-21 10:00:00", "2026-11-21 13:00:00", "2026-11-22 09:00:00"]) {
      await world.control.clock.freeze(time);
      for (const [shown, sum] of await sums()) expect(shown).toBe(sum);
    }
  });
});
