import { describe, expect, it } from "vitest";
import type { Balance } from "#generated/model/balance.ts";
import type { CreatedOrder } from "#generated/model/createdOrder.ts";
import type { Credit } from "#generated/model/credit.ts";
import type { CreditBill } from "#generated/model/creditBill.ts";
import type { PayChoice } from "#generated/model/payChoice.ts";
import type { Payment } from "#generated/model/payment.ts";
import { uploadedId } from "../support/account.ts";
import { lineWith } from "../support/cart.ts";
import { expectError } from "../support/contract.ts";
import { type TestWorld, testMock } from "../support/mock.ts";
import { checkOut, sendOrder } from "../support/purchase.ts";
import { expectSuccess } from "../support/success.ts";

const mock = testMock();

/** An unpaid order to the first address of whoever is logged in. */
async function order(world: TestWorld): Promise<CreatedOrder> {
  const [address] = (await world.get<Array<{ id: number }>>("/api/user/address")).body.data;
  const { checkout_no: no } = await checkOut(world, [await lineWith(world, 2, 20)]);
  return expectSuccess("createOrder", await sendOrder(world, no, { address_id: address!.id }), 201);
}

describe("the balance", () => {
  it("shows today's changes, and none tomorrow", async () => {
    const world = await mock.as("buyer");
    const balance = () => world.get("/api/user/user_money");
    expect(expectSuccess("getBalance", await balance())).toEqual({
      user_money: 2680.5,
      frozen_money: 0,
      today_change: -319.5,
    });
    await world.control.clock.advance("14h");
    expect(expectSuccess("getBalance", await balance()).today_change).toBe(0);
  });
});

describe("the credit account", () => {
  it("shows the used and remaining limit and the next due date", async () => {
    const world = await mock.as("buyer");
    const credit = () => world.get("/api/user/user_credit");
    expect(expectSuccess("getCredit", await credit())).toEqual({
      is_open: 1,
      credit_limit: 50_000,
      used: 8260.5,
      available: 41_739.5,
      overdue: 0,
      period_days: 30,
      next_due_at: "2026-12-03",
      next_due_amount: 4860.2,
    });
    await world.control.clock.set("2026-12-04 09:00:00");
    await world.login("buyer");
    expect(expectSuccess("getCredit", await credit())).toMatchObject({
      overdue: 4860.2,
      next_due_at: "2026-12-15",
      // 3,400.30 less 84.68 that were refunded of its order meanwhile.
      next_due_amount: 3315.62,
    });
  });

  it("can be closed", async () => {
    const world = await mock.as("branch");
    expect(expectSuccess("getCredit", await world.get("/api/user/user_credit"))).toMatchObject({
      is_open: 0,
      available: 0,
      next_due_at: null,
    });
  });
});

describe("a wallet", () => {
  it.each(["/api/user/user_money", "/api/user/user_credit"])("is for buyers only: %s", async (path) => {
    expectError(await (await mock.world()).get(path), 401);
  });
});

