import { InvoiceStatus } from "#generated/model/invoiceStatus.ts";

/** The states of an invoice in the order of its progress. */
export const INVOICE_STATES: Readonly<Record<InvoiceStatus, string>> = {
  1: "待开票",
  2: "开票中",
  3: "已开票",
  4: "开票失败",
  5: "已红冲",
};

export const INVOICE_STATUSES = Object.values(InvoiceStatus);
