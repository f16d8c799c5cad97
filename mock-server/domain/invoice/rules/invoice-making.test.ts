import { describe, expect, test } from "vitest";
import type { OrderStatus } from "#generated/model/index.ts";
import { complaintWith, returnWith } from "#mock/domain/after-sale/cases-for-test.ts";
import { byId, NOW, worldWith } from "#mock/domain/bare-world-for-test.ts";
import { amountsOf, orderWith } from "#mock/domain/order/order-for-test.ts";
import type { Seed } from "#mock/domain/seed.ts";
import { userWith } from "#mock/domain/user/user-for-test.ts";
import { invoiceWith, titleWith } from "../invoice-for-test.ts";
import { FIRST_NEW_INVOICE_ID } from "../records.ts";
import { applyInvoice, correctInvoice, invoiceReceived, titlesOf } from "./invoice-making.ts";

const LATER = NOW + 60_000;
const standard = titleWith();
const special = titleWith({ id: 6, kind: 2, title: "康宁连锁", tax_no: "91330100MA2A00002X", is_default: 0 });
const order = orderWith({ status: 4, invoiceTitleId: 6 });

const world = (seed: Partial<Seed> = {}) =>
  worldWith({ invoiceTitles: new Map([[1, [standard, special]]]), orders: byId(order), ...seed });
const invoices = (state: ReturnType<typeof world>) => [...state.invoices.values()];

test("the titles of a buyer begin with the default one, the others as they were added", () => {
  const titles = [
    titleWith({ id: 9, is_default: 0 }),
    titleWith({ id: 3, is_default: 0 }),
    titleWith({ id: 8 }),
  ];
  const state = worldWith({ invoiceTitles: new Map([[1, titles]]) });
  expect(titlesOf(state, 1).map(({ id }) => id)).toEqual([8, 3, 9]);
  expect(titlesOf(state, 2)).toEqual([]);
});

describe("an order that is received", () => {
  test("gets its invoice, with the title that was chosen for it", () => {
    const state = world();
    invoiceReceived(state, order, LATER);
    expect(invoices(state)).toEqual([
      invoiceWith({
        id: FIRST_NEW_INVOICE_ID,
        kind: 2,
        title: "康宁连锁",
        taxNo: "91330100MA2A00002X",
        createdAt: LATER,
        changedAt: LATER,
      }),
    ]);
  });

  test.each<[string, Partial<typeof order>, Partial<Seed>]>([
    ["without a title", { invoiceTitleId: 0 }, {}],
    ["with a title of another buyer", { userId: 2 }, {}],
    ["that cost nothing", { amounts: amountsOf(0) }, {}],
    ["whose worth was refunded", {}, { returns: byId(returnWith({ amount: 10_000 })) }],
  ])("gets none %s", (_case, change, seed) => {
    const state = world(seed);
    invoiceReceived(state, { ...order, ...change }, LATER);
    expect(invoices(state)).toEqual([]);
  });

  test("gets no second one", () => {
    const state = world({ invoices: byId(invoiceWith({ id: 5001, status: 4 })) });
    invoiceReceived(state, order, LATER);
    expect(state.invoices.size).toBe(1);
  });
});

const refusal = (status: number, message: string) => expect.objectContaining({ status, message });
const buyer = userWith();

describe("a buyer's request for an invoice", () => {
  test.each<[OrderStatus, boolean]>([
    [1, false],
    [2, true],
    [3, true],
    [4, true],
    [5, true],
    [6, false],
  ])("of an order in status %d is taken: %s", (status, isTaken) => {
    const state = world({ orders: byId({ ...order, status }) });
    const apply = () => applyInvoice(state, buyer, 11, 6);
    if (isTaken)
      expect(apply()).toMatchObject({ status: 1, title: "康宁连锁", amount: 10_000, createdAt: NOW });
    else expect(apply).toThrow(refusal(409, "订单付款后才能申请开票"));
    expect(state.invoices.size).toBe(isTaken ? 1 : 0);
  });

  test("is refused on the field for a title that is not the buyer's", () =>
    expect(() => applyInvoice(world(), buyer, 11, 7)).toThrow(
      expect.objectContaining({ status: 422, errors: { title_id: ["发票抬头不存在，请重新选择发票抬头"] } }),
    ));

  test("is refused on the field for an order that is not the buyer's", () =>
    expect(() => applyInvoice(world(), userWith({ id: 2 }), 11, 6)).toThrow(
      expect.objectContaining({ status: 422, errors: { order_id: [expect.any(String)] } }),
    ));

  test("is refused for an order that cost nothing", () =>
    expect(() =>
      applyInvoice(world({ orders: byId({ ...order, amounts: amountsOf(0) }) }), buyer, 11, 6),
    ).toThrow(refusal(409, "该订单没有实付金额，无需开票")));

  test.each([
    [1, "该订单正在开票，请稍后查看"],
    [2, "该订单正在开票，请稍后查看"],
    [3, "该订单已开票，可在电子发票中查看"],
  ] as const)("is refused while there is one in status %d", (status, message) =>
    expect(() => applyInvoice(world({ invoices: byId(invoiceWith({ status })) }), buyer, 11, 6)).toThrow(
      refusal(409, message),
    ),
  );

  test("makes a failed invoice again with the new title, for what the order is worth now", () => {
    const last = invoiceWith({ status: 4, amount: 10_000, reason: "税号有误", createdAt: NOW - 5 });
    const state = world({ invoices: byId(last), returns: byId(returnWith()) });
    const again = applyInvoice(state, buyer, 11, 6);
    expect(again).toEqual({
      ...last,
      status: 2,
      kind: 2,
      title: "康宁连锁",
      taxNo: "91330100MA2A00002X",
      amount: 7000,
      reason: "",
      changedAt: NOW,
    });
    expect(invoices(state)).toEqual([again]);
  });

  test("makes a new invoice when the last one was reversed", () => {
    const state = world({ invoices: byId(invoiceWith({ id: 5001, status: 5 })) });
    expect(applyInvoice(state, buyer, 11, 5)).toMatchObject({ id: FIRST_NEW_INVOICE_ID, status: 1 });
    expect(state.invoices.size).toBe(2);
  });
});

