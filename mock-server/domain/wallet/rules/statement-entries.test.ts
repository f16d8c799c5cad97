import { describe, expect, test } from "vitest";
import type { AfterSaleRecord, ReturnRecord } from "#mock/domain/after-sale/records.ts";
import type { InvoiceRecord } from "#mock/domain/invoice/records.ts";
import { orderWith } from "#mock/domain/order/order-for-test.ts";
import type { OrderRecord } from "#mock/domain/order/records.ts";
import type { PaymentRecord } from "#mock/domain/payment/records.ts";
import { DAY_MS } from "#mock/world/shanghai-time.ts";
import type { BalanceEntry } from "../records.ts";
import { differencesOf, sumsOf, unpaidOf } from "./statement-differences.ts";
import { canceledAt, entriesOf, type OrderFile } from "./statement-entries.ts";

const ID = 77;
/** Midnight in Shanghai after `days` days. */
const day = (days: number) => Date.parse("2026-11-01T00:00:00+08:00") + days * DAY_MS;

/** Returns the file of an order of 100.00 元, placed on the first day, with nothing since. */
function file(order: Partial<OrderRecord> = {}, change: Partial<OrderFile> = {}): OrderFile {
  return {
    order: orderWith({ id: ID, orderNo: "DD1", createdAt: day(0), progress: [], ...order }),
    returns: [],
    complaints: [],
    invoices: [],
    balance: [],
    repaid: [],
    dueAt: 0,
    ...change,
  };
}
const canceled = (at: number): Partial<OrderRecord> => ({
  status: 6,
  progress: [
    { status: 1, name: "", time: day(0) },
    { status: 6, name: "", time: at },
  ],
});
const refund = (amount: number, changedAt: number, change: Partial<ReturnRecord> = {}) =>
  ({
    id: 5,
    returnNo: "TH1",
    amount,
    status: 5,
    createdAt: changedAt - 1,
    changedAt,
    ...change,
  }) as ReturnRecord;
const complaint = (compensation: number, changedAt: number, status = 3) =>
  ({ id: 6, saleNo: "SH1", compensation, status, changedAt }) as AfterSaleRecord;
const invoice = (amount: number, issuedAt: number | null, change: Partial<InvoiceRecord> = {}) =>
  ({ id: 7, invoiceNo: "FP1", amount, issuedAt, changedAt: issuedAt, status: 3, ...change }) as InvoiceRecord;
const fromBalance = (amount: number, at: number): BalanceEntry => {
  return { id: 1, use: amount < 0 ? 2 : 3, amount, orderId: ID, remark: "余额", at };
};
const repaid = (amount: number, settledAt: number) => ({
  payment: { payNo: "ZF1", settledAt } as PaymentRecord,
  bill: { id: 1, orderId: ID, orderNo: "DD1", amount },
});

/** The entries as [kind, 分, days, what they come from, remark]. */
const entries = (of: OrderFile) =>
  entriesOf(of).map(({ kind, amount, at, source, remark }) => [
    kind,
    amount,
    (at - day(0)) / DAY_MS,
    source.no,
    remark,
  ]);

