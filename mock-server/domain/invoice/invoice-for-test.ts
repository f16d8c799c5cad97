import { Flag, InvoiceKind, InvoiceStatus } from "#generated/enums.ts";
import { NOW } from "../bare-world-for-test.ts";
import type { InvoiceRecord, InvoiceTitleRecord } from "./records.ts";

/** An invoice of order 11 over 100.00, requested and not yet made. */
export const invoiceWith = (change: Partial<InvoiceRecord> = {}): InvoiceRecord => ({
  id: 6001,
  userId: 1,
  orderId: 11,
  orderNo: "202611210011",
  kind: InvoiceKind.Ordinary,
  status: InvoiceStatus.Waiting,
  title: "康宁大药房",
  taxNo: "91330100MA2A00001X",
  invoiceNo: "",
  amount: 10_000,
  reason: "",
  issuedAt: null,
  createdAt: NOW,
  changedAt: NOW,
  ...change,
});

/** A title of buyer 1. */
export const titleWith = (change: Partial<InvoiceTitleRecord> = {}): InvoiceTitleRecord => ({
  id: 5,
  kind: InvoiceKind.Ordinary,
  title: "康宁大药房",
  tax_no: "91330100MA2A00001X",
  bank: "",
  bank_account: "",
  address: "",
  phone: "",
  email: "",
  is_default: Flag.Yes,
  ...change,
});
