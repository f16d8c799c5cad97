import { describe, expect, it } from "vitest";
import type { CashVoucher } from "#generated/model/cashVoucher.ts";
import type { Coupon } from "#generated/model/coupon.ts";
import type { OrderSummary } from "#generated/model/orderSummary.ts";
import type { Points } from "#generated/model/points.ts";
import { emptyCart, lineWith, stockOf } from "../support/cart.ts";
import { expectError } from "../support/contract.ts";
import { type TestWorld, testMock } from "../support/mock.ts";
import { checkOut, placeOrder, sendOrder } from "../support/purchase.ts";
import { expectSuccess } from "../support/success.ts";

const mock = testMock();

/** The largest first. */
const byBalance = (a: CashVoucher, b: CashVoucher) => b.balance - a.balance;

type Page<T> = { readonly list: T[]; readonly total: number };

const orderOf = async (world: TestWorld, id: number) =>
  expectSuccess("getOrder", await world.get(`/api/order/${id}`));
const list = async (world: TestWorld, query = "") =>
  expectSuccess("listOrders", await world.get(`/api/order?page_size=100${query}`));
const counts = async (world: TestWorld) =>
  expectSuccess("listOrderCounts", await world.get("/api/order/count"));
const cancel = (world: TestWorld, id: number) =>
  world.post(`/api/order/${id}/cancel`, { reason: 4, remark: "先不要了" });
const receive = (world: TestWorld, id: number) => world.request("POST", `/api/order/${id}/receive`);
const points = async (world: TestWorld) => (await world.get<Points>("/api/user/points")).body.data.points;

/** Logs in again, because sessions expire before long periods of time pass. */
async function advance(world: TestWorld, time: string) {
  await world.control.clock.advance(time);
  await world.login("buyer");
}

describe("my orders", () => {
  it("are newest first, paginated, and match the counts of each status", async () => {
    const world = await mock.as("buyer");
    const { list: orders, total } = await list(world);
    expect(total).toBeGreaterThan(40);
    expect(orders).toHaveLength(total);
    expect(orders[0]).toMatchObject({ id: 9006, status: 1, goods_number: 2, total_number: 50 });
    const times = orders.map(({ created_at: at }) => at);
    expect(times).toEqual(times.toSorted().toReversed());
    for (const { status, number } of await counts(world)) {
      const found = await list(world, `&status=${status}`);
      expect(found.total).toBe(number);
      expect(number).toBeGreaterThan(0);
      expect(new Set(found.list.map((order) => order.status))).toEqual(new Set([status]));
    }
    const second = await world.get("/api/order?page=2&page_size=10");
    expect(expectSuccess("listOrders", second).list.map(({ id }) => id)).toEqual(
      orders.slice(10, 20).map(({ id }) => id),
    );
    expect((await world.get<Page<OrderSummary>>("/api/order?page=999")).body.data.list).toEqual([]);
  });

  it("are found by number, goods and date", async () => {
    const world = await mock.as("buyer");
    const { list: all } = await list(world);
    const [one] = all.slice(7);
    expect((await list(world, `&keywords=${one!.order_no}`)).list.map(({ id }) => id)).toEqual([one!.id]);
    const byName = await list(world, `&keywords=${encodeURIComponent(" 布洛芬 ")}`);
    expect(byName.total).toBeGreaterThan(1);
    for (const { id } of byName.list.slice(0, 3)) {
      expect((await orderOf(world, id)).lines.some(({ name }) => name.includes("布洛芬"))).toBe(true);
    }
    const day = one!.created_at.slice(0, 10);
    const onDay = await list(world, `&start_time=${day}&end_time=${day}`);
    expect(onDay.list.map(({ id }) => id)).toEqual(
      all.filter(({ created_at: at }) => at.startsWith(day)).map(({ id }) => id),
    );
    expectError(await world.get("/api/order?start_time=2026-11-21&end_time=2026-11-20"), 422, ["end_time"]);
  });

  it("belong to one buyer", async () => {
    const world = await mock.as("empty");
    expect((await list(world)).total).toBe(0);
    expect((await counts(world)).every(({ number }) => number === 0)).toBe(true);
    for (const path of ["/api/order/9003/receive", "/api/order/9003/buy_again"]) {
      expectError(await world.request("POST", path), 404);
    }
    expectError(await cancel(world, 9004), 404);
    expectError(await world.get("/api/order/9003/logistics"), 404);
  });
});

