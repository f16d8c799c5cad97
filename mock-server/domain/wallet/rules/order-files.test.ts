import { beforeEach, describe, expect, test } from "vitest";
import { NOW, worldWith } from "#mock/domain/bare-world-for-test.ts";
import { orderWith } from "#mock/domain/order/order-for-test.ts";
import type { OrderRecord } from "#mock/domain/order/records.ts";
import type { PaymentRecord } from "#mock/domain/payment/records.ts";
import { userWith } from "#mock/domain/user/user-for-test.ts";
import type { WorldState } from "#mock/domain/world-state.ts";
import { billWith } from "../bill-for-test.ts";
import type { BalanceEntry } from "../records.ts";
import { ageDays, ageing } from "./ageing.ts";
import { addBalance, balanceEntries, balanceOf } from "./balance.ts";
import { orderFiles } from "./order-files.ts";
import { monthOf, monthPeriod, statementMonth } from "./statement-month.ts";

const at = (time: string) => Date.parse(`${time}+08:00`);
const ORDER = 77_001;
const buyer = userWith();
let state: WorldState;

/** A buyer with one order, and nothing recorded of it yet. */
beforeEach(() => {
  state = worldWith();
  order(ORDER);
});

const order = (id: number, change: Partial<OrderRecord> = {}) =>
  state.orders.put(id, orderWith({ id, payMethod: 1, ...change }));
function pay(payNo: string, change: Partial<PaymentRecord> = {}) {
  const payment = { payNo, orderId: ORDER, bills: [], userId: buyer.id, method: 1, status: 3, dueAt: 0 };
  state.payments.put(payNo, { ...payment, ...change } as PaymentRecord);
}
const log = (use: BalanceEntry["use"], orderId: number) =>
  addBalance(state, buyer.id, { use, amount: -100, orderId, remark: "", at: NOW });
const bill = (dueAt: number) => state.creditBills.put(1, billWith({ id: 1, orderId: ORDER, dueAt }));

describe("the records of a buyer's orders", () => {
  test("are those of the buyer, the oldest order first", () => {
    order(ORDER + 2);
    order(ORDER + 1);
    order(ORDER + 3, { createdAt: NOW - 1 });
    order(ORDER + 4, { userId: 2 });
    const found = orderFiles(state, buyer).map((file) => file.order.id - ORDER);
    expect(found).toEqual([3, 0, 1, 2]);
  });

  test("have what its returns, complaints and invoices are, and those of no other order", () => {
    const record = (id: number, orderId: number, userId = buyer.id) => ({ id, orderId, userId }) as never;
    for (const table of [state.returns, state.afterSales, state.invoices]) {
      table.put(77_001, record(77_001, ORDER));
      table.put(77_002, record(77_002, ORDER + 1));
      table.put(77_003, record(77_003, ORDER, 2));
    }
    const [file] = orderFiles(state, buyer);
    for (const records of [file?.returns, file?.complaints, file?.invoices])
      expect(records?.map(({ id }) => id)).toEqual([77_001]);
    order(ORDER + 5);
    expect(orderFiles(state, buyer)[1]).toMatchObject({ returns: [], complaints: [], invoices: [] });
  });

  test("have the payments and refunds of the balance log, not what else it has", () => {
    for (const use of [1, 2, 3, 4, 5, 6, 9] as const) log(use, ORDER);
    log(2, ORDER + 1);
    const [file] = orderFiles(state, buyer);
    expect(file?.balance.map(({ use }) => use)).toEqual([2, 3]);
  });

  test("have the repayments that arrived, each with its part", () => {
    const bills = [ORDER, ORDER + 1].map((orderId, nth) => ({
      id: nth,
      orderId,
      orderNo: "",
      amount: 5 + nth,
    }));
    pay("A", { orderId: 0, method: 4, bills });
    pay("B", { orderId: 0, method: 4, bills, status: 2 });
    order(ORDER + 1);
    const found = orderFiles(state, buyer).map(({ repaid }) =>
      repaid.map(({ payment, bill: part }) => [payment.payNo, part.amount]),
    );
    expect(found).toEqual([[["A", 5]], [["A", 6]]]);
  });

  test("say when its credit is due: by its bill, else by its payment, and not if it was paid otherwise", () => {
    const dueAt = () => orderFiles(state, buyer)[0]?.dueAt;
    expect(dueAt()).toBe(0);
    pay("A", { dueAt: NOW + 1, status: 4 });
    pay("B", { dueAt: NOW + 2, method: 4 });
    expect(dueAt()).toBe(0);
    pay("C", { dueAt: NOW + 3 });
    expect(dueAt()).toBe(NOW + 3);
    bill(NOW + 4);
    expect(dueAt()).toBe(NOW + 4);
    order(ORDER, { payMethod: 4 });
    expect(dueAt()).toBe(0);
  });
});

