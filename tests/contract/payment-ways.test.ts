import { describe, expect, it } from "vitest";
import type { Order } from "#generated/model/order.ts";
import { settlePayment } from "#mock/domain/payment/rules/settlement.ts";
import { NO_FILE, uploadedId } from "../support/account.ts";
import { actingMock } from "../support/acting-mock.ts";
import { expectError } from "../support/contract.ts";
import type { TestWorld } from "../support/mock.ts";
import { placeOrder } from "../support/purchase.ts";
import { expectSuccess } from "../support/success.ts";

const { mock, act } = actingMock();

async function ordered(lines: readonly number[] = [101]) {
  const world = await mock.as("buyer");
  const { order_id: id, amount } = await placeOrder(world, lines);
  return { world, id, amount };
}

const open = (world: TestWorld, id: number, method: number) =>
  world.post("/api/pay/create", { order_id: id, method });
const opened = async (world: TestWorld, id: number, method: number) =>
  expectSuccess("createPayment", await open(world, id, method));
const ask = async (world: TestWorld, no: string) =>
  expectSuccess("getPayment", await world.get(`/api/pay/detail/${no}`));
const orderOf = async (world: TestWorld, id: number) =>
  (await world.get<Order>(`/api/order/${id}`)).body.data;
const balance = async (world: TestWorld) =>
  (await world.get<{ user_money: number }>("/api/user/user_money")).body.data.user_money;
const pay = (world: TestWorld, no: string) => world.post("/api/pay/balance", { pay_no: no });
const transfer = (world: TestWorld, no: string, fileId: string) =>
  world.post("/api/pay/transfer", { pay_no: no, file_id: fileId, payer: "杭州西溪康民大药房" });

describe("the payment methods", () => {
  const choices = async (world: TestWorld, id: number) =>
    expectSuccess("listPayMethods", await world.get(`/api/pay/methods?order_id=${id}`));

  it("are four, each with its state or why it is not available", async () => {
    const { world, id } = await ordered();
    expect(await choices(world, id)).toEqual([
      { method: 1, name: "账期支付", is_open: 1, reason: "", describe: "可用额度 ¥41,739.50" },
      { method: 2, name: "余额支付", is_open: 1, reason: "", describe: "可用余额 ¥2,680.50" },
      { method: 3, name: "银行转账", is_open: 1, reason: "", describe: "转账后上传凭证，1 个工作日内核对" },
      { method: 4, name: "扫码支付", is_open: 1, reason: "", describe: "支持微信、支付宝和云闪付" },
    ]);
    const closed = await choices(world, 9005);
    expect(closed.map(({ is_open: is }) => is)).toEqual([0, 0, 0, 0]);
    expect(closed[0]?.reason).toContain("订单已取消");
    expectError(await world.get("/api/pay/methods?order_id=424242"), 422, ["order_id"]);
  });
});

