import { describe, expect, it } from "vitest";
import type { Credit } from "#generated/model/credit.ts";
import type { CreditPayment } from "#generated/model/creditPayment.ts";
import type { ShippingData } from "#generated/model/shippingData.ts";
import type { Goods, Order } from "#tests/support/whole.ts";
import { cartOf } from "../support/cart.ts";
import { expectError } from "../support/contract.ts";
import { type TestWorld, testMock } from "../support/mock.ts";
import { placeOrder } from "../support/purchase.ts";
import { expectSuccess } from "../support/success.ts";

const mock = testMock();

async function ordered(lines: readonly number[] = [101]) {
  const world = await mock.as("buyer");
  return { world, ...(await placeOrder(world, lines)) };
}

const open = (world: TestWorld, orderId: number) =>
  world.post<CreditPayment>("/api/pay/user_credit_create", { order_id: orderId });
const pay = (world: TestWorld, payNo: string) =>
  world.post<CreditPayment>("/api/pay/user_credit_pay", { pay_no: payNo });
const check = (world: TestWorld, payNo: string) =>
  world.post<CreditPayment>("/api/pay/user_credit_check", { pay_no: payNo });
const credit = async (world: TestWorld) => (await world.get<Credit>("/api/user/user_credit")).body.data;
const orderOf = async (world: TestWorld, id: number) =>
  (await world.get<Order>(`/api/order/${id}`)).body.data;

const fen = (yuan: number) => Math.round(yuan * 100);

describe("paying on credit", () => {
  it("goes from open through processing to paid, and is billed once", async () => {
    const { world, order_id: id, amount } = await ordered();
    const opened = expectSuccess("createCreditPayment", await open(world, id));
    expect(opened).toEqual({
      pay_no: "ZQ2026112100000101",
      order_id: id,
      amount,
      status: 1,
      due_at: "2026-12-21",
      message: "",
    });
    expect((await credit(world)).used).toBe(8260.5);
    expect(expectSuccess("payCreditPayment", await pay(world, opened.pay_no)).status).toBe(2);
    expect(await credit(world)).toMatchObject({ used: 8260.5, available: (4_173_950 - amount * 100) / 100 });
    expect((await orderOf(world, id)).status).toBe(1);
    await world.control.clock.advance(3);
    expect(expectSuccess("checkCreditPayment", await check(world, opened.pay_no)).status).toBe(3);
    const order = await orderOf(world, id);
    expect(order).toMatchObject({ status: 2, pay_method: 1, paid_at: "2026-11-21 10:00:03" });
    expect(order.progress.map(({ status, name }) => [status, name])).toEqual([
      [1, "提交订单"],
      [2, "付款成功"],
    ]);
    expect((await credit(world)).used).toBe((826_050 + amount * 100) / 100);
  });

  it("repeatedly makes one payment", async () => {
    const { world, order_id: id, amount } = await ordered();
    const [one, two] = await Promise.all([open(world, id), open(world, id)]);
    expect(one.text).toBe(two.text);
    const { pay_no: no } = one.body.data;
    const paid = await Promise.all([pay(world, no), pay(world, no), pay(world, no)]);
    expect(new Set(paid.map(({ text }) => text)).size).toBe(1);
    const checked = await Promise.all([check(world, no), check(world, no)]);
    expect(checked.map(({ body }) => body.data.status)).toEqual([3, 3]);
    const afterwards = await Promise.all([open(world, id), pay(world, no), check(world, no)]);
    expect(afterwards.map(({ body }) => [body.data.pay_no, body.data.status])).toEqual([
      [no, 3],
      [no, 3],
      [no, 3],
    ]);
    expect((await credit(world)).used).toBe((826_050 + amount * 100) / 100);
    expect((await orderOf(world, id)).progress).toHaveLength(2);
  });

  it("leaves an open payment unchanged when polled", async () => {
    const { world, order_id: id } = await ordered();
    const { pay_no: no } = (await open(world, id)).body.data;
    expect((await check(world, no)).body.data.status).toBe(1);
    expect((await orderOf(world, id)).status).toBe(1);
  });

  it.each([[[101]], [[103]]])(
    "counts the goods of the day's paid order, lines %j, towards free shipping",
    async (lines) => {
      const { world, order_id: id, amount } = await ordered(lines);
      const { shipping_fee: fee } = await orderOf(world, id);
      const shipping = async () =>
        (await world.get<{ shipping_data: ShippingData }>("/api/cart/list")).body.data.shipping_data;
      expect((await shipping()).no_trans_order_amount).toBe(0);
      const { pay_no: no } = (await open(world, id)).body.data;
      await pay(world, no);
      await check(world, no);
      expect(fen((await shipping()).no_trans_order_amount)).toBe(fen(amount) - fen(fee));
      await world.control.clock.advance("14h");
      expect((await shipping()).no_trans_order_amount).toBe(0);
    },
  );
});