test("a balance is the sum of its log, to which 0 adds nothing", () => {
  addBalance(state, buyer.id, { use: 1, amount: 500, orderId: 0, remark: "充值", at: NOW });
  addBalance(state, buyer.id, { use: 2, amount: 0, orderId: 0, remark: "", at: NOW });
  addBalance(state, buyer.id, { use: 2, amount: -120, orderId: 3, remark: "支付", at: NOW });
  expect(balanceOf(state, buyer.id)).toBe(380);
  expect(balanceEntries(state, buyer.id)).toEqual([
    { id: 100_001, use: 1, amount: 500, orderId: 0, remark: "充值", at: NOW },
    { id: 100_002, use: 2, amount: -120, orderId: 3, remark: "支付", at: NOW },
  ]);
  expect([balanceOf(state, 77), balanceEntries(state, 77)]).toEqual([0, []]);
});

describe("the age of a debt", () => {
  test.each([
    ["2026-11-21T00:00:00", 0],
    ["2026-11-20T23:59:59", 1],
    ["2026-10-22T12:00:00", 30],
    ["2025-11-21T12:00:00", 365],
  ])("billed at %s is %d days, by the days in Shanghai", (billed, days) =>
    expect(ageDays(at(billed), NOW)).toBe(days),
  );

  test("is one of four", () => {
    const debts = [0, 30, 31, 60, 61, 90, 91, 1000].map((age, nth) => ({ age, amount: 10 ** nth }));
    expect(ageing(debts)).toEqual([
      { from: 0, to: 30, amount: 11 },
      { from: 31, to: 60, amount: 1100 },
      { from: 61, to: 90, amount: 110_000 },
      { from: 91, to: null, amount: 11_000_000 },
    ]);
  });
});

describe("the month of a statement", () => {
  test.each([
    ["2026-11-01T00:00:00", "2026-11"],
    ["2026-10-31T23:59:59", "2026-10"],
    ["2027-01-01T00:00:00", "2027-01"],
  ])("at %s is %s", (time, month) => expect(monthOf(at(time))).toBe(month));

  test.each([
    ["2026-09", "2026-09-01T00:00:00", "2026-10-01T00:00:00"],
    ["2026-12", "2026-12-01T00:00:00", "2027-01-01T00:00:00"],
    ["2026-01", "2026-01-01T00:00:00", "2026-02-01T00:00:00"],
  ])("%s lasts from %s to %s", (month, startsAt, endsAt) =>
    expect(monthPeriod(month)).toEqual({ startsAt: at(startsAt), endsAt: at(endsAt) }),
  );

  test("is the one asked for if it has begun, and this one by default", () => {
    expect([undefined, "2026-11", "2025-12"].map((month) => statementMonth(month, NOW))).toEqual([
      "2026-11",
      "2026-11",
      "2025-12",
    ]);
    expect(() => statementMonth("2026-12", NOW)).toThrow(
      expect.objectContaining({
        status: 422,
        errors: { month: ["该月份还没有开始，请选择本月或更早的月份"] },
      }),
    );
  });
});
