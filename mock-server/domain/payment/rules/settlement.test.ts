import { beforeEach, describe, expect, test } from "vitest";
import { NOW } from "#mock/domain/bare-world-for-test.ts";
import type { OrderRecord } from "#mock/domain/order/records.ts";
import { userWith } from "#mock/domain/user/user-for-test.ts";
import type { CreditBillRecord } from "#mock/domain/wallet/records.ts";
import { balanceEntries, balanceOf } from "#mock/domain/wallet/rules/balance.ts";
import type { WorldState } from "#mock/domain/world-state.ts";
import { DAY_MS } from "#mock/world/shanghai-time.ts";
import {
  BILL,
  ORDER,
  putBill,
  putPayment,
  putRepayment,
  refused,
  shareOf,
  worldToPayIn,
} from "../payment-for-test.ts";
import { billsOf, paymentsOf } from "./payments.ts";
import { settlePayment } from "./settlement.ts";

const buyer = userWith();
let state: WorldState;
beforeEach(() => {
  state = worldToPayIn();
});

const order = (): OrderRecord => state.orders.get(ORDER)!;
const payment = (payNo: string) => state.payments.get(payNo)!;
const balance = () => balanceOf(state, buyer.id);
const lastEntry = () => balanceEntries(state, buyer.id).at(-1);

describe("a payment of an order that arrives", () => {
  test("from the balance takes its amount and pays the order", () => {
    putPayment(state, "A", { message: "…" });
    state.clock.advance(5);
    expect(settlePayment(state, "A", true)).toMatchObject({ status: 3, message: "", settledAt: NOW + 5 });
    expect(payment("A").status).toBe(3);
    expect(order()).toMatchObject({ status: 2, payMethod: 2, paidAt: NOW + 5 });
    expect(balance()).toBe(40_000);
    expect(lastEntry()).toMatchObject({
      use: 2,
      amount: -60_000,
      orderId: ORDER,
      remark: "支付订单 DD1",
      at: NOW + 5,
    });
    expect(billsOf(state, buyer.id)).toEqual([]);
  });

  test("may take all of the balance, and not a 分 more", () => {
    putPayment(state, "A", { amount: 100_100 });
    expect(refused(() => settlePayment(state, "A", true))[1]).toContain("可用余额 1,000.00 元，还差 1.00 元");
    putPayment(state, "A", { amount: 100_000 });
    settlePayment(state, "A", true);
    expect(balance()).toBe(0);
    state.orders.put(ORDER, { ...order(), status: 1 });
    putPayment(state, "B", { amount: 1 });
    expect(refused(() => settlePayment(state, "B", true))).toEqual([
      409,
      "余额不足：可用余额 0.00 元，还差 0.01 元，请充值或更换支付方式",
    ]);
    expect(order().status).toBe(1);
  });

  test("on credit is billed, with the date on which it is due", () => {
    putPayment(state, "A", { method: 1, dueAt: NOW + 30 * DAY_MS });
    settlePayment(state, "A", true);
    expect(billsOf(state, buyer.id)).toMatchObject([
      {
        orderId: ORDER,
        orderNo: "DD1",
        amount: 60_000,
        repaid: 0,
        dueAt: NOW + 30 * DAY_MS,
        repaidAt: null,
        createdAt: NOW,
      },
    ]);
    expect(balance()).toBe(100_000);
  });

  test("by QR code or transfer touches neither balance nor bills, and ends the others that are open", () => {
    putPayment(state, "A", { method: 4 });
    putPayment(state, "B", { method: 3, status: 1 });
    putPayment(state, "C", { method: 1, status: 2 });
    putPayment(state, "D", { method: 2, status: 4, message: "余额不足" });
    settlePayment(state, "A", true);
    expect([balance(), billsOf(state, buyer.id)]).toEqual([100_000, []]);
    expect(paymentsOf(state, ORDER).map(({ payNo, status, message }) => [payNo, status, message])).toEqual([
      ["A", 3, ""],
      ["B", 4, "订单已用其他方式付款"],
      ["C", 4, "订单已用其他方式付款"],
      ["D", 4, "余额不足"],
    ]);
  });

  test("is refused when the order is paid or canceled, or there is none", () => {
    for (const status of [2, 6] as const) {
      state.orders.put(ORDER, { ...order(), status });
      putPayment(state, "A");
      expect(refused(() => settlePayment(state, "A", true))).toEqual([409, "订单已付款或已取消，不能再付款"]);
    }
    putPayment(state, "B", { orderId: 1 });
    expect(refused(() => settlePayment(state, "B", true))[0]).toBe(409);
    expect(refused(() => settlePayment(state, "77", true))).toEqual([404, "支付单不存在"]);
  });
});

