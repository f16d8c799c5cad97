import { describe, expect, it } from "vitest";
import type { CartLine } from "#generated/model/cartLine.ts";
import { expectError } from "../support/contract.ts";
import { addGoods, cartOf } from "../support/cart.ts";
import { type TestWorld, testMock } from "../support/mock.ts";
import { expectSuccess } from "../support/success.ts";

const mock = testMock();

async function enter(scenario: string): Promise<TestWorld> {
  const world = await mock.world();
  await world.control.scenario(scenario, { freeze: true });
  await world.login("buyer");
  return world;
}

const lineOf = async (world: TestWorld, goodsId: number): Promise<CartLine | undefined> =>
  (await cartOf(world)).find(({ goods }) => goods.id === goodsId);

describe("what changed of a line", () => {
  it("is nothing in a cart as the buyer left it", async () => {
    const lines = await cartOf(await enter("ordinary"));
    expect(lines.filter(({ previous }) => previous !== null).map(({ id }) => id)).toEqual([]);
  });

  it("is said until the buyer has read it", async () => {
    const world = await enter("price-changed-in-cart");
    const dearer = await lineOf(world, 1);
    expect(dearer?.previous).toMatchObject({ price: 19.9, goods_manjian_id: dearer?.goods_manjian_id });
    expect(dearer?.price).toBe(21.89);
    const untiered = await lineOf(world, 7);
    expect(untiered).toMatchObject({ price: 12.8, ladder_price_id: 0, goods: { xq: "2027-03-31" } });
    expect(untiered?.previous).toMatchObject({ price: 12.5, ladder_price_id: 7, xq: "2028-05-31" });

    // Another quantity has another price then, too.
    await world.post(`/api/cart/${untiered?.id}/edit`, { params: { number: 100 } });
    expect((await lineOf(world, 7))?.previous?.price).toBe(11.9);

    const ids = [dearer?.id, untiered?.id, 999];
    expect(expectSuccess("readCartChanges", await world.post("/api/cart/read_changes", { ids }))).toEqual({
      read: 2,
    });
    expect((await cartOf(world)).filter(({ previous }) => previous !== null)).toEqual([]);
    expect(expectSuccess("readCartChanges", await world.post("/api/cart/read_changes", { ids }))).toEqual({
      read: 0,
    });
    expectError(await world.post("/api/cart/read_changes", {}), 422, ["ids"]);
  });

  it("is the end of a flash sale, by the clock", async () => {
    const world = await enter("ordinary");
    expect(await lineOf(world, 3)).toMatchObject({ type: 1, previous: null });
    await world.control.clock.advance("12h");
    const line = await lineOf(world, 3);
    expect(line).toMatchObject({ type: 0, goods_price_id: 0 });
    expect(line?.previous).toMatchObject({ type: 1, price: 7.5 });
  });

  it("is nothing of goods that are added again", async () => {
    const world = await enter("price-changed-in-cart");
    await addGoods(world, 1, 1);
    expect((await lineOf(world, 1))?.previous).toBe(null);
  });
});

it("a line says how many more units bring the next gift", async () => {
  const world = await enter("ordinary");
  const before = await lineOf(world, 4);
  const { id = 0, next_gift: next, number = 0 } = before ?? {};
  expect(next).toMatchObject({ type: 1, shortfall: 10 - (number % 10) });
  await world.post(`/api/cart/${id}/edit`, { params: { number: 9 } });
  expect((await lineOf(world, 4))?.next_gift).toMatchObject({ shortfall: 1 });
  expect((await lineOf(world, 7))?.next_gift).toBe(null);
});
