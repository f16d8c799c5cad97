import { expect, it } from "vitest";
import { CART_LINES_MAX } from "#generated/limits.ts";
import type { ListGoods200Data } from "#generated/model/listGoods200Data.ts";
/**
 * A cart has an end, so that every call about it has one: the lists of ids, the responses, and the time that they take.
 */
import type { Goods, Whole } from "#tests/support/whole.ts";
import { cartOf } from "../support/cart.ts";
import { expectContract, expectError } from "../support/contract.ts";
import { type TestWorld, testMock } from "../support/mock.ts";
import { checkOut, sendOrder } from "../support/purchase.ts";
import { expectSuccess } from "../support/success.ts";

/** 6,000 goods: more than a cart holds. */
const mock = testMock({ scale: 1 / 2 });
/** Lines in the cart of `big`, the goods with the lowest ids. */
const HELD = 3000;
const MOST_PER_CALL = 1000;

const linesIn = async (world: TestWorld) =>
  expectSuccess("getCartTotal", await world.get("/api/cart/total")).total;

const add = (world: TestWorld, goods: readonly Goods[]) =>
  world.post("/api/cart", {
    params: goods.map(({ id, ck_id, goods_price_id, ladder_price_id, goods_manjian_id, is_yj }) => ({
      goods_id: id,
      price: 0,
      number: 1,
      ck_id,
      goods_price_id,
      ladder_price_id,
      goods_manjian_id,
      is_yj,
    })),
  });

/** So many goods that can be bought and are not in the cart. */
async function otherGoods(world: TestWorld, count: number): Promise<Goods[]> {
  const found: Goods[] = [];
  for (let page = 1; found.length < count; page += 1) {
    const reply = await world.get<Whole<ListGoods200Data>>(`/api/goods/list?page_size=100&page=${page}`);
    const { list } = reply.body.data;
    expect(list.length).toBeGreaterThan(0);
    found.push(...list.filter((one) => one.id > HELD && one.is_buy === 1 && one.number >= one.zbz));
  }
  return found.slice(0, count);
}

it("a cart holds so many lines, and refuses what comes after", async () => {
  const world = await mock.as("big");
  const room = 10;
  const goods = await otherGoods(world, CART_LINES_MAX - HELD + 5);
  const more = goods.splice(CART_LINES_MAX - HELD - room);
  for (let at = 0; at < goods.length; at += MOST_PER_CALL)
    expectSuccess("addCartLines", await add(world, goods.slice(at, at + MOST_PER_CALL)));
  expect(await linesIn(world)).toBe(CART_LINES_MAX - room);

  const refused = await add(world, more);
  expectError(
    refused,
    422,
    [10, 11, 12, 13, 14].map((index) => `params.${index}.goods_id`),
  );
  expectContract("addCartLines", refused);
  expect(refused.body.errors?.["params.10.goods_id"]).toEqual([
    `购物车最多 ${CART_LINES_MAX} 种商品，请先结算或删除一些商品`,
  ]);
  expect(await linesIn(world)).toBe(CART_LINES_MAX - room);

  expectSuccess("addCartLines", await add(world, more.slice(0, room)));
  expect(await linesIn(world)).toBe(CART_LINES_MAX);
  expectError(await world.post(`/api/cart/quick_add/${more[room]?.id}`), 422, ["id"]);
  // The quantity of a line that is in the cart already can still grow.
  expectSuccess("addCartLines", await add(world, goods.slice(0, 1)));
});

it("a whole cart can be ordered, bought again and looked at for its return", async () => {
  const world = await mock.as("big");
  const data = await cartOf(world);
  const ids = data.filter((line) => line.is_selected === 1).map(({ id }) => id);
  expect(ids.length).toBeGreaterThan(MOST_PER_CALL);
  const checkout = await checkOut(world, ids);
  const sent = await sendOrder(world, checkout.checkout_no, { address_id: 5 });
  const { order_id: id } = expectSuccess("createOrder", sent, 201);
  const again = await world.post(`/api/order/${id}/buy_again`);
  const { added, failed } = expectSuccess("buyOrderAgain", again);
  expect(added.length + failed.length).toBe(ids.length);
  expect(added.length).toBeGreaterThan(MOST_PER_CALL);
  expectSuccess("getOrder", await world.get(`/api/order/${id}`));
  expectContract("listReturnableLines", await world.get(`/api/order/${id}/returnable`));
});