describe("a payment that fails", () => {
  test("says why, and leaves the order to be paid otherwise", () => {
    putPayment(state, "A");
    putPayment(state, "B", { method: 4 });
    expect(settlePayment(state, "A", false, "银行拒绝")).toMatchObject({ status: 4, message: "银行拒绝" });
    expect(settlePayment(state, "B", false)).toMatchObject({ status: 4, message: "付款失败，请重新支付" });
    expect([order().status, balance()]).toEqual([1, 100_000]);
  });

  test.each([3, 4] as const)("or arrived before stays so: %d", (status) => {
    const before = putPayment(state, "A", { status });
    expect(settlePayment(state, "A", true)).toBe(before);
    expect(settlePayment(state, "A", false, "x")).toBe(before);
    expect([order().status, balance()]).toEqual([1, 100_000]);
  });
});

describe("a repayment that arrives", () => {
  test("from the balance repays each bill with an entry of its own", () => {
    putBill(state, BILL);
    putBill(state, BILL + 1, { orderNo: "DD2", amount: 7000, repaid: 3000 });
    const second = { ...shareOf(BILL + 1, 4000), orderNo: "DD2" };
    putRepayment(state, "A", { bills: [shareOf(BILL, 2000), second], amount: 6000 });
    settlePayment(state, "A", true);
    expect(state.creditBills.get(BILL)).toMatchObject({ repaid: 2000, repaidAt: null });
    expect(state.creditBills.get(BILL + 1)).toMatchObject({ repaid: 7000, repaidAt: NOW });
    expect(payment("A")).toMatchObject({ status: 3, settledAt: NOW, message: "" });
    const entries = balanceEntries(state, buyer.id).slice(1);
    expect(entries.map(({ use, amount, remark }) => [use, amount, remark])).toEqual([
      [6, -2000, "账期还款，订单 DD1"],
      [6, -4000, "账期还款，订单 DD2"],
    ]);
  });

  test("otherwise leaves the balance alone, and ends open repayments of the same bills only", () => {
    putBill(state, BILL);
    putBill(state, BILL + 1);
    putRepayment(state, "A", { method: 4 });
    putRepayment(state, "B", { status: 1 });
    putRepayment(state, "C", { status: 1, bills: [shareOf(BILL + 1, 5000)] });
    putRepayment(state, "D", { status: 2 });
    settlePayment(state, "A", true);
    expect(balance()).toBe(100_000);
    expect(["B", "C", "D"].map((payNo) => payment(payNo).status)).toEqual([4, 1, 2]);
    expect(payment("B").message).toBe("账单已用其他方式还款");
  });

  test.each<[string, Partial<CreditBillRecord> | null, number]>([
    ["became lower meanwhile", { amount: 3000 }, 2000],
    ["was repaid in part", { repaid: 4000 }, 4000],
    ["was repaid", { repaid: 5000, repaidAt: NOW - 1 }, 5000],
    ["ended with its order", null, 5000],
  ])("gives to the balance what is too much for a bill that %s", (_name, change, excess) => {
    if (change) putBill(state, BILL, change);
    putRepayment(state, "A", { method: 3 });
    settlePayment(state, "A", true);
    expect(balance()).toBe(100_000 + excess);
    expect(lastEntry()).toMatchObject({
      use: 3,
      orderId: ORDER,
      remark: "订单 DD1 账单已结清，多付退回",
      at: NOW,
    });
  });

  test("needs no balance when it is paid otherwise", () => {
    putBill(state, BILL, { amount: 200_000 });
    putRepayment(state, "A", { method: 4, bills: [shareOf(BILL, 200_000)], amount: 200_000 });
    settlePayment(state, "A", true);
    expect([state.creditBills.get(BILL)?.repaidAt, balance()]).toEqual([NOW, 100_000]);
  });

  test("leaves a bill that was repaid before as it was", () => {
    putBill(state, BILL, { repaid: 5000, repaidAt: NOW - 1 });
    putRepayment(state, "A", { method: 3 });
    settlePayment(state, "A", true);
    expect(state.creditBills.get(BILL)?.repaidAt).toBe(NOW - 1);
  });

  test("needs the balance that is to pay it, to the 分", () => {
    putBill(state, BILL, { amount: 200_000 });
    putRepayment(state, "A", { bills: [shareOf(BILL, 100_001)], amount: 100_001 });
    expect(refused(() => settlePayment(state, "A", true))).toEqual([
      409,
      "余额不足：可用余额 1,000.00 元，还差 0.01 元，请先充值再还款",
    ]);
    expect(state.creditBills.get(BILL)).toMatchObject({ repaid: 0 });
    putRepayment(state, "B", { bills: [shareOf(BILL, 100_000)], amount: 100_000 });
    settlePayment(state, "B", true);
    expect(balance()).toBe(0);
  });
});