describe("a payment", () => {
  it("is unique per order and method", async () => {
    const { world, id } = await ordered();
    const [one, again, other] = [
      await opened(world, id, 4),
      await opened(world, id, 4),
      await opened(world, id, 2),
    ];
    expect(again).toEqual(one);
    expect(other.pay_no).not.toBe(one.pay_no);
    expect(one.qr_content).toContain(one.pay_no);
    expect(other).toMatchObject({ qr_content: "", bank_account: null, status: 1, order_id: id });
  });

  it("is refused for another buyer's, a paid or a canceled order", async () => {
    const { world, id } = await ordered();
    for (const order of [9001, 9004, 9005]) expectError(await open(world, order, 2), 409);
    expectError(await open(world, 424_242, 2), 422, ["order_id"]);
    expectError(await open(world, id, 1), 422, ["method"]);
    const { pay_no: no } = await opened(world, id, 2);
    await world.login("big");
    expectError(await open(world, id, 2), 422, ["order_id"]);
    expectError(await world.get(`/api/pay/detail/${no}`), 404);
    expectError(await pay(world, no), 422, ["pay_no"]);
  });

  it("with another method, or that repays bills, is none on credit", async () => {
    const { world, id } = await ordered();
    const { pay_no: qr } = await opened(world, id, 4);
    for (const path of ["/api/pay/user_credit_pay", "/api/pay/user_credit_check"])
      expectError(await world.post(path, { pay_no: qr }), 422, ["pay_no"]);
    expect(await ask(world, qr)).toMatchObject({ status: 1, method: 4 });

    await world.login("credit");
    const bills = await world.get<{ list: { id: number }[] }>("/api/user/user_credit_list?type=2");
    const ids = bills.body.data.list.map((bill) => bill.id);
    const repaid = await world.post("/api/user/user_credit_repay", { ids, method: 4 });
    const { pay_no: repayment } = expectSuccess("payCreditBills", repaid).payment!;
    expectError(await world.post("/api/pay/user_credit_pay", { pay_no: repayment }), 422, ["pay_no"]);
  });

  it("that is never completed fails at the order's deadline", async () => {
    const { world, id } = await ordered();
    const { pay_no: no } = await opened(world, id, 3);
    await world.control.clock.advance("24h");
    expect(await ask(world, no)).toMatchObject({
      status: 4,
      message: expect.stringMatching(/关闭$/) as string,
    });
    expect((await orderOf(world, id)).status).toBe(6);
    expectError(await transfer(world, no, NO_FILE), 422, ["file_id"]);
    expectError(await transfer(world, no, await uploadedId(world)), 409);
  });
});

describe("from the balance", () => {
  it("pays once, immediately, and closes the other methods", async () => {
    const { world, id, amount } = await ordered();
    const before = await balance(world);
    const qr = await opened(world, id, 4);
    const { pay_no: no } = await opened(world, id, 2);
    const paid = await Promise.all([pay(world, no), pay(world, no)]);
    expect(paid.map((reply) => expectSuccess("payByBalance", reply).status)).toEqual([3, 3]);
    expect(await balance(world)).toBeCloseTo(before - amount, 2);
    expect(await orderOf(world, id)).toMatchObject({ status: 2, pay_method: 2 });
    expect(await ask(world, qr.pay_no)).toMatchObject({ status: 4, message: "订单已用其他方式付款" });
    expectError(await pay(world, qr.pay_no), 422, ["pay_no"]);
  });

  it("requires a sufficient balance", async () => {
    const world = await mock.as("buyer");
    await world.post("/api/cart/102/edit", { params: { number: 400 } });
    const { order_id: id } = await placeOrder(world, [102]);
    const { pay_no: no } = await opened(world, id, 2);
    const reply = await pay(world, no);
    expectError(reply, 409);
    expect(reply.body.message).toMatch(/^余额不足：可用余额 2,680\.50 元，还差 [\d,]+\.\d\d 元/);
    expect((await orderOf(world, id)).status).toBe(1);
    expect(await balance(world)).toBe(2680.5);
  });
});

describe("by QR code", () => {
  it("is paid fifteen seconds after the code was created", async () => {
    const { world, id } = await ordered();
    const { pay_no: no, expires_at: end } = await opened(world, id, 4);
    expect(end).toBe(Date.parse("2026-11-21T10:30:00+08:00") / 1000);
    await world.control.clock.advance(14);
    expect((await ask(world, no)).status).toBe(1);
    await world.control.clock.advance(1);
    expect((await ask(world, no)).status).toBe(3);
    expect(await orderOf(world, id)).toMatchObject({ status: 2, paid_at: "2026-11-21 10:00:15" });
  });

  it("waits while payments are held, can be made to fail, and expires", async () => {
    const { world, id } = await ordered();
    await world.control.holdPayments("unpaid");
    const { pay_no: no } = await opened(world, id, 4);
    await world.control.clock.advance("29m");
    expect((await ask(world, no)).status).toBe(1);
    await act(world, (state) => settlePayment(state, no, false, "银行卡余额不足"));
    expect(await ask(world, no)).toMatchObject({ status: 4, message: "银行卡余额不足" });
    const second = await opened(world, id, 4);
    expect(second.pay_no).not.toBe(no);
    await world.control.clock.advance("30m");
    expect((await ask(world, second.pay_no)).status).toBe(4);
    const third = await opened(world, id, 4);
    await act(world, (state) => settlePayment(state, third.pay_no, true));
    await act(world, (state) => settlePayment(state, third.pay_no, false));
    expect((await ask(world, third.pay_no)).status).toBe(3);
    expect((await orderOf(world, id)).status).toBe(2);
  });
});