describe("an obstacle to the payment", () => {
  /** An order of about this many 元 of one expensive product. */
  async function orderOver(world: TestWorld, yuan: number) {
    const { list } = (await world.get<{ list: Goods[] }>("/api/goods/list?sort=price&order=desc&in_stock=1"))
      .body.data;
    const dear = list.find((goods) => goods.is_buy === 1 && goods.limit_number === 0 && goods.number > 500)!;
    const number = Math.ceil(yuan / dear.base_price! / dear.zbz) * dear.zbz;
    const { ck_id, goods_price_id, ladder_price_id, goods_manjian_id, is_yj } = dear;
    const offer = { ck_id, goods_price_id, ladder_price_id, goods_manjian_id, is_yj };
    const params = [{ goods_id: dear.id, price: dear.price!, number, ...offer }];
    const added = await world.post<{ lines: { id: number }[] }>("/api/cart", { params });
    return placeOrder(world, [added.body.data.lines[0]!.id]);
  }

  it("is insufficient credit, reported when the payment is opened", async () => {
    const world = await mock.as("buyer");
    const order = await orderOver(world, 60_000);
    const reply = await open(world, order.order_id);
    expectError(reply, 409);
    expect(reply.body.message).toMatch(
      /^账期可用额度 41,739\.50 元，还差 [\d,]+\.\d\d 元，请先还款或选择其他支付方式$/,
    );
  });

  it("is credit that another payment has used since", async () => {
    const world = await mock.as("buyer");
    const [first, second] = [await orderOver(world, 30_000), await orderOver(world, 30_000)];
    const [one, two] = [await open(world, first.order_id), await open(world, second.order_id)];
    expect((await pay(world, one.body.data.pay_no)).body.data.status).toBe(2);
    expectError(await pay(world, two.body.data.pay_no), 409);
    expect((await check(world, two.body.data.pay_no)).body.data.status).toBe(1);
    await check(world, one.body.data.pay_no);
    expectError(await pay(world, two.body.data.pay_no), 409);
  });

  it("is a credit account that is not open", async () => {
    const world = await mock.as("buyer");
    await world.post("/api/cart/copy", { ids: [101], other_user_ids: [4] });
    await world.login("branch");
    const lines = await cartOf(world);
    const checkout = await world.post<{ checkout_no: string }>("/api/cart/checkout", { ids: [lines[0]!.id] });
    const form = { checkout_no: checkout.body.data.checkout_no, address_id: 6, invoice_kind: 1 };
    const order = await world.post<{ order_id: number }>("/api/order", form);
    const reply = await open(world, order.body.data.order_id);
    expectError(reply, 409);
    expect(reply.body.message).toContain("还没有开通账期");
  });

  it("is an expired order", async () => {
    const { world, order_id: id } = await ordered();
    const { pay_no: no } = (await open(world, id)).body.data;
    await world.control.clock.advance("24h");
    for (const reply of [await pay(world, no), await open(world, id)]) {
      expectError(reply, 409);
      expect(reply.body.message).toContain("订单已取消");
    }
    expect((await orderOf(world, id)).status).toBe(6);
    const ended = (await check(world, no)).body.data;
    expect(ended).toMatchObject({ status: 4, message: "超时未付款，支付单已关闭" });
  });

  it("is not the deadline once the payment is in progress", async () => {
    const { world, order_id: id } = await ordered();
    const { pay_no: no } = (await open(world, id)).body.data;
    await pay(world, no);
    await world.control.clock.advance("25h");
    expect((await orderOf(world, id)).status).toBe(1);
    expect((await check(world, no)).body.data.status).toBe(3);
    expect((await orderOf(world, id)).status).toBe(2);
  });

  it("is an order that was already paid or canceled", async () => {
    const { world } = await ordered();
    expectError(await open(world, 9004), 409);
    expectError(await open(world, 9005), 409);
  });

  it("is an order or a payment of another buyer", async () => {
    const { world, order_id: id } = await ordered();
    const { pay_no: no } = (await open(world, id)).body.data;
    expectError(await open(world, 424_242), 422, ["order_id"]);
    expectError(await pay(world, "ZQ0"), 422, ["pay_no"]);
    expectError(await check(world, "ZQ0"), 422, ["pay_no"]);
    await world.login("big");
    expectError(await open(world, id), 422, ["order_id"]);
    expectError(await pay(world, no), 422, ["pay_no"]);
    expectError(await check(world, no), 422, ["pay_no"]);
    await world.request("DELETE", "/api/user/logout");
    expectError(await open(world, id), 401);
  });
});
