import { describe, expect, it } from "vitest";
import type { Order } from "#generated/model/order.ts";
import { cartOf, stockOf } from "../support/cart.ts";
import { expectError } from "../support/contract.ts";
import { type TestWorld, testMock } from "../support/mock.ts";
import { checkOut, placeOrder, sendOrder } from "../support/purchase.ts";
import { expectSuccess } from "../support/success.ts";

const mock = testMock();

const orderOf = (world: TestWorld, id: number) => world.get<Order>(`/api/order/${id}`);
const lineIds = async (world: TestWorld) => (await cartOf(world)).map(({ id }) => id);

describe("placing an order", () => {
  it("takes the stock, removes the cart lines and matches the checkout", async () => {
    const world = await mock.as("buyer");
    const checkout = await checkOut(world, [101, 102, 104, 106]);
    const change = { address_id: 2, invoice_kind: 2, remark: "请周一送货" };
    const placed = expectSuccess("createOrder", await sendOrder(world, checkout.checkout_no, change), 201);
    expect(placed).toEqual({
      order_id: 9101,
      order_no: "DD2026112100000101",
      amount: checkout.amount,
      pay_deadline: "2026-11-22 10:00:00",
    });
    const order = expectSuccess("getOrder", await orderOf(world, placed.order_id));
    expect(order).toMatchObject({
      status: 1,
      pay_method: 0,
      paid_at: null,
      created_at: "2026-11-21 10:00:00",
      invoice_kind: 2,
      remark: "请周一送货",
      address: { id: 2, name: "吴刚" },
      progress: [{ status: 1, name: "提交订单", time: "2026-11-21 10:00:00" }],
    });
    const { goods_amount, manjian_amount, discount_amount, gift_amount, shipping_fee, amount } = checkout;
    expect(order).toMatchObject({
      goods_amount,
      manjian_amount,
      discount_amount,
      gift_amount,
      shipping_fee,
      amount,
    });
    expect(order.lines.map(({ goods_id: id, number, price }) => [id, number, price])).toEqual(
      checkout.lines.map(({ goods, number, price }) => [goods.id, number, price]),
    );
    expect(await lineIds(world)).not.toEqual(expect.arrayContaining([101]));
    expect(await stockOf(world, 7)).toBe(860 - 20);
    expect((await fetch(order.lines[0]!.image)).status).toBe(200);
  });

  it("twice with the same checkout creates one order", async () => {
    const world = await mock.as("buyer");
    const { checkout_no: no } = await checkOut(world, [101]);
    const replies = await Promise.all([sendOrder(world, no), sendOrder(world, no)]);
    expect(replies.map(({ status }) => status)).toEqual([201, 201]);
    expect(replies[0]?.text).toBe(replies[1]?.text);
    expect(await stockOf(world, 7)).toBe(840);
    await world.control.clock.advance("30d");
    await world.login("buyer");
    expect((await sendOrder(world, no)).text).toBe(replies[0]?.text);
    // Unpaid, so it has been canceled once.
    expect(await stockOf(world, 7)).toBe(860);
    expectError(await orderOf(world, 9102), 404);
  });

  it("rejects an unknown checkout, another buyer's, and an unknown address", async () => {
    const world = await mock.as("buyer");
    const { checkout_no: no } = await checkOut(world, [101]);
    expectError(await sendOrder(world, "JS0"), 422, ["checkout_no"]);
    expectError(await sendOrder(world, no, { address_id: 3 }), 422, ["address_id"]);
    expectError(await sendOrder(world, "JS0", { address_id: 999 }), 422, ["checkout_no", "address_id"]);
    await world.login("big");
    expectError(await sendOrder(world, no, { address_id: 5 }), 422, ["checkout_no"]);
    expect(await stockOf(world, 7)).toBe(860);
  });

  it.each<[string, (world: TestWorld) => Promise<unknown>, string]>([
    [
      "its number",
      (world) => world.post("/api/cart/101/edit", { params: { number: 30 } }),
      "阿莫西林胶囊的数量已由 20 变为 30，请返回购物车确认",
    ],
    [
      "that it is there",
      (world) => world.post("/api/cart/batch_delete", { ids: [101] }),
      "阿莫西林胶囊已不在购物车中，请返回购物车确认",
    ],
  ])("says what changed since the checkout: %s", async (_what, change, message) => {
    const world = await mock.as("buyer");
    const { checkout_no: no } = await checkOut(world, [101, 102]);
    await change(world);
    const reply = await sendOrder(world, no);
    expectError(reply, 409);
    expect(reply.body.message).toBe(message);
    expect(await stockOf(world, 1)).toBe(2400);
    expectError(await orderOf(world, 9101), 404);
  });

  it("is refused when another buyer took the stock, and takes nothing", async () => {
    const world = await mock.as("buyer", "one-shop");
    const { checkout_no: no } = await checkOut(world, [102, 113]);
    const other = await mock.as("big", "one-shop");
    const lines = await cartOf(other);
    const mine = lines.find(({ goods }) => goods.id === 9)!;
    await other.post(`/api/cart/${mine.id}/edit`, { params: { number: 3 } });
    const theirs = await checkOut(other, [mine.id]);
    expect((await sendOrder(other, theirs.checkout_no, { address_id: 5 })).status).toBe(201);
    const reply = await sendOrder(world, no);
    expectError(reply, 409);
    expect(reply.body.message).toBe("蒙脱石散库存仅剩 1 盒，请返回购物车确认");
    expect([await stockOf(world, 9), await stockOf(world, 1)]).toEqual([1, 2400]);
    expect(await lineIds(world)).toEqual(expect.arrayContaining([102, 113]));
  });

  it("requires the signed agreement, and a buyer", async () => {
    const world = await mock.world();
    expectError(await sendOrder(world, "JS0"), 401);
    await world.login("unsigned");
    expectError(await sendOrder(world, "JS0", { address_id: 3 }), 459);
    await world.login("newbie");
    expectError(await sendOrder(world, "JS0"), 403);
  });
});

