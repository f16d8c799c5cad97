import { beforeEach, describe, expect, test } from "vitest";
import { byId, NOW, worldWith } from "#mock/domain/bare-world-for-test.ts";
import { Refusal } from "#mock/domain/common/refusal.ts";
import { amountsOf, orderWith } from "#mock/domain/order/order-for-test.ts";
import type { OrderRecord } from "#mock/domain/order/records.ts";
import { userWith } from "#mock/domain/user/user-for-test.ts";
import { billWith } from "#mock/domain/wallet/bill-for-test.ts";
import type { CreditBillRecord } from "#mock/domain/wallet/records.ts";
import type { WorldState } from "#mock/domain/world-state.ts";
import { balanceEntries, balanceOf } from "#mock/domain/wallet/rules/balance.ts";
import { DAY_MS, MINUTE_MS } from "#mock/world/shanghai-time.ts";
import type { PaymentRecord } from "../records.ts";
import { CONFIRMED_AFTER_MS, holdPayments } from "./hold.ts";
import {
  billsOf,
  creditOf,
  heldPayments,
  isPaying,
  livePayment,
  payingMethod,
  paymentsOf,
  repayingBills,
  repaymentsOf,
  requireNotRepaying,
} from "./payments.ts";
import { settlePayment } from "./settlement.ts";

const ORDER = 77_001;
const BILL = 77_101;
const buyer = userWith();
let state: WorldState;

/** A buyer with 1,000.00 元 balance, one unpaid order of 600.00 元, and neither payments nor bills. */
beforeEach(() => {
  state = worldWith({
    orders: byId(orderWith({ id: ORDER, orderNo: "DD1", amounts: amountsOf(60_000) })),
    balanceLogs: new Map([[1, [{ id: 1, use: 1, amount: 100_000, orderId: 0, remark: "", at: NOW }]]]),
  });
});

function pay(payNo: string, change: Partial<PaymentRecord> = {}): PaymentRecord {
  const payment: PaymentRecord = {
    payNo,
    orderId: ORDER,
    bills: [],
    userId: buyer.id,
    method: 2,
    amount: 60_000,
    status: 2,
    createdAt: NOW,
    expiresAt: NOW + 30 * MINUTE_MS,
    dueAt: 0,
    transfer: null,
    message: "",
    settledAt: null,
    ...change,
  };
  state.payments.put(payNo, payment);
  return payment;
}
const bill = (id: number, change: Partial<CreditBillRecord> = {}) =>
  state.creditBills.put(
    id,
    billWith({ id, orderId: ORDER, orderNo: "DD1", amount: 5000, dueAt: NOW + 5 * DAY_MS, ...change }),
  );
const share = (id: number, amount: number) => ({ id, orderId: ORDER, orderNo: "DD1", amount });
const repayment = (payNo: string, change: Partial<PaymentRecord> = {}) =>
  pay(payNo, { orderId: 0, bills: [share(BILL, 5000)], amount: 5000, ...change });

const order = (): OrderRecord => state.orders.get(ORDER)!;
const payment = (payNo: string) => state.payments.get(payNo)!;
const balance = () => balanceOf(state, buyer.id);
const lastEntry = () => balanceEntries(state, buyer.id).at(-1);

function refused(action: () => unknown) {
  try {
    action();
  } catch (error) {
    if (error instanceof Refusal) return [error.status, error.message];
  }
  throw new Error("it was not refused");
}

