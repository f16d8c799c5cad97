/** Changes between checkout and order: every amount charged, and the offers of the lines. */
import { describe, expect, it } from "vitest";
import type { CartStore } from "#generated/model/cartStore.ts";
import type { GiftOffer } from "#mock/domain/goods/records.ts";
import { actingMock } from "../support/acting-mock.ts";
import { cartOf, emptyCart, lineWith } from "../support/cart.ts";
import { expectError } from "../support/contract.ts";
import type { TestWorld } from "../support/mock.ts";
import { checkOut, placeOrder, sendOrder } from "../support/purchase.ts";
import { expectSuccess } from "../support/success.ts";

const { mock, act } = actingMock();

/** 32.50 元, without offers. */
const PLAIN = 20;
/** 7.50 元 in the flash sale from 8 to 12, 9.80 元 otherwise. */
const FLASH = 3;
/** A bag for every 10. */
const WITH_GIFT = 4;
/** A thermometer at 5.90 元 for every 10. */
const WITH_EXCHANGE = 5;

async function paid(world: TestWorld, orderId: number) {
  const opened = await world.post("/api/pay/create", { order_id: orderId, method: 2 });
  const { pay_no } = expectSuccess("createPayment", opened);
  expectSuccess("payByBalance", await world.post("/api/pay/balance", { pay_no }));
}

/** An unpaid order of today that, once paid, counts towards free shipping. */
const earlier = async (world: TestWorld) =>
  (await placeOrder(world, [await lineWith(world, PLAIN, 12)])).order_id;

describe("shipping that changed since the checkout", () => {
  it("is told when it has become free", async () => {
    const world = await emptyCart(await mock.as("buyer"));
    const order = await earlier(world);
    const { checkout_no: no, shipping_fee } = await checkOut(world, [await lineWith(world, PLAIN, 4)]);
    expect(shipping_fee).toBe(12);
    await paid(world, order);
    const reply = await sendOrder(world, no);
    expectError(reply, 409);
    expect(reply.body.message).toBe("运费已由 12.00 元变为 0.00 元，请返回购物车确认");
  });

  it("is told when it is no longer free, but not to those who pick up", async () => {
    const world = await emptyCart(await mock.as("buyer"));
    const order = await earlier(world);
    await paid(world, order);
    const { checkout_no: no, shipping_fee } = await checkOut(world, [await lineWith(world, PLAIN, 4)]);
    expect(shipping_fee).toBe(0);
    expectSuccess("cancelOrder", await world.post(`/api/order/${order}/cancel`, { reason: 4 }));
    const reply = await sendOrder(world, no);
    expectError(reply, 409);
    expect(reply.body.message).toBe("运费已由 0.00 元变为 12.00 元，请返回购物车确认");
    expectSuccess("createOrder", await sendOrder(world, no, { delivery_type: 3 }), 201);
  });
});

describe("an amount that changed since the checkout", () => {
  it("is told when goods no longer count for the offers on the order", async () => {
    const world = await emptyCart(await mock.as("buyer"));
    const { checkout_no: no, manjian_amount } = await checkOut(world, [await lineWith(world, PLAIN, 20)]);
    expect(manjian_amount).toBe(8);
    await act(world, ({ goods }) => goods.put(PLAIN, { ...goods.get(PLAIN)!, with_coupon: 0 }));
    const reply = await sendOrder(world, no);
    expectError(reply, 409);
    expect(reply.body.message).toBe("满减优惠已由 8.00 元变为 0.00 元，请返回购物车确认");
  });

  it("is told when it is not the one that the buyer was shown", async () => {
    const world = await emptyCart(await mock.as("buyer"));
    const { checkout_no: no } = await checkOut(world, [await lineWith(world, PLAIN, 4)]);
    const voucher = await act(world, ({ vouchers }) => {
      const [one] = [...vouchers.values()].filter(
        ({ userId, threshold, balance }) => userId === 1 && threshold === 0 && balance > 0,
      );
      return one!;
    });
    const asked = { voucher_ids: [voucher.id] as never };
    const { amount } = expectSuccess(
      "previewOrder",
      await world.post("/api/order/preview", { checkout_no: no, ...asked }),
    );
    await act(world, ({ vouchers }) =>
      vouchers.put(voucher.id, { ...voucher, balance: voucher.balance - 100 }),
    );
    const refused = await sendOrder(world, no, { ...asked, amount });
    expectError(refused, 409);
    expect(refused.body.message).toBe(
      `应付金额已由 ${amount.toFixed(2)} 元变为 ${(amount + 1).toFixed(2)} 元，请确认后重新提交`,
    );
    const order = expectSuccess(
      "createOrder",
      await sendOrder(world, no, { ...asked, amount: amount + 1 }),
      201,
    );
    expect(order.amount).toBe(amount + 1);
  });
});