describe("repaying the credit term from the balance", () => {
  const repay = (world: TestWorld, ids: readonly number[]) =>
    world.post("/api/user/user_credit_repay", { ids: [...ids] });
  const read = async <T>(world: TestWorld, path: string) =>
    (await world.get<T>(`/api/user/${path}`)).body.data;
  type Bills = { list: { id: number; amount: number; type: number; repaid_at: string | null }[] };

  it("restores the limit, appears in the log, and charges nothing twice", async () => {
    const world = await mock.as("manager");
    const before = await read<{ used: number }>(world, "user_credit");
    const [bill] = (await read<Bills>(world, "user_credit_list")).list;
    expect(bill?.amount).toBe(before.used);
    const ids = [bill!.id, bill!.id];
    const first = expectSuccess("payCreditBills", await repay(world, ids));
    expect(first).toMatchObject({
      amount: 2186.4,
      number: 1,
      payment: { method: 2, status: 3, order_id: 0 },
    });
    expect(expectSuccess("payCreditBills", await repay(world, ids))).toEqual({
      amount: 0,
      number: 0,
      payment: null,
    });
    expect(await read(world, "user_credit")).toMatchObject({ used: 0, next_due_at: null });
    expect(await read(world, "user_money")).toMatchObject({ user_money: 10_471.6, today_change: -2186.4 });
    const log = await read<Bills>(world, "user_money_log?use_type=6");
    expect(log.list).toMatchObject([{ amount: -2186.4, balance: 10_471.6 }]);
    const repaid = (await read<Bills>(world, "user_credit_list?type=3")).list;
    expect(repaid.find(({ id }) => id === bill!.id)).toMatchObject({ repaid_at: "2026-11-21 10:00:00" });
  });

  it("refuses what the balance does not cover and other buyers' bills, and changes nothing", async () => {
    const world = await mock.as("credit");
    const [first] = (await read<Bills>(world, "user_credit_list?type=2")).list;
    const reply = await repay(world, [first!.id]);
    expectError(reply, 409);
    expect(reply.body.message).toBe("余额不足：可用余额 126.00 元，还差 3,997.50 元，请先充值再还款");
    expectError(await repay(world, [first!.id, 424_242]), 422, ["ids"]);
    expectError(await repay(world, []), 422, ["ids"]);
    await world.login("manager");
    expectError(await repay(world, [first!.id]), 422, ["ids"]);
    await world.login("credit");
    expect(await read(world, "user_credit")).toMatchObject({ used: 11_934.3, overdue: 5990.5 });
    expect(await read(world, "user_money")).toMatchObject({ user_money: 126 });
  });
});

