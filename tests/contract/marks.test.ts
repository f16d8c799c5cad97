import { describe, expect, it } from "vitest";
import type { Goods } from "#generated/model/goods.ts";
import { terms } from "#generated/terms.ts";
import { addGoods, cartOf, emptyCart, lineWith } from "../support/cart.ts";
import { expectError } from "../support/contract.ts";
import { type TestWorld, testMock } from "../support/mock.ts";
import { checkOut, payOnCredit, sendOrder } from "../support/purchase.ts";
import { expectSuccess } from "../support/success.ts";

const mock = testMock();

const listed = async (world: TestWorld, query: string): Promise<Goods[]> =>
  expectSuccess("listGoods", await world.get(`/api/goods/list?page_size=100&${query}`)).list;

const named = async (world: TestWorld, name: string): Promise<Goods> => {
  const [goods] = await listed(world, `keywords=${encodeURIComponent(name)}&in_stock=1`);
  return goods!;
};

const orderOf = async (world: TestWorld, id: number) =>
  expectSuccess("getOrder", await world.get(`/api/order/${id}`));

describe("the marks of goods", () => {
  it("are what the list filters by, alone and together", async () => {
    const world = await mock.as("buyer");
    for (const name of ["is_collective", "is_ephedrine", "is_cold_chain"] as const) {
      const list = await listed(world, `${name}=1`);
      expect(list.length).toBeGreaterThan(5);
      expect(list.every((goods) => goods[name] === 1)).toBe(true);
    }
    const both = await listed(world, "insurance=2&is_cold_chain=1");
    expect(both.map(({ name }) => name)).toContain("甘精胰岛素注射液");
    for (const { insurance, insurance_code: code } of both)
      expect([insurance, code]).toEqual([2, expect.stringMatching(/^X[A-Z0-9]{22}$/u)]);
    const [herb] = await listed(world, `keywords=${encodeURIComponent("枸杞子")}`);
    expect(herb).toMatchObject({ insurance: 0, insurance_code: "", is_collective: 0, retail_price: null });
  });

  it("come without a retail price for those who see no prices", async () => {
    const shown = (goods: readonly Goods[]) => goods.some(({ retail_price: price }) => price !== null);
    expect(shown(await listed(await mock.as("buyer"), "is_ephedrine=1"))).toBe(true);
    expect(shown(await listed(await mock.as("newbie"), "is_ephedrine=1"))).toBe(false);
    expect(shown(await listed(await mock.world(), "is_ephedrine=1"))).toBe(false);
  });
});

describe("a compound with ephedrine", () => {
  it("is limited to so many a day for a customer, by the cart and by what is ordered", async () => {
    const most = terms.ephedrine.units_per_day;
    const world = await emptyCart(await mock.as("buyer"));
    const { id, limit_number: limit } = await named(world, "复方盐酸伪麻黄碱缓释胶囊 10粒");
    expect(limit).toBe(most);
    const refused = await addGoods(world, id, most + 1);
    expectError(refused, 422, ["params.0.number"]);
    expect(refused.body.errors!["params.0.number"]![0]).toBe(
      `复方盐酸伪麻黄碱缓释胶囊属含麻黄碱类复方制剂，限购 ${most} 盒，请减少数量`,
    );
    const { checkout_no: no } = await checkOut(world, [await lineWith(world, id, most)]);
    expectSuccess("createOrder", await sendOrder(world, no), 201);
    expectError(await addGoods(world, id, 1), 422);
    await world.control.clock.freeze("2026-11-22 09:00:00");
    await world.login("buyer");
    expectSuccess("addCartLines", await addGoods(world, id, 1));
  });
});

describe("goods of the cold chain", () => {
  /** A checkout of insulin and something else; the world begins on a Saturday. */
  async function chilled(world: TestWorld) {
    await emptyCart(world);
    await lineWith(world, (await named(world, "甘精胰岛素注射液")).id, 1);
    await lineWith(world, 2, 100);
    return checkOut(
      world,
      (await cartOf(world)).map(({ id }) => id),
    );
  }

  it("say before and after the order when they leave, and leave then with the rest of it", async () => {
    const world = await mock.as("buyer");
    const { checkout_no } = await chilled(world);
    const preview = async (more = {}) =>
      expectSuccess("previewOrder", await world.post("/api/order/preview", { checkout_no, ...more }));
    expect(await preview()).toMatchObject({ dispatch_on: "2026-11-23" });
    expect(await preview({ delivery_type: 3 })).toMatchObject({ dispatch_on: null });
    const { order_id: id } = expectSuccess("createOrder", await sendOrder(world, checkout_no), 201);
    expect((await orderOf(world, id)).dispatch_on).toBe("2026-11-23");
    await payOnCredit(world, id);
    await world.control.clock.freeze("2026-11-22 23:00:00");
    await world.login("buyer");
    expect(await orderOf(world, id)).toMatchObject({ status: 2, dispatch_on: "2026-11-23" });
    await world.control.clock.freeze("2026-11-23 17:00:00");
    await world.login("buyer");
    const { status, dispatch_on: day, progress, lines } = await orderOf(world, id);
    expect([status, day, lines.map((line) => line.is_cold_chain)]).toEqual([3, null, [1, 0]]);
    expect(progress.at(-1)!.time.slice(0, 10)).toBe("2026-11-23");
  });

  it.each([
    ["2026-11-25 23:00:00", "2026-11-26"],
    ["2026-11-26 09:00:00", "2026-11-30"],
  ])("paid at %s they leave on %s", async (now, day) => {
    const world = await mock.as("buyer");
    await world.control.clock.freeze(now);
    await world.login("buyer");
    const { checkout_no: no } = await chilled(world);
    const { order_id: id } = expectSuccess("createOrder", await sendOrder(world, no), 201);
    expect((await orderOf(world, id)).dispatch_on).toBe(day);
    expectSuccess("cancelOrder", await world.post(`/api/order/${id}/cancel`, { reason: 4 }));
    expect((await orderOf(world, id)).dispatch_on).toBeNull();
  });
});