describe("a gift that changed since the checkout", () => {
  const CHANGES: [string, (offer: GiftOffer) => GiftOffer | null][] = [
    ["is another one", (offer) => ({ ...offer, name: "雨伞" })],
    ["comes with more units", (offer) => ({ ...offer, every: offer.every * 2 })],
    ["is to be paid for", (offer) => ({ ...offer, type: 2, price: 0 })],
    ["is no more", () => null],
  ];

  it.each(CHANGES)("is told when it %s", async (_, change) => {
    const world = await emptyCart(await mock.as("buyer"));
    const { checkout_no: no } = await checkOut(world, [await lineWith(world, WITH_GIFT, 20)]);
    const name = await act(world, ({ goods }) => {
      const one = goods.get(WITH_GIFT)!;
      goods.put(WITH_GIFT, { ...one, gift: change(one.gift!) });
      return one.name;
    });
    const reply = await sendOrder(world, no);
    expectError(reply, 409);
    expect(reply.body.message).toBe(`${name}的赠品已变化，请返回购物车确认`);
  });

  it("is told when its price has changed", async () => {
    const world = await emptyCart(await mock.as("buyer"));
    const { checkout_no: no } = await checkOut(world, [await lineWith(world, WITH_EXCHANGE, 25)]);
    const name = await act(world, ({ goods }) => {
      const one = goods.get(WITH_EXCHANGE)!;
      goods.put(WITH_EXCHANGE, { ...one, gift: { ...one.gift!, price: one.gift!.price + 10 } });
      return one.name;
    });
    const reply = await sendOrder(world, no);
    expectError(reply, 409);
    expect(reply.body.message).toBe(`${name}的换购已变化，请返回购物车确认`);
  });
});

describe("a line of a flash sale", () => {
  const linesOf = async (world: TestWorld) => (await cartOf(world)).filter(({ goods }) => goods.id === FLASH);
  const inFlash = async (world: TestWorld) =>
    (await world.get<CartStore>("/api/cart/list?filters=1")).body.data.data.length;
  async function travel(world: TestWorld, time: string) {
    await world.control.clock.freeze(time);
    await world.login("buyer");
  }

  it("is an ordinary one after it, takes what is added, and is one of the sale the next morning", async () => {
    const world = await emptyCart(await mock.as("buyer"));
    await lineWith(world, FLASH, 6);
    expect([await inFlash(world), (await linesOf(world))[0]!.type]).toEqual([1, 1]);
    await travel(world, "2026-11-21 12:30:00");
    expect(await inFlash(world)).toBe(0);
    expect(await linesOf(world)).toMatchObject([{ number: 6, type: 0, price: 9.8, goods_price_id: 0 }]);
    await lineWith(world, FLASH, 4);
    expect(await linesOf(world)).toMatchObject([{ number: 10, type: 0, price: 9.8 }]);
    await travel(world, "2026-11-22 09:00:00");
    expect(await linesOf(world)).toMatchObject([{ number: 10, type: 1, price: 7.5 }]);
  });

  it("becomes one with an ordinary line of the same goods", async () => {
    const world = await emptyCart(await mock.as("buyer"));
    const id = await lineWith(world, FLASH, 6);
    // As a cart was kept before lines followed their offers.
    await act(world, ({ carts }) => {
      const [line] = carts.get(1)!;
      carts.put(1, [line!, { ...line!, id: id + 1, type: 0, goods_price_id: 0, is_selected: 0 }]);
    });
    expect(await linesOf(world)).toMatchObject([{ id, number: 12, is_selected: 1, type: 1 }]);
    expect((await world.get<{ total: number }>("/api/cart/total")).body.data.total).toBe(1);
    await world.post("/api/cart/batch_delete", { ids: [id] });
    expect(await linesOf(world)).toEqual([]);
  });
});
