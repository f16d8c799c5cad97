import { describe, expect, test } from "vitest";
import { byId, NOW, worldWith } from "#mock/domain/bare-world-for-test.ts";
import { invoiceWith } from "../invoice-for-test.ts";
import { currentInvoice, endInvoices, failed, invoicesOf } from "./invoice-end.ts";

const LATER = NOW + 60_000;

describe("when an order is canceled", () => {
  test("its issued invoice is reversed", () => {
    const state = worldWith({ invoices: byId(invoiceWith({ status: 3, issuedAt: NOW })) });
    endInvoices(state, 11, LATER);
    expect(state.invoices.get(6001)).toMatchObject({
      status: 5,
      reason: "",
      issuedAt: NOW,
      changedAt: LATER,
    });
  });

  test.each([1, 2] as const)("its invoice in status %d is no longer made", (status) => {
    const state = worldWith({ invoices: byId(invoiceWith({ status })) });
    endInvoices(state, 11, LATER);
    expect(state.invoices.get(6001)).toMatchObject({
      status: 4,
      reason: "订单已取消，不再开票",
      changedAt: LATER,
    });
  });

  test.each([4, 5] as const)("its invoice in status %d stays as it is", (status) => {
    const state = worldWith({ invoices: byId(invoiceWith({ status })) });
    endInvoices(state, 11, LATER);
    expect(state.invoices.changed).toBe(0);
  });

  test("the invoices of other orders stay as they are", () => {
    const state = worldWith({ invoices: byId(invoiceWith({ orderId: 12 })) });
    endInvoices(state, 11, LATER);
    expect(state.invoices.changed).toBe(0);
  });
});

test("an issued invoice cannot fail", () =>
  expect(() => failed(invoiceWith({ status: 3 }), "", NOW)).toThrow("InvoiceStatus may not go from 3 to 4"));

describe("the invoices of an order", () => {
  const state = worldWith({
    invoices: byId(
      invoiceWith({ id: 6004, createdAt: LATER, status: 5 }),
      invoiceWith({ id: 6003, createdAt: NOW, status: 4 }),
      invoiceWith({ id: 6001, createdAt: NOW, status: 5 }),
      invoiceWith({ id: 6002, orderId: 12 }),
    ),
  });
  test("come oldest first, those of one moment by number", () =>
    expect(invoicesOf(state, 11).map(({ id }) => id)).toEqual([6001, 6003, 6004]));

  test("have as current one the newest that is not reversed", () => {
    expect(currentInvoice(state, 11)?.id).toBe(6003);
    expect(currentInvoice(state, 13)).toBeUndefined();
  });
});
