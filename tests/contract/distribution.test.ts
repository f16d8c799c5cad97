import { describe, expect, it } from "vitest";
import { stockOf } from "../support/cart.ts";
import { expectError } from "../support/contract.ts";
import { type TestWorld, testMock } from "../support/mock.ts";
import { expectSuccess } from "../support/success.ts";

const mock = testMock();
const CHAIN = ["chain", "chain01", "chain02"] as const;
const [FIRST, SECOND, THIRD] = [8, 9, 10];
const UNAPPROVED = 11;
const ANOTHERS = 1;
/** Sold by ten. */
const AMOXICILLIN = 7;
const SMECTITE = 9;
/** Contains one of it. */
const SET_WITH_SMECTITE = 900_002;

const cell = (store_id: number, goods_id: number, number: number) => ({ store_id, goods_id, number });
type Cell = ReturnType<typeof cell>;
const fill = (world: TestWorld, cells: Cell[]) => world.post("/api/cart/distribute", { cells });
const preview = (world: TestWorld, cells: Cell[]) => world.post("/api/cart/distribute/preview", { cells });
const cart = async (world: TestWorld) =>
  expectSuccess("listCartLines", await world.get("/api/cart/list")).data;
const totals = async (world: TestWorld) => expectSuccess("getCartTotal", await world.get("/api/cart/total"));

/** Returns the cart of every store of the chain. */
async function carts(world: TestWorld) {
  const numbers: (readonly (readonly [number, number])[])[] = [];
  for (const persona of CHAIN) {
    await world.login(persona);
    numbers.push((await cart(world)).map(({ goods, number }) => [goods.id, number] as const));
  }
  await world.login("chain");
  return numbers;
}

describe("distributing goods over stores", () => {
  it("fills every cart at once, and nothing more when it is repeated", async () => {
    const world = await mock.as("chain");
    const cells = [FIRST, SECOND, THIRD].flatMap((store, index) => [
      cell(store, 1, 10 * (index + 1)),
      cell(store, AMOXICILLIN, 10),
    ]);
    const previewed = expectSuccess("previewDistribution", await preview(world, cells));
    const filled = expectSuccess("distributeCart", await fill(world, cells));
    expect(filled).toEqual(previewed);
    expect(filled.problems).toEqual([]);
    expect(filled.stores.map(({ store_id, filled: count }) => [store_id, count])).toEqual([
      [FIRST, 2],
      [SECOND, 2],
      [THIRD, 2],
    ]);
    const after = await carts(world);
    for (const [index, lines] of after.entries()) {
      expect(lines).toContainEqual([1, 10 * (index + 1)]);
      expect(lines).toContainEqual([AMOXICILLIN, 10]);
    }
    expectSuccess("distributeCart", await fill(world, cells));
    expect(await carts(world)).toEqual(after);
  });

  it("responds to each store's cart as that store sees it", async () => {
    const world = await mock.as("chain");
    const { stores } = expectSuccess(
      "distributeCart",
      await fill(world, [cell(SECOND, 1, 20), cell(THIRD, AMOXICILLIN, 50)]),
    );
    for (const [index, persona] of (["chain01", "chain02"] as const).entries()) {
      await world.login(persona);
      const { total, amount, shipping_remainder } = await totals(world);
      expect(stores[index]).toMatchObject({ total, amount, shipping_remainder });
    }
  });

  it("changes no cart when one cell cannot be filled, and names it", async () => {
    const world = await mock.as("chain");
    const before = await carts(world);
    const cells = [
      cell(FIRST, 1, 10),
      cell(SECOND, AMOXICILLIN, 15),
      cell(UNAPPROVED, 1, 10),
      cell(THIRD, AMOXICILLIN, 99_990),
    ];
    const refused = await fill(world, cells);
    expectError(refused, 422, ["cells.1.number", "cells.2.store_id", "cells.3.number"]);
    const { errors } = refused.body;
    expect(errors?.["cells.1.number"]).toEqual(["数量须为 10 的倍数，请改为 20"]);
    expect(await carts(world)).toEqual(before);
    const { problems, stores } = expectSuccess("previewDistribution", await preview(world, cells));
    expect(problems.map(({ index, field, message }) => [`cells.${index}.${field}`, [message]])).toEqual(
      Object.entries(errors ?? {}),
    );
    expect(stores.map(({ filled }) => filled)).toEqual([1, 0, 0, 0]);
    expect(await carts(world)).toEqual(before);
  });

  it("counts one stock for all stores", async () => {
    const world = await mock.as("chain");
    const stock = await stockOf(world, AMOXICILLIN);
    const part = Math.floor(stock / 30) * 10 + 10;
    expect(part).toBeLessThanOrEqual(stock);
    const cells = [FIRST, SECOND, THIRD].map((store) => cell(store, AMOXICILLIN, part));
    const refused = await fill(world, cells);
    expectError(refused, 422, ["cells.0.number", "cells.1.number", "cells.2.number"]);
    const [message] = refused.body.errors?.["cells.0.number"] ?? [];
    expect(message).toContain(`各店共要 ${part * 3} `);
    expect(message).toContain(`库存仅剩 ${stock} `);
    expectSuccess("distributeCart", await fill(world, cells.slice(0, 2)));
  });

  it("counts the parts of a combination with the goods themselves", async () => {
    const world = await mock.as("chain");
    expect(await stockOf(world, SMECTITE)).toBe(4);
    const cells = [cell(FIRST, SMECTITE, 2), cell(SECOND, SET_WITH_SMECTITE, 3), cell(THIRD, 1, 10)];
    expectError(await fill(world, cells), 422, ["cells.0.number", "cells.1.number"]);
    expectSuccess("distributeCart", await fill(world, cells.with(1, cell(SECOND, SET_WITH_SMECTITE, 2))));
  });

  it.each([
    ["another owner's store", [cell(ANOTHERS, 1, 10)], ["cells.0.store_id"]],
    ["an unknown store", [cell(FIRST, 1, 10), cell(99_999, 1, 10)], ["cells.1.store_id"]],
    ["unknown goods", [cell(FIRST, 9_999_999, 10)], ["cells.0.goods_id"]],
  ])("rejects %s", async (_what, cells, fields) => {
    const world = await mock.as("chain");
    expectError(await preview(world, cells), 422, fields);
    expectError(await fill(world, cells), 422, fields);
  });

  it("rejects a store and goods that meet twice", async () => {
    const world = await mock.as("chain");
    const cells = [cell(FIRST, 1, 10), cell(FIRST, 1, 20)];
    expectError(await fill(world, cells), 422, ["cells.1.goods_id"]);
    const { problems } = expectSuccess("previewDistribution", await preview(world, cells));
    expect(problems).toMatchObject([{ index: 1, field: "goods_id" }]);
  });

  it("is for approved buyers", async () => {
    const world = await mock.as("newbie");
    expectError(await fill(world, [cell(5, 1, 10)]), 403);
  });
});