describe("after a refund", () => {
  const returns = byId(returnWith());
  const all = byId(returnWith({ amount: 10_000 }));

  test("an issued invoice is reversed and made again for the rest, with its title", () => {
    const issued = invoiceWith({ id: 5001, kind: 2, title: "旧抬头", taxNo: "9X", status: 3, issuedAt: NOW });
    const state = world({ invoices: byId(issued), returns });
    correctInvoice(state, order, LATER);
    expect(state.invoices.get(5001)).toMatchObject({ status: 5, amount: 10_000, changedAt: LATER });
    expect(state.invoices.get(FIRST_NEW_INVOICE_ID)).toMatchObject({
      status: 1,
      kind: 2,
      title: "旧抬头",
      taxNo: "9X",
      amount: 7000,
      createdAt: LATER,
    });
  });

  test("an issued invoice is reversed and no other made if everything came back", () => {
    const state = world({ invoices: byId(invoiceWith({ status: 3 })), returns: all });
    correctInvoice(state, order, LATER);
    expect(invoices(state).map(({ status }) => status)).toEqual([5]);
  });

  test.each([1, 2] as const)("an invoice in status %d is made for the rest", (status) => {
    const state = world({ invoices: byId(invoiceWith({ status })), returns });
    correctInvoice(state, order, LATER);
    expect(invoices(state)).toEqual([invoiceWith({ status, amount: 7000 })]);
  });

  test.each([1, 2] as const)("an invoice in status %d is not made if everything came back", (status) => {
    const state = world({ invoices: byId(invoiceWith({ status })), returns: all });
    correctInvoice(state, order, LATER);
    expect(invoices(state)).toMatchObject([
      { status: 4, reason: "订单已全额退款，无需开票", changedAt: LATER },
    ]);
  });

  test.each([4, 5] as const)("an invoice in status %d stays as it is", (status) => {
    const state = world({ invoices: byId(invoiceWith({ status })), returns });
    correctInvoice(state, order, LATER);
    expect(state.invoices.changed).toBe(0);
  });
});

describe("while a shortage is open", () => {
  const afterSales = byId(complaintWith({ status: 1, compensation: 0 }));
  const all = byId(complaintWith({ status: 2, compensation: 0, lines: [{ orderLineId: 1, number: 10 }] }));

  test("an order is billed without it", () => {
    const state = world({ afterSales });
    invoiceReceived(state, order, LATER);
    expect(invoices(state)).toMatchObject([{ amount: 8000 }]);
    expect(applyInvoice(world({ afterSales }), buyer, 11, 6)).toMatchObject({ amount: 8000 });
  });

  test("an order without any other goods is not billed, and the error gives the reason", () => {
    const state = world({ afterSales: all, invoices: byId(invoiceWith()) });
    correctInvoice(state, order, LATER);
    expect(invoices(state)).toMatchObject([{ status: 4, reason: "商品均已报少货，核实处理后可申请开票" }]);
    expect(() => applyInvoice(state, buyer, 11, 6)).toThrow(
      refusal(409, "商品均已报少货，核实处理后可申请开票"),
    );
  });
});

test.each([1, 2, 3] as const)("an invoice in status %d for what is billed stays as it is", (status) => {
  const state = world({ invoices: byId(invoiceWith({ status })) });
  correctInvoice(state, order, LATER);
  expect(state.invoices.changed).toBe(0);
});
