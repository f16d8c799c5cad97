import { describe, expect, test } from "vitest";
import { returnWith } from "#mock/domain/after-sale/cases-for-test.ts";
import { byId, NOW, worldWith } from "#mock/domain/bare-world-for-test.ts";
import { invoiceWith } from "#mock/domain/invoice/invoice-for-test.ts";
import type { Seed } from "#mock/domain/seed.ts";
import { billWith } from "#mock/domain/wallet/bill-for-test.ts";
import type { CreditBillRecord } from "#mock/domain/wallet/records.ts";
import { balanceOf } from "#mock/domain/wallet/rules/balance.ts";
import { amountsOf, orderLine, orderWith } from "../order-for-test.ts";
import { pointsOfOrder, worthOf } from "./order-worth.ts";
import { refundOrder, refundPlace, splitRefund } from "./refund.ts";

const LATER = NOW + 60_000;
const order = orderWith({ status: 4 });
const withBill = (change?: Partial<CreditBillRecord>) => worldWith({ creditBills: byId(billWith(change)) });
const others = byId(billWith({ id: 9002, orderId: 12 }), billWith({ id: 9003, userId: 2 }));

describe("an order is worth", () => {
  test("its amount less its refunds", () => {
    const state = worldWith({ returns: byId(returnWith({ amount: 3001 })) });
    expect(worthOf(state, order)).toBe(6999);
    expect(worthOf(state, orderWith({ id: 12 }))).toBe(10_000);
  });

  test("points for what is left of its goods, without shipping", () => {
    const state = worldWith({ returns: byId(returnWith({ amount: 3001 })) });
    const paid = { ...order, amounts: amountsOf(11_000, { shipping: 1000 }) };
    expect(pointsOfOrder(state, paid)).toBe(69);
    expect(pointsOfOrder(worldWith(), paid)).toBe(100);
  });
});

describe("a refund goes", () => {
  test.each<[string, Partial<CreditBillRecord>, number, number, number]>([
    ["to the bill as long as nothing of it is repaid", {}, 3000, 3000, 0],
    ["to the balance once the bill is repaid", { repaid: 10_000, repaidAt: NOW }, 3000, 0, 3000],
    ["to what is unpaid of the bill first", { repaid: 8000 }, 3000, 2000, 1000],
    ["to the bill with exactly what is unpaid of it", { repaid: 7000 }, 3000, 3000, 0],
    ["to the bill in full when the whole order comes back", {}, 10_000, 10_000, 0],
    ["not below what an earlier refund has left of the bill", { amount: 4000 }, 3000, 0, 3000],
  ])("%s", (_case, change, amount, toBill, toBalance) =>
    expect(splitRefund(withBill(change), order, amount)).toEqual({ toBill, toBalance }),
  );

  test("to the balance without a bill of this order", () => {
    expect(splitRefund(worldWith({ creditBills: others }), order, 3000)).toEqual({
      toBill: 0,
      toBalance: 3000,
    });
  });

  test.each([
    [0, 100, "账户余额"],
    [100, 0, "账期账单"],
    [60, 40, "账期账单和账户余额"],
    [0, 0, "账户余额"],
  ])("%d 分 to the bill and %d 分 to the balance: %s", (toBill, toBalance, place) =>
    expect(refundPlace({ toBill, toBalance })).toBe(place),
  );
});

const refund = (change: { toBill?: number; toBalance?: number }) => ({
  toBill: 0,
  toBalance: 0,
  remark: "退货退款",
  at: LATER,
  ...change,
});

