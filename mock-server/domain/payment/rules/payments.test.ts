import { beforeEach, describe, expect, test } from "vitest";
import { NOW } from "#mock/domain/bare-world-for-test.ts";
import { userWith } from "#mock/domain/user/user-for-test.ts";
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
import {
  creditOf,
  isPaying,
  livePayment,
  payingMethod,
  paymentsOf,
  repayingBills,
  repaymentsOf,
  requireNotRepaying,
} from "./payments.ts";

let state: WorldState;
beforeEach(() => {
  state = worldToPayIn();
});

describe("payments of an order", () => {
  test("are listed by time, then by number", () => {
    putPayment(state, "B");
    putPayment(state, "A");
    putPayment(state, "C", { createdAt: NOW - 1 });
    putPayment(state, "D", { orderId: 1 });
    expect(paymentsOf(state, ORDER).map(({ payNo }) => payNo)).toEqual(["C", "A", "B"]);
  });

  test("have one live one of a method, the last that did not fail", () => {
    putPayment(state, "A", { status: 4 });
    expect(livePayment(state, ORDER, 2)).toBeUndefined();
    putPayment(state, "B", { status: 1 });
    putPayment(state, "C", { method: 4 });
    expect([livePayment(state, ORDER, 2)?.payNo, livePayment(state, ORDER, 4)?.payNo]).toEqual(["B", "C"]);
    expect(livePayment(state, 1, 2)).toBeUndefined();
  });

  test.each([
    [1, undefined],
    [2, 4],
    [3, undefined],
    [4, undefined],
  ] as const)("are in progress in status 2 only: %d", (status, method) => {
    putPayment(state, "A", { status, method: 4 });
    expect([payingMethod(state, ORDER), isPaying(state, ORDER)]).toEqual([method, method !== undefined]);
    expect(isPaying(state, 1)).toBe(false);
  });
});

describe("bills under repayment", () => {
  test("are those of a payment in progress, and cannot be repaid a second time", () => {
    putRepayment(state, "A");
    putRepayment(state, "B", { status: 1, bills: [shareOf(BILL + 1, 1)] });
    expect([...repayingBills(state)]).toEqual([BILL]);
    expect(refused(() => requireNotRepaying(state, [{ id: BILL + 1 }, { id: BILL }]))).toEqual([
      409,
      "所选账单有一笔还款正在处理，请等待处理结果",
    ]);
    expect(() => requireNotRepaying(state, [{ id: BILL + 1 }])).not.toThrow();
    putRepayment(state, "C", { bills: [shareOf(7, 1), shareOf(5, 1)] });
    expect(repaymentsOf(state, [{ id: 5 }]).map(({ payNo }) => payNo)).toEqual(["C"]);
    expect(repaymentsOf(state, [{ id: BILL }, { id: 6 }]).map(({ payNo }) => payNo)).toEqual(["A"]);
  });

  test("leave of the limit what neither bills nor payments on credit use", () => {
    const credit = { isOpen: 1, limit: 100_000, periodDays: 30, debts: [] } as const;
    const onCredit = userWith({ credit });
    putBill(state, BILL, { amount: 5000, repaid: 1000 });
    putBill(state, BILL + 1, { amount: 7000, repaid: 7000, repaidAt: NOW, dueAt: NOW + DAY_MS });
    putBill(state, BILL + 2, { userId: 2 });
    putPayment(state, "A", { method: 1, amount: 20_000 });
    putPayment(state, "B", { method: 1, amount: 3000, status: 1 });
    putPayment(state, "C", { method: 4, amount: 3000 });
    putPayment(state, "D", { method: 1, amount: 3000, userId: 2 });
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
