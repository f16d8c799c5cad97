import { describe, expect, it } from "vitest";
import type { CartLine } from "#generated/model/cartLine.ts";
import { addGoods, cartOf, lineWith } from "../support/cart.ts";
import { expectError } from "../support/contract.ts";
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

describe("the changes of a line", () => {
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

describe("lines that were deleted", () => {
  const restore = async (world: TestWorld, ids: number[]) =>
    expectSuccess("restoreCartLines", await world.post("/api/cart/restore", { ids }));
  const remove = async (world: TestWorld, ids: number[]) =>
    expectSuccess("deleteCartLines", await world.post("/api/cart/batch_delete", { ids }));

  it("come back as they were and where they were, with what had changed of them", async () => {
    const world = await enter("price-changed-in-cart");
    const before = await cartOf(world);
    expect(before.some(({ previous }) => previous !== null)).toBe(true);
    const ids = before.map(({ id }) => id);
    for (const gone of [ids.slice(0, 1), ids.slice(2, 5), ids.filter((_, at) => at % 2 === 0), ids]) {
      await remove(world, gone);
      expect(await restore(world, gone)).toEqual({ restored: gone.length, total: ids.length });
      expect(await cartOf(world)).toEqual(before);
    }
    // Deleted one by one, and brought back out of order.
    for (const id of ids.slice(1, 4)) await remove(world, [id]);
    for (const id of [ids[3]!, ids[1]!, ids[2]!]) await restore(world, [id]);
    expect(await cartOf(world)).toEqual(before);
    expect(await restore(world, [ids[0]!, 999])).toEqual({ restored: 0, total: ids.length });
    expectError(await world.post("/api/cart/restore", {}), 422, ["ids"]);
  });

  it("stay away once they are in the cart again, or after ten minutes", async () => {
    const world = await enter("ordinary");
    const line = (await lineOf(world, 7))!;
    await remove(world, [line.id]);
    const again = await lineWith(world, 7, 10);
    expect(await restore(world, [line.id])).toMatchObject({ restored: 0 });
    await remove(world, [again]);
    await world.control.clock.advance("11m");
    expect(await restore(world, [line.id, again])).toMatchObject({ restored: 0 });
  });
});

describe("a line that replaces another", () => {
  const swap = async (world: TestWorld, goodsId: number, replaces: number) => {
    const item = {
      price: 1,
      number: 10,
      ck_id: 1,
      goods_price_id: 0,
      ladder_price_id: 0,
      goods_manjian_id: 0,
      is_yj: 0,
    };
    const params = [{ ...item, goods_id: goodsId, replaces }];
    return expectSuccess("addCartLines", await world.post("/api/cart", { params }));
  };
  const order = async (world: TestWorld) => (await cartOf(world)).map(({ goods }) => goods.id);

  it("takes its place, and leaves it when the other comes back", async () => {
    const world = await enter("ordinary");
    const before = await cartOf(world);
    const [first, old] = before;
    const swapped = await swap(world, 16, old!.id);
    expect(swapped.total).toBe(before.length);
    expect(await order(world)).toEqual(before.map(({ id, goods }) => (id === old!.id ? 16 : goods.id)));
    expectSuccess("restoreCartLines", await world.post("/api/cart/restore", { ids: [old!.id] }));
    await world.post("/api/cart/batch_delete", { ids: [swapped.lines[0]!.id] });
    expect(await cartOf(world)).toEqual(before);

    // A line that is in the cart already keeps its place, and its quantity grows.
    await swap(world, first!.goods.id, old!.id);
    expect(await order(world)).toEqual(
      before.filter(({ id }) => id !== old!.id).map(({ goods }) => goods.id),
    );
  });

  it("is just added where the other is not in the cart", async () => {
    const world = await enter("ordinary");
    const before = await order(world);
    await swap(world, 16, 999);
    expect(await order(world)).toEqual([...before, 16]);
  });
});
