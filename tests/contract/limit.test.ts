/** A limit holds for a customer over the time of the offer, however many orders and sets it is spread over. */
import { describe, expect, it } from "vitest";
import type { CreatedOrder } from "#generated/model/createdOrder.ts";
import type { Goods } from "#generated/model/goods.ts";
import { addGoods, cartOf, emptyCart, lineWith } from "../support/cart.ts";
import { expectError } from "../support/contract.ts";
import { type TestWorld, testMock } from "../support/mock.ts";
import { checkOut, placeOrder, sendOrder } from "../support/purchase.ts";
import { expectSuccess } from "../support/success.ts";

const mock = testMock();

/** 感冒灵颗粒: 50 a customer in the flash sale from 8 to 12; without limit otherwise. */
const FLASH = 3;
/** 阿托伐他汀钙片: 20 a customer every day; a set of 900004 has two. `buyer` has ordered some on the first day. */
const DAILY = 13;
const TOMORROW = "2026-11-22 09:00:00";

const goodsOf = async (world: TestWorld, id: number): Promise<Goods> =>
  expectSuccess("getGoodsDetail", await world.get(`/api/goods/detail/${id}`)).goods;
const ordered = async (world: TestWorld, id: number, number: number): Promise<CreatedOrder> =>
  placeOrder(world, [await lineWith(world, id, number)]);
async function travel(world: TestWorld, time: string) {
  await world.control.clock.freeze(time);
  await world.login("buyer");
}

describe("a limit for a customer", () => {
  it("holds over all orders of the flash sale, and no longer", async () => {
    const world = await emptyCart(await mock.as("buyer"));
    await ordered(world, FLASH, 30);
    expect(await goodsOf(world, FLASH)).toMatchObject({ limit_number: 50, limit_left: 20, is_buy: 1 });
    const refused = await addGoods(world, FLASH, 21);
    expectError(refused, 422, ["params.0.number"]);
    expect(refused.body.errors!["params.0.number"]![0]).toContain("您已购 30");
    await ordered(world, FLASH, 20);
    const { is_buy, no_buy_reason, limit_left } = await goodsOf(world, FLASH);
    expect([is_buy, no_buy_reason, limit_left]).toEqual([0, "每个客户限购 50 盒，您已购 50 盒", 0]);
    expectError(await addGoods(world, FLASH, 1), 422, ["params.0.number"]);
    await travel(world, "2026-11-21 12:00:00");
    await ordered(world, FLASH, 60);
    await travel(world, "2026-11-22 08:00:00");
    expect(await goodsOf(world, FLASH)).toMatchObject({ limit_left: 50 });
  });

  it("is given back by a canceled order", async () => {
    const world = await emptyCart(await mock.as("buyer"));
    const { order_id: id } = await ordered(world, FLASH, 50);
    expectError(await addGoods(world, FLASH, 1), 422);
    expectSuccess("cancelOrder", await world.post(`/api/order/${id}/cancel`, { reason: 4 }));
    expect(await goodsOf(world, FLASH)).toMatchObject({ limit_left: 50, is_buy: 1 });
    await ordered(world, FLASH, 50);
  });

  it("is checked again when a checkout becomes an order", async () => {
    const world = await emptyCart(await mock.as("buyer"));
    const line = await lineWith(world, FLASH, 30);
    const first = await checkOut(world, [line]);
    const second = await checkOut(world, [line]);
    expectSuccess("createOrder", await sendOrder(world, first.checkout_no), 201);
    expectSuccess("createOrder", await sendOrder(world, first.checkout_no), 201);
    expectError(await sendOrder(world, second.checkout_no), 409);
    const again = await lineWith(world, FLASH, 20);
    expectError(await world.post(`/api/cart/${again}/edit`, { params: { number: 21 }, new: 1 }), 422);
  });

  it("leaves a combination selected that a second order may no longer contain", async () => {
    const world = await emptyCart(await mock.as("buyer"));
    const set = await lineWith(world, 900_001, 5);
    await ordered(world, FLASH, 50);
    const [line] = (await cartOf(world)).filter(({ id }) => id === set);
    expect(line).toMatchObject({ is_selected: 1, goods: { is_buy: 0 } });
  });

  it("counts the parts of combinations, and those count against it", async () => {
    const world = await emptyCart(await mock.as("buyer"));
    await travel(world, TOMORROW);
    await ordered(world, 900_004, 4);
    expect(await goodsOf(world, DAILY)).toMatchObject({ limit_number: 20, limit_left: 12 });
    await ordered(world, DAILY, 9);
    expect(await goodsOf(world, 900_004)).toMatchObject({ limit_number: 10, limit_left: 1 });
    expectError(await addGoods(world, 900_004, 2), 422);
    await ordered(world, DAILY, 3);
    expect(await goodsOf(world, 900_004)).toMatchObject({ limit_left: 0, is_buy: 0 });
  });

  it("without a limited-time offer is for a day", async () => {
    const world = await emptyCart(await mock.as("buyer"));
    await travel(world, TOMORROW);
    await ordered(world, DAILY, 20);
    expectError(await addGoods(world, DAILY, 1), 422);
    await travel(world, "2026-11-23 00:00:00");
    await ordered(world, DAILY, 20);
  });

  it("fits a purchase plan to what is left", async () => {
    const world = await emptyCart(await mock.as("buyer"));
    await travel(world, TOMORROW);
    await ordered(world, DAILY, 12);
    const lines = [{ text: String(DAILY), number: 15 }];
    const [match] = expectSuccess("matchGoods", await world.post("/api/goods/match", { lines }));
    expect(match).toMatchObject({ number: 8, is_changed: 1 });
    expect(match!.reason).toContain("您已购 12");
  });
});