describe("an order over time", () => {
  it("is paid, ships within a day, arrives automatically after fourteen days and is finished after seven more", async () => {
    const world = await mock.as("buyer");
    const { order_id: id, amount } = await placeOrder(world, [101, 102]);
    expect(await world.get(`/api/order/${id}/logistics`)).toMatchObject({ body: { data: [] } });
    const payment = await world.post<{ pay_no: string }>("/api/pay/create", { order_id: id, method: 4 });
    await world.control.clock.advance(15);
    expect((await world.get(`/api/pay/detail/${payment.body.data.pay_no}`)).body.data).toMatchObject({
      status: 3,
    });
    expect(await orderOf(world, id)).toMatchObject({
      status: 2,
      pay_method: 4,
      paid_at: "2026-11-21 10:00:15",
    });
    expectError(await receive(world, id), 409);
    await world.control.clock.advance("3h");
    expect((await orderOf(world, id)).status).toBe(2);
    await world.control.clock.advance("17h");
    const shipped = await orderOf(world, id);
    expect(shipped).toMatchObject({ status: 3, can_return: 0, can_after_sale: 1 });
    expectError(await cancel(world, id), 409);
    await advance(world, "14d");
    const arrived = await orderOf(world, id);
    expect(arrived).toMatchObject({ status: 4, can_return: 1 });
    expect(arrived.progress.at(-1)?.name).toBe("系统自动确认收货");
    await advance(world, "7d");
    const finished = await orderOf(world, id);
    expect(finished).toMatchObject({ status: 5, can_return: 0 });
    expect(finished.progress.map(({ status }) => status)).toEqual([1, 2, 3, 4, 5]);
    const gained = await world.get<Page<{ points: number; remark: string }>>(
      "/api/user/points_log?use_type=1&page_size=100",
    );
    expect(gained.body.data.list.find(({ remark }) => remark.includes(finished.order_no))?.points).toBe(
      Math.floor(amount - finished.shipping_fee),
    );
  });

  it("is received manually, once, and its invoice is issued automatically", async () => {
    const world = await mock.as("buyer");
    const received = expectSuccess("receiveOrder", await receive(world, 9003));
    expect(received).toMatchObject({ status: 4, can_return: 1, can_after_sale: 1 });
    expectError(await receive(world, 9003), 409);
    const order = await orderOf(world, 9003);
    expect(order.progress.at(-1)).toEqual({ status: 4, name: "确认收货", time: "2026-11-21 10:00:00" });
    expect(order.invoice_id).toBeGreaterThan(0);
    await world.control.clock.advance("1h");
    expect((await world.get(`/api/invoice/${order.invoice_id}`)).body.data).toMatchObject({
      status: 3,
      amount: order.amount,
      issued_at: "2026-11-21 11:00:00",
    });
  });

  it("shows the tracking of its parcels, up to the signature", async () => {
    const world = await mock.as("buyer");
    await world.control.clock.freeze("2026-11-21 13:00:00");
    const { order_id: id } = await placeOrder(world, [101]);
    await world.post("/api/pay/create", { order_id: id, method: 4 });
    const track = async () => expectSuccess("listLogistics", await world.get(`/api/order/${id}/logistics`));
    const lengths: number[] = [];
    for (let hours = 0; hours < 60; hours += 6) {
      await world.control.clock.advance("6h");
      const [parcel] = await track();
      lengths.push(parcel?.nodes.length ?? 0);
      const times = parcel?.nodes.map(({ time }) => time) ?? [];
      expect(times).toEqual(times.toSorted().toReversed());
    }
    expect(lengths).toEqual(lengths.toSorted((a, b) => a - b));
    expect(lengths[0]).toBe(0);
    const [parcel] = await track();
    expect(parcel).toMatchObject({ is_signed: 1 });
    expect(parcel!.nodes[0]!.text).toContain("签收");
  });
});