describe("a payment of an order that arrives", () => {
  test("from the balance takes its amount and pays the order", () => {
    pay("A", { message: "…" });
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
    pay("A", { amount: 100_100 });
    expect(refused(() => settlePayment(state, "A", true))[1]).toContain("可用余额 1,000.00 元，还差 1.00 元");
    pay("A", { amount: 100_000 });
    settlePayment(state, "A", true);
    expect(balance()).toBe(0);
    state.orders.put(ORDER, { ...order(), status: 1 });
    pay("B", { amount: 1 });
    expect(refused(() => settlePayment(state, "B", true))).toEqual([
      409,
      "余额不足：可用余额 0.00 元，还差 0.01 元，请充值或更换支付方式",
    ]);
    expect(order().status).toBe(1);
  });

  test("on credit is billed, with the date on which it is due", () => {
    pay("A", { method: 1, dueAt: NOW + 30 * DAY_MS });
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
    pay("A", { method: 4 });
    pay("B", { method: 3, status: 1 });
    pay("C", { method: 1, status: 2 });
    pay("D", { method: 2, status: 4, message: "余额不足" });
    settlePayment(state, "A", true);
    expect([balance(), billsOf(state, buyer.id)]).toEqual([100_000, []]);
    expect(paymentsOf(state, ORDER).map(({ payNo, status, message }) => [payNo, status, message])).toEqual([
      ["A", 3, ""],
      ["B", 4, "订单已用其他方式付款"],
      ["C", 4, "订单已用其他方式付款"],
      ["D", 4, "余额不足"],
    ]);
  });

  test("is refused when the order is paid or cancelled, or there is none", () => {
    for (const status of [2, 6] as const) {
      state.orders.put(ORDER, { ...order(), status });
      pay("A");
      expect(refused(() => settlePayment(state, "A", true))).toEqual([409, "订单已付款或已取消，不能再付款"]);
    }
    pay("B", { orderId: 1 });
    expect(refused(() => settlePayment(state, "B", true))[0]).toBe(409);
    expect(refused(() => settlePayment(state, "77", true))).toEqual([404, "支付单不存在"]);
  });
});

describe("a payment that fails", () => {
  test("says why, and leaves the order to be paid otherwise", () => {
    pay("A");
    pay("B", { method: 4 });
    expect(settlePayment(state, "A", false, "银行拒绝")).toMatchObject({ status: 4, message: "银行拒绝" });
    expect(settlePayment(state, "B", false)).toMatchObject({ status: 4, message: "付款未成功，请重新支付" });
    expect([order().status, balance()]).toEqual([1, 100_000]);
  });

  test.each([3, 4] as const)("or arrived before stays so: %d", (status) => {
    const before = pay("A", { status });
    expect(settlePayment(state, "A", true)).toBe(before);
    expect(settlePayment(state, "A", false, "x")).toBe(before);
    expect([order().status, balance()]).toEqual([1, 100_000]);
  });
});

describe("a repayment that arrives", () => {
  test("from the balance repays each bill with an entry of its own", () => {
    bill(BILL);
    bill(BILL + 1, { orderNo: "DD2", amount: 7000, repaid: 3000 });
    const second = { ...share(BILL + 1, 4000), orderNo: "DD2" };
    repayment("A", { bills: [share(BILL, 2000), second], amount: 6000 });
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
    bill(BILL);
    bill(BILL + 1);
    repayment("A", { method: 4 });
    repayment("B", { status: 1 });
    repayment("C", { status: 1, bills: [share(BILL + 1, 5000)] });
    repayment("D", { status: 2 });
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
    if (change) bill(BILL, change);
    repayment("A", { method: 3 });
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
    bill(BILL, { amount: 200_000 });
    repayment("A", { method: 4, bills: [share(BILL, 200_000)], amount: 200_000 });
    settlePayment(state, "A", true);
    expect([state.creditBills.get(BILL)?.repaidAt, balance()]).toEqual([NOW, 100_000]);
  });

  test("leaves a bill that was repaid before as it was", () => {
    bill(BILL, { repaid: 5000, repaidAt: NOW - 1 });
    repayment("A", { method: 3 });
    settlePayment(state, "A", true);
    expect(state.creditBills.get(BILL)?.repaidAt).toBe(NOW - 1);
  });

  test("needs the balance that is to pay it, to the 分", () => {
    bill(BILL, { amount: 200_000 });
    repayment("A", { bills: [share(BILL, 100_001)], amount: 100_001 });
    expect(refused(() => settlePayment(state, "A", true))).toEqual([
      409,
      "余额不足：可用余额 1,000.00 元，还差 0.01 元，请先充值再还款",
    ]);
    expect(state.creditBills.get(BILL)).toMatchObject({ repaid: 0 });
    repayment("B", { bills: [share(BILL, 100_000)], amount: 100_000 });
    settlePayment(state, "B", true);
    expect(balance()).toBe(0);
  });
});