describe("a payment whose result is delayed", () => {
  it("by QR code stays pending until it is reported, and counts once", async () => {
    const { world, id } = await ordered();
    expect(await world.control.holdPayments("unconfirmed")).toEqual({ hold: "unconfirmed" });
    const { pay_no: no } = await opened(world, id, 4);
    await world.control.clock.advance("2m");
    expect((await ask(world, no)).status).toBe(2);
    expect((await orderOf(world, id)).status).toBe(1);
    expectError(await open(world, id, 2), 409);
    expectError(await world.post(`/api/order/${id}/cancel`, { reason: 1 }), 409);
    await world.control.clock.advance("26h");
    expect([(await ask(world, no)).status, (await orderOf(world, id)).status]).toEqual([2, 1]);
    await world.control.holdPayments("off");
    expect((await ask(world, no)).status).toBe(3);
    expect(await orderOf(world, id)).toMatchObject({ status: 2, paid_at: "2026-11-22 12:02:00" });
  });

  it("on credit stays pending however often it is polled", async () => {
    const { world, id } = await ordered();
    const { pay_no: no } = (
      await world.post<{ pay_no: string }>("/api/pay/user_credit_create", { order_id: id })
    ).body.data;
    await world.control.holdPayments("unconfirmed");
    await world.post("/api/pay/user_credit_pay", { pay_no: no });
    const check = async () =>
      (await world.post<{ status: number }>("/api/pay/user_credit_check", { pay_no: no })).body.data.status;
    expect([await check(), await check()]).toEqual([2, 2]);
    await world.control.holdPayments("off");
    expect(await check()).toBe(3);
    expect((await orderOf(world, id)).status).toBe(2);
  });

  it("can be held in one of three ways only", async () => {
    const { world } = await ordered();
    await expect(world.control.holdPayments("maybe" as never)).rejects.toThrow(/unpaid, unconfirmed, off/);
  });
});

describe("by bank transfer", () => {
  it("is reviewed for a day, in which the order neither expires nor can be paid otherwise", async () => {
    const { world, id } = await ordered();
    const { pay_no: no, bank_account: account } = await opened(world, id, 3);
    expect(account?.number).toMatch(/^[\d ]+$/);
    await world.control.clock.advance("23h");
    const file = await uploadedId(world);
    const proof = expectSuccess("submitTransfer", await transfer(world, no, file));
    expect(proof.status).toBe(2);
    expect(proof.transfer_image).toContain(`/images/uploads/${file}.png`);
    expectError(await transfer(world, no, file), 409);
    expectError(await open(world, id, 4), 409);
    expectError(await world.post(`/api/order/${id}/cancel`, { reason: 1 }), 409);
    await world.control.clock.advance("23h");
    expect([(await ask(world, no)).status, (await orderOf(world, id)).status]).toEqual([2, 1]);
    await world.control.clock.advance("1h");
    expect((await ask(world, no)).status).toBe(3);
    expect(await orderOf(world, id)).toMatchObject({ status: 2, pay_method: 3 });
  });

  it("requires an uploaded file of the same buyer", async () => {
    const { world, id } = await ordered();
    const { pay_no: no } = await opened(world, id, 3);
    expectError(await transfer(world, no, NO_FILE), 422, ["file_id"]);
    expectError(await transfer(world, "ZF0", NO_FILE), 422, ["pay_no"]);
    expect((await ask(world, no)).status).toBe(1);
  });
});