describe("a refund", () => {
  test("lowers the unpaid bill, and only that of its order", () => {
    const state = worldWith({ creditBills: byId(billWith({ repaid: 2000 }), ...others.values()) });
    refundOrder(state, order, refund({ toBill: 3000 }));
    expect(state.creditBills.get(9001)).toMatchObject({ amount: 7000, repaid: 2000, repaidAt: null });
    expect([9002, 9003].map((id) => state.creditBills.get(id)?.amount)).toEqual([10_000, 10_000]);
    expect(state.balanceLogs.get(1)).toBeUndefined();
  });

  test("settles the bill that it lowers to what is repaid", () => {
    const state = withBill({ repaid: 7000 });
    refundOrder(state, order, refund({ toBill: 3000 }));
    expect(state.creditBills.get(9001)).toMatchObject({ amount: 7000, repaidAt: LATER });
  });

  test("leaves a repaid bill as it is, with its day, and goes to the balance", () => {
    const state = withBill({ repaid: 10_000, repaidAt: NOW });
    refundOrder(state, order, refund({ toBalance: 3000 }));
    expect(state.creditBills.get(9001)).toMatchObject({ amount: 10_000, repaidAt: NOW });
    expect(balanceOf(state, 1)).toBe(3000);
    expect(state.balanceLogs.get(1)).toMatchObject([
      { use: 3, amount: 3000, orderId: 11, remark: "退货退款", at: LATER },
    ]);
  });

  /** An order of 100.00, of which 3 boxes for 30.00 have just come back, and a buyer with so many points. */
  const returned = (points: number, seed: Partial<Seed> = {}) =>
    worldWith({
      returns: byId(returnWith()),
      pointsLogs: new Map([[1, [{ id: 1, use: 1, points, remark: "", at: NOW }]]]),
      ...seed,
    });
  const pointsAfter = (state: ReturnType<typeof worldWith>) => state.pointsLogs.get(1)?.slice(1);

  test("takes back the points that a finished order no longer earns", () => {
    const state = returned(100);
    refundOrder(state, orderWith({ status: 5 }), refund({ toBill: 1000, toBalance: 2000 }));
    expect(pointsAfter(state)).toMatchObject([
      { use: 5, points: -30, remark: "订单 202611210011 退款扣回", at: LATER },
    ]);
  });

  test("takes back no points that an earlier refund has taken", () => {
    const state = returned(100, { returns: byId(returnWith(), returnWith({ id: 2002, amount: 2500 })) });
    refundOrder(state, orderWith({ status: 5 }), refund({ toBalance: 2500 }));
    expect(pointsAfter(state)).toMatchObject([{ points: -25 }]);
  });

  test("takes back no more points than the buyer has", () => {
    const state = returned(12);
    refundOrder(state, orderWith({ status: 5 }), refund({ toBalance: 3000 }));
    expect(pointsAfter(state)).toMatchObject([{ points: -12 }]);
  });

  test("takes back no points of an order that has not earned any yet", () => {
    const state = returned(100);
    refundOrder(state, order, refund({ toBalance: 3000 }));
    expect(pointsAfter(state)).toEqual([]);
  });

  const spent = { ...order, amounts: amountsOf(10_000, { points: 40 }) };

  test("does not return the points that paid for a part of the goods", () => {
    const state = returned(0);
    refundOrder(state, spent, refund({ toBalance: 3000 }));
    expect(pointsAfter(state)).toEqual([]);
  });

  test("returns the points that paid with the last of the goods", () => {
    const lines = [{ orderLineId: 1, number: 10, amount: 10_000 }];
    const state = returned(0, { returns: byId(returnWith({ lines, amount: 10_000 })) });
    refundOrder(state, spent, refund({ toBalance: 10_000 }));
    expect(pointsAfter(state)).toMatchObject([{ use: 3, points: 40, remark: "订单 202611210011 退货退回" }]);
  });

  test("corrects the invoice to what is left", () => {
    const state = returned(0, { invoices: byId(invoiceWith()) });
    refundOrder(state, order, refund({ toBalance: 3000 }));
    expect(state.invoices.get(6001)).toMatchObject({ status: 1, amount: 7000 });
  });
});

test("lines without a price are worth nothing", () => {
  expect(pointsOfOrder(worldWith(), orderWith({ lines: [orderLine({ paid: 0 })] }))).toBe(0);
});