describe("payments of an order", () => {
  test("are listed by time, then by number", () => {
    pay("B");
    pay("A");
    pay("C", { createdAt: NOW - 1 });
    pay("D", { orderId: 1 });
    expect(paymentsOf(state, ORDER).map(({ payNo }) => payNo)).toEqual(["C", "A", "B"]);
  });

  test("have one live one of a method, the last that did not fail", () => {
    pay("A", { status: 4 });
    expect(livePayment(state, ORDER, 2)).toBeUndefined();
    pay("B", { status: 1 });
    pay("C", { method: 4 });
    expect([livePayment(state, ORDER, 2)?.payNo, livePayment(state, ORDER, 4)?.payNo]).toEqual(["B", "C"]);
    expect(livePayment(state, 1, 2)).toBeUndefined();
  });

  test.each([
    [1, undefined],
    [2, 4],
    [3, undefined],
    [4, undefined],
  ] as const)("are in progress in status 2 only: %d", (status, method) => {
    pay("A", { status, method: 4 });
    expect([payingMethod(state, ORDER), isPaying(state, ORDER)]).toEqual([method, method !== undefined]);
    expect(isPaying(state, 1)).toBe(false);
  });
});

describe("bills under repayment", () => {
  test("are those of a payment in progress, and cannot be repaid a second time", () => {
    repayment("A");
    repayment("B", { status: 1, bills: [share(BILL + 1, 1)] });
    expect([...repayingBills(state)]).toEqual([BILL]);
    expect(refused(() => requireNotRepaying(state, [{ id: BILL + 1 }, { id: BILL }]))).toEqual([
      409,
      "所选账单有一笔还款正在处理，请等待处理结果",
    ]);
    expect(() => requireNotRepaying(state, [{ id: BILL + 1 }])).not.toThrow();
    repayment("C", { bills: [share(7, 1), share(5, 1)] });
    expect(repaymentsOf(state, [{ id: 5 }]).map(({ payNo }) => payNo)).toEqual(["C"]);
    expect(repaymentsOf(state, [{ id: BILL }, { id: 6 }]).map(({ payNo }) => payNo)).toEqual(["A"]);
  });

  test("leave of the limit what neither bills nor payments on credit use", () => {
    const credit = { isOpen: 1, limit: 100_000, periodDays: 30, debts: [] } as const;
    const onCredit = userWith({ credit });
    bill(BILL, { amount: 5000, repaid: 1000 });
    bill(BILL + 1, { amount: 7000, repaid: 7000, repaidAt: NOW, dueAt: NOW + DAY_MS });
    bill(BILL + 2, { userId: 2 });
    pay("A", { method: 1, amount: 20_000 });
    pay("B", { method: 1, amount: 3000, status: 1 });
    pay("C", { method: 4, amount: 3000 });
    pay("D", { method: 1, amount: 3000, userId: 2 });
    expect(creditOf(state, onCredit)).toMatchObject({
      used: 4000,
      available: 76_000,
      overdue: 0,
      nextDueAt: NOW + 5 * DAY_MS,
    });
    state.clock.advance(6 * DAY_MS);
    expect(creditOf(state, onCredit)).toMatchObject({ available: 0, overdue: 4000 });
  });
});

describe("payments on hold", () => {
  test.each(["unpaid", "unconfirmed"] as const)("are known to be: %s", (kind) => {
    expect(heldPayments(state)).toBeUndefined();
    holdPayments(state, kind);
    expect(heldPayments(state)).toBe(kind);
    expect(state.paymentHolds.get(1)?.since).toBe(NOW);
    holdPayments(state, undefined);
    expect(heldPayments(state)).toBeUndefined();
  });

  const proof = (at: number) => ({ fileId: 1, payer: "付款人", remark: "", at });
  test.each<[string, Partial<PaymentRecord>, number]>([
    ["a QR code that is being paid", { method: 4 }, 3],
    ["one that nobody has paid", { method: 4, status: 1 }, 1],
    ["a transfer a day after its proof", { method: 3, transfer: proof(NOW - CONFIRMED_AFTER_MS) }, 3],
    ["a transfer just before that", { method: 3, transfer: proof(NOW - CONFIRMED_AFTER_MS + 1) }, 2],
    ["a transfer without a proof", { method: 3 }, 2],
    ["a payment from the balance", { method: 2 }, 2],
  ])("are settled at their release if the money was there: %s", (_name, change, status) => {
    holdPayments(state, "unconfirmed");
    pay("A", change);
    holdPayments(state, undefined);
    expect(payment("A").status).toBe(status);
    expect(order().status).toBe(status === 3 ? 2 : 1);
  });
});