describe("repaying the credit term by transfer and by QR code", () => {
  const repay = async (world: TestWorld, ids: readonly number[], method: number) =>
    world.post("/api/user/user_credit_repay", { ids: [...ids], method });
  const bills = async (world: TestWorld, type: number) =>
    (await world.get<{ list: CreditBill[] }>(`/api/user/user_credit_list?type=${type}`)).body.data.list;
  const credit = async (world: TestWorld) => (await world.get<Credit>("/api/user/user_credit")).body.data;

  async function overdue() {
    const world = await mock.as("credit");
    return { world, ids: (await bills(world, 2)).map(({ id }) => id) };
  }

  it("opens one payment by QR code, which repays them when it is paid, and leaves the balance alone", async () => {
    const { world, ids } = await overdue();
    const opened = expectSuccess("payCreditBills", await repay(world, ids, 4));
    expect(opened).toMatchObject({
      amount: 5990.5,
      number: 2,
      payment: { status: 1, order_id: 0, amount: 5990.5 },
    });
    const again = expectSuccess("payCreditBills", await repay(world, ids.toReversed(), 4));
    expect(again.payment?.pay_no).toBe(opened.payment?.pay_no);
    expect((await credit(world)).overdue).toBe(5990.5);
    await world.control.clock.advance("16s");
    const paid = await world.get(`/api/pay/detail/${opened.payment?.pay_no}`);
    expect(expectSuccess("getPayment", paid)).toMatchObject({ status: 3, order_id: 0 });
    expect(await credit(world)).toMatchObject({ overdue: 0, used: 5943.8 });
    expect((await world.get<Balance>("/api/user/user_money")).body.data.user_money).toBe(126);
    expect(expectSuccess("payCreditBills", await repay(world, ids, 4))).toMatchObject({
      number: 0,
      payment: null,
    });
  });

  it("repays by transfer once its proof is confirmed, and by nothing else meanwhile", async () => {
    const { world, ids } = await overdue();
    const { payment } = expectSuccess("payCreditBills", await repay(world, ids, 3));
    const proof = { pay_no: payment!.pay_no, file_id: await uploadedId(world), payer: "甲" };
    expectSuccess("submitTransfer", await world.post("/api/pay/transfer", proof));
    expect((await bills(world, 2)).map(({ is_repaying: is }) => is)).toEqual([1, 1]);
    for (const method of [2, 3, 4]) expectError(await repay(world, ids.slice(0, 1), method), 409);
    await world.control.clock.advance("25h");
    await world.login("credit");
    expect(await bills(world, 2)).toEqual([]);
    expect((await credit(world)).overdue).toBe(0);
  });

  it("ends the other payments of a bill that is repaid, and takes nothing twice", async () => {
    const world = await mock.as("manager");
    const [bill] = await bills(world, 1);
    const { payment } = expectSuccess("payCreditBills", await repay(world, [bill!.id], 3));
    expectSuccess("payCreditBills", await repay(world, [bill!.id], 2));
    expect((await world.get(`/api/pay/detail/${payment?.pay_no}`)).body.data).toMatchObject({
      status: 4,
      message: "账单已用其他方式还款",
    });
    expectError(await repay(world, [bill!.id], 1), 422, ["method"]);
  });

  it("repays a part, the earliest due first, and not more than is owed", async () => {
    const { world, ids } = await overdue();
    const repayPart = (amount: number, method = 4) =>
      world.post("/api/user/user_credit_repay", { ids: ids.toReversed(), amount, method });
    const { payment, number } = expectSuccess("payCreditBills", await repayPart(4000));
    expect(number).toBe(1);
    await world.control.clock.advance("16s");
    expect(await bills(world, 2)).toMatchObject([
      { id: ids[0], repaid: 4000 },
      { id: ids[1], repaid: 0 },
    ]);
    expect((await world.get(`/api/pay/detail/${payment?.pay_no}`)).body.data).toMatchObject({ status: 3 });
    expect(expectSuccess("payCreditBills", await repayPart(1000)).number).toBe(2);
    for (const amount of [1990.51, 0, 1.005]) expectError(await repayPart(amount), 422, ["amount"]);
    // From the balance, too, as far as it reaches.
    expectError(await repayPart(126.01, 2), 409);
    expect(expectSuccess("payCreditBills", await repayPart(126, 2)).amount).toBe(126);
  });

  it("gives back to the balance what a canceled order no longer owes", async () => {
    const world = await mock.as("chain");
    const placed = await order(world);
    const { pay_no } = (
      await world.post<Payment>("/api/pay/user_credit_create", { order_id: placed.order_id })
    ).body.data;
    await world.post("/api/pay/user_credit_pay", { pay_no });
    await world.post("/api/pay/user_credit_check", { pay_no });
    const bill = (await bills(world, 1)).find(({ order_id: id }) => id === placed.order_id);
    const money = async () => (await world.get<Balance>("/api/user/user_money")).body.data.user_money;
    const before = await money();
    expectSuccess("payCreditBills", await repay(world, [bill!.id], 4));
    expectSuccess("cancelOrder", await world.post(`/api/order/${placed.order_id}/cancel`, { reason: 4 }));
    await world.control.clock.advance("16s");
    expect(Math.round((await money()) * 100)).toBe(Math.round((before + placed.amount) * 100));
  });
});

describe("an overdue bill", () => {
  it("blocks every new payment on credit until it is repaid, in the same words everywhere", async () => {
    const world = await mock.as("credit");
    const placed = await order(world);
    const open = () => world.post<Payment>("/api/pay/user_credit_create", { order_id: placed.order_id });
    const way = async () =>
      (await world.get<PayChoice[]>(`/api/pay/methods?order_id=${placed.order_id}`)).body.data.find(
        ({ method }) => method === 1,
      );
    const credit = async () => (await world.get<Credit>("/api/user/user_credit")).body.data;
    expect((await credit()).available).toBe(0);
    expect(await way()).toMatchObject({ is_open: 0, reason: "有逾期账单，还清前不能再用账期付款" });
    const refused = await open();
    expectError(refused, 409);
    expect(refused.body.message).toContain("有逾期账单 5,990.50 元，还清前不能再用账期付款");
    const late = (await world.get<{ list: CreditBill[] }>("/api/user/user_credit_list?type=2")).body.data
      .list;
    await world.post("/api/user/user_credit_repay", { ids: late.map(({ id }) => id), method: 4 });
    await world.control.clock.advance("16s");
    expect((await credit()).available).toBeGreaterThan(0);
    expect(await way()).toMatchObject({ is_open: 1, reason: "" });
    expectSuccess("createCreditPayment", await open());
  });
});