describe("the entries of an order in a statement", () => {
  test.each<[string, () => OrderFile, unknown[]]>([
    ["when it is placed", () => file(), [[1, 10_000, 0, "DD1", "提交订单"]]],
    [
      "when it is canceled",
      () => file(canceled(day(1))),
      [
        [1, 10_000, 0, "DD1", "提交订单"],
        [1, -10_000, 1, "DD1", "取消订单"],
      ],
    ],
    [
      "when it is canceled after a refund of a part",
      () => file(canceled(day(2)), { returns: [refund(3000, day(1))] }),
      [
        [1, 10_000, 0, "DD1", "提交订单"],
        [3, 3000, 1, "TH1", "退货退款"],
        [1, -7000, 2, "DD1", "取消订单"],
      ],
    ],
    [
      "when it is paid outside and shipped",
      () => file({ paidAt: day(1), payMethod: 4, shippedAt: day(2) }),
      [
        [1, 10_000, 0, "DD1", "提交订单"],
        [5, 10_000, 1, "DD1", "订单付款"],
        [2, 10_000, 2, "DD1", "订单发货"],
      ],
    ],
    [
      "when it is paid from the balance, and shipped less what was refunded before",
      () =>
        file(
          { paidAt: day(1), payMethod: 2, shippedAt: day(3) },
          {
            balance: [fromBalance(-10_000, day(1)), fromBalance(500, day(2))],
            complaints: [complaint(500, day(2))],
          },
        ),
      [
        [1, 10_000, 0, "DD1", "提交订单"],
        [5, 10_000, 1, "DD1", "余额"],
        [3, 500, 2, "SH1", "售后补偿"],
        [5, -500, 2, "DD1", "余额"],
        [2, 9500, 3, "DD1", "订单发货"],
      ],
    ],
    [
      "when what is refunded comes after the shipping, and what is refused counts nothing",
      () =>
        file(
          { shippedAt: day(1) },
          {
            returns: [refund(100, day(2)), refund(900, day(2), { status: 4 })],
            complaints: [complaint(900, day(2), 2), complaint(0, day(2))],
          },
        ),
      [
        [1, 10_000, 0, "DD1", "提交订单"],
        [2, 10_000, 1, "DD1", "订单发货"],
        [3, 100, 2, "TH1", "退货退款"],
      ],
    ],
    [
      "when it is invoiced, and the invoice is reversed",
      () =>
        file(
          {},
          {
            invoices: [
              invoice(10_000, day(1), { status: 5, changedAt: day(3) }),
              invoice(9000, day(4)),
              invoice(1, null),
            ],
          },
        ),
      [
        [1, 10_000, 0, "DD1", "提交订单"],
        [4, 10_000, 1, "FP1", "开具发票"],
        [4, -10_000, 3, "FP1", "发票红冲"],
        [4, 9000, 4, "FP1", "开具发票"],
      ],
    ],
  ])("%s", (_name, of, expected) => expect(entries(of())).toEqual(expected));
});

describe("the debt of an order on credit", () => {
  const onCredit = { paidAt: day(1), payMethod: 1 } as const;
  const owed = (order: Partial<OrderRecord>, change: Partial<OrderFile> = {}) =>
    entries(file({ ...onCredit, ...order }, change)).filter(([kind]) => kind === 6);
  const billed = [6, 10_000, 1, "DD1", "账期付款，计入账单"];

  test("is the whole amount from its payment on", () => expect(owed({})).toEqual([billed]));

  test("is nothing for an order that was not paid, or paid otherwise", () => {
    expect(owed({ paidAt: null })).toEqual([]);
    expect(owed({ payMethod: 4 })).toEqual([]);
  });

  test("becomes less with each repayment and each refund, named after its document", () => {
    expect(owed({}, { repaid: [repaid(4000, day(2))], returns: [refund(1000, day(3))] })).toEqual([
      billed,
      [6, -4000, 2, "ZF1", "账期还款"],
      [6, -1000, 3, "TH1", "退款冲减账单"],
    ]);
  });

  test("does not change when a refund goes to the balance at the same moment", () => {
    const change = { returns: [refund(1000, day(3))], balance: [fromBalance(1000, day(3))] };
    expect(owed({}, change)).toEqual([billed]);
    const more = { ...change, balance: [fromBalance(400, day(3))] };
    expect(owed({}, more)).toEqual([billed, [6, -600, 3, "TH1", "退款冲减账单"]]);
  });

  test("ends when the order is canceled", () => {
    expect(owed(canceled(day(2)))).toEqual([billed, [6, -10_000, 2, "DD1", "取消订单，账单作废"]]);
  });
});

test("an order was canceled when it last became so, and is not while it has another status", () => {
  const progress = [2, 6, 1, 6].map((status, nth) => ({ status: status as 6, name: "", time: nth }));
  expect(canceledAt(file({ status: 6, progress }).order)).toBe(3);
  expect(canceledAt(file({ status: 1, progress }).order)).toBeUndefined();
});