describe("an order", () => {
  it.each([9001, 9002, 9003, 9004, 9005, 9006])("%d of the seed is complete", async (id) => {
    const order = expectSuccess("getOrder", await orderOf(await mock.as("buyer"), id));
    expect(order.progress.at(-1)?.status).toBe(order.status);
    const fen = (yuan: number) => Math.round(yuan * 100);
    expect(fen(order.amount)).toBe(
      fen(order.goods_amount) -
        fen(order.manjian_amount) -
        fen(order.discount_amount) +
        fen(order.gift_amount) -
        fen(order.coupon_amount) -
        fen(order.voucher_amount) -
        fen(order.points_amount) +
        fen(order.shipping_fee),
    );
  });

  it("is canceled when its payment deadline passes, and returns its stock", async () => {
    const world = await mock.as("buyer");
    const { order_id: id } = await placeOrder(world, [101]);
    await world.control.clock.advance(24 * 3600 - 1);
    expect((await orderOf(world, id)).body.data.status).toBe(1);
    expect(await stockOf(world, 7)).toBe(840);
    await world.control.clock.advance(1);
    const order = expectSuccess("getOrder", await orderOf(world, id));
    expect(order.status).toBe(6);
    expect(order.progress.at(-1)).toEqual({
      status: 6,
      name: "超时未付款，订单已取消",
      time: "2026-11-22 10:00:00",
    });
    expect(await stockOf(world, 7)).toBe(860);
    expect((await orderOf(world, id)).body.data.progress).toHaveLength(2);
    expect(await stockOf(world, 7)).toBe(860);
  });

  it("returns 404 for another buyer", async () => {
    const world = await mock.world();
    expectError(await orderOf(world, 9001), 401);
    await world.login("big");
    expectError(await orderOf(world, 9001), 404);
    expectError(await orderOf(world, 424_242), 404);
  });
});