describe("canceling", () => {
  it("returns stock, coupon, voucher and points of an unpaid order", async () => {
    const world = await mock.as("buyer");
    const before = [await stockOf(world, 7), await points(world)];
    const { list: usable } = (await world.get<Page<Coupon>>("/api/user/availableCoupon?type=1")).body.data;
    const coupons = usable.filter(({ threshold, type }) => threshold === 0 && type === 1);
    const vouchers = (await world.get<Page<CashVoucher>>("/api/user/cash_voucher?status=1")).body.data.list;
    const checkout = await world.post<{ checkout_no: string }>("/api/cart/checkout", {
      ids: [101, 102, 104],
      new: 1,
    });
    const placed = await world.post<{ order_id: number }>("/api/order", {
      checkout_no: checkout.body.data.checkout_no,
      address_id: 1,
      invoice_kind: 1,
      coupon_id: coupons[0]!.id,
      voucher_ids: [vouchers[0]!.id],
      points: 300,
    });
    const { order_id: id } = expectSuccess("createOrder", placed, 201);
    const mine = async () => [
      (await world.get<Page<Coupon>>("/api/user/coupon")).body.data.list.find(
        ({ id: one }) => one === coupons[0]!.id,
      ),
      (await world.get<Page<CashVoucher>>("/api/user/cash_voucher")).body.data.list.find(
        ({ id: one }) => one === vouchers[0]!.id,
      ),
    ];
    expect(await mine()).toMatchObject([{ status: 2, order_id: id }, { order_id: id }]);
    expect([await stockOf(world, 7), await points(world)]).toEqual([before[0]! - 20, before[1]! - 300]);
    const canceled = expectSuccess("cancelOrder", await cancel(world, id));
    expect(canceled).toMatchObject({ id, status: 6, can_return: 0 });
    expect((await orderOf(world, id)).progress.at(-1)?.name).toBe("买家取消订单：暂不需要，先不要了");
    expect(await mine()).toMatchObject([{ status: 1, order_id: 0 }, vouchers[0]]);
    expect([await stockOf(world, 7), await points(world)]).toEqual(before);
    expectError(await cancel(world, id), 409);
  });

  it("leaves a voucher with the order that used the rest of it, and then with neither", async () => {
    const world = await mock.as("buyer");
    const { list: usable } = (await world.get<Page<CashVoucher>>("/api/user/cash_voucher?status=1")).body
      .data;
    const [voucher] = usable.filter(({ threshold }) => threshold === 0).toSorted(byBalance) as [CashVoucher];
    const mine = async () =>
      (await world.get<Page<CashVoucher>>("/api/user/cash_voucher")).body.data.list.find(
        ({ id }) => id === voucher.id,
      )!;
    // 32.50 元 each.
    const orderWith = async (number: number) => {
      const { checkout_no } = await checkOut(world, [await lineWith(world, 20, number)]);
      const sent = await sendOrder(world, checkout_no, { voucher_ids: [voucher.id] as never });
      return expectSuccess("createOrder", sent, 201).order_id;
    };
    const first = await orderWith(1);
    const { balance: rest } = await mine();
    expect(rest).toBeGreaterThan(0);
    expect(rest).toBeLessThan(voucher.balance);
    const second = await orderWith(20);
    expect(await mine()).toMatchObject({ balance: 0, order_id: second });

    expectSuccess("cancelOrder", await cancel(world, first));
    expect(await mine()).toMatchObject({ balance: voucher.balance - rest, order_id: second });
    expectSuccess("cancelOrder", await cancel(world, second));
    expect(await mine()).toEqual(voucher);
  });

  it("refunds what was paid from the balance, and cancels a credit bill", async () => {
    const world = await mock.as("buyer");
    const balance = async () =>
      (await world.get<{ user_money: number }>("/api/user/user_money")).body.data.user_money;
    const used = async () => (await world.get<{ used: number }>("/api/user/user_credit")).body.data.used;
    const [money, credit] = [await balance(), await used()];
    const one = await placeOrder(world, [101]);
    const opened = await world.post<{ pay_no: string }>("/api/pay/create", {
      order_id: one.order_id,
      method: 2,
    });
    await world.post("/api/pay/balance", { pay_no: opened.body.data.pay_no });
    expect(await balance()).toBeCloseTo(money - one.amount, 2);
    expectSuccess("cancelOrder", await cancel(world, one.order_id));
    expect(await balance()).toBe(money);
    const log =
      await world.get<Page<{ use_type: number; amount: number; order_id: number }>>(
        "/api/user/user_money_log",
      );
    expect(log.body.data.list.slice(0, 2).map(({ use_type: use, order_id: id }) => [use, id])).toEqual([
      [3, one.order_id],
      [2, one.order_id],
    ]);
    const two = await placeOrder(world, [102]);
    const { pay_no: no } = (
      await world.post<{ pay_no: string }>("/api/pay/user_credit_create", { order_id: two.order_id })
    ).body.data;
    await world.post("/api/pay/user_credit_pay", { pay_no: no });
    expectError(await cancel(world, two.order_id), 409);
    await world.post("/api/pay/user_credit_check", { pay_no: no });
    expect(await used()).toBeGreaterThan(credit);
    expectSuccess("cancelOrder", await cancel(world, two.order_id));
    expect(await used()).toBe(credit);
  });

  it("is refused once the order has shipped", async () => {
    const world = await mock.as("buyer");
    for (const id of [9001, 9002, 9003, 9005]) expectError(await cancel(world, id), 409);
    expectSuccess("cancelOrder", await cancel(world, 9004));
    expectError(await world.post("/api/order/9006/cancel", { reason: 7 }), 422, ["reason"]);
  });
});

describe("buying again", () => {
  it("adds what is available, and says why the rest is not", async () => {
    const world = await emptyCart(await mock.as("buyer"));
    const again = async (id: number) =>
      expectSuccess("buyOrderAgain", await world.request("POST", `/api/order/${id}/buy_again`));
    const result = await again(9002);
    expect(result).toMatchObject({
      total: 3,
      added: [
        { goods_id: 16, number: 2, is_changed: 0 },
        { goods_id: 17, number: 6, is_changed: 0 },
        { goods_id: 13, number: 10, is_changed: 0 },
      ],
      failed: [],
    });
    // 13 is limited to 20 per buyer, who has ordered ten of it this morning: no more than these.
    const second = await again(9002);
    expect(second.total).toBe(3);
    expect(second.failed).toEqual([
      { goods_id: 13, name: "阿托伐他汀钙片", reason: "购物车中的数量已达到库存或限购上限" },
    ]);
  });
});