describe("the difference of an order", () => {
  const found = (of: OrderFile, at: number) =>
    differencesOf(of, entriesOf(of), at).map(({ kind, amount, since }) => [
      kind,
      amount,
      (since - day(0)) / DAY_MS,
    ]);
  const paid = { paidAt: day(1), payMethod: 4 } as const;

  test("is that it is not paid, until it is or is canceled", () => {
    expect(found(file(), day(0))).toEqual([[6, 10_000, 0]]);
    expect(found(file(), day(0) - 1)).toEqual([]);
    const of = file({ ...paid, shippedAt: day(1) }, { invoices: [invoice(10_000, day(1))] });
    expect(found(of, day(1) - 1)).toEqual([[6, 10_000, 0]]);
    expect(found(of, day(1))).toEqual([]);
    expect(found(file(canceled(day(2))), day(2) - 1)).toEqual([[6, 10_000, 0]]);
    expect(found(file(canceled(day(2))), day(2))).toEqual([]);
  });

  test("is that it is paid and not shipped", () => {
    const of = file({ ...paid, shippedAt: day(4) });
    expect(found(of, day(1))).toEqual([[5, 10_000, 1]]);
    expect(found(of, day(4) - 1)).toEqual([[5, 10_000, 1]]);
    expect(found(of, day(4))).toEqual([[3, 10_000, 4]]);
  });

  test("is that it is shipped and not invoiced, or for less", () => {
    const of = file({ ...paid, shippedAt: day(2) }, { invoices: [invoice(9000, day(3))] });
    expect(found(of, day(3) - 1)).toEqual([[3, 10_000, 2]]);
    expect(found(of, day(3))).toEqual([[3, 1000, 2]]);
  });

  test("is that it is invoiced for more than it is worth, since the event that made it so", () => {
    const more = { invoices: [invoice(10_000, day(3))], returns: [refund(2500, day(5))] };
    const refunded = { ...more, balance: [fromBalance(2500, day(5))] };
    const of = file({ ...paid, shippedAt: day(2) }, refunded);
    expect(found(of, day(5) - 2)).toEqual([]);
    expect(found(of, day(5))).toEqual([[2, 2500, 5]]);
    const later = file({ ...paid, shippedAt: day(2) }, { ...refunded, invoices: [invoice(10_000, day(6))] });
    expect(found(later, day(7))).toEqual([[2, 2500, 6]]);
  });

  test("is a refund under way, from its request until it is paid or refused", () => {
    const returnOf = (status: ReturnRecord["status"]) => refund(800, day(6), { status, createdAt: day(4) });
    const of = (status: ReturnRecord["status"]) =>
      file(
        { ...paid, shippedAt: day(2) },
        { invoices: [invoice(10_000, day(2))], returns: [returnOf(status)] },
      );
    expect(found(of(1), day(4) - 1)).toEqual([]);
    expect(found(of(1), day(4))).toEqual([[4, 800, 4]]);
    expect(found(of(4), day(9))).toEqual([[4, 800, 4]]);
    expect(found(of(5), day(6) - 1)).toEqual([[4, 800, 4]]);
    expect(found(of(5), day(6)).filter(([kind]) => kind === 4)).toEqual([]);
    expect(found(of(6), day(6))).toEqual([]);
  });

  test("is that its debt is overdue, from the day after it was due", () => {
    const shipped = { paidAt: day(1), payMethod: 1, shippedAt: day(1) } as const;
    const of = (repayments: OrderFile["repaid"]) =>
      file(shipped, { dueAt: day(8) + 5, repaid: repayments, invoices: [invoice(10_000, day(1))] });
    expect(found(of([]), day(9) - 1)).toEqual([]);
    expect(found(of([]), day(9))).toEqual([[1, 10_000, 9]]);
    expect(found(of([repaid(4000, day(5))]), day(9))).toEqual([[1, 6000, 9]]);
    expect(found(of([repaid(10_000, day(9))]), day(9))).toEqual([]);
  });
});

test("sums are those of each kind up to a moment", () => {
  const all = entriesOf(
    file({ paidAt: day(1), payMethod: 1, shippedAt: day(2) }, { repaid: [repaid(4000, day(3))] }),
  );
  expect(sumsOf(all, day(0) - 1)).toEqual({ 1: 0, 2: 0, 3: 0, 4: 0, 5: 0, 6: 0 });
  expect(sumsOf(all, day(1))).toEqual({ 1: 10_000, 2: 0, 3: 0, 4: 0, 5: 0, 6: 10_000 });
  expect(sumsOf(all, day(3))).toEqual({ 1: 10_000, 2: 10_000, 3: 0, 4: 0, 5: 4000, 6: 6000 });
  expect(unpaidOf({ 1: 100, 2: 0, 3: 10, 4: 0, 5: 50, 6: 30 })).toBe(10);
});
