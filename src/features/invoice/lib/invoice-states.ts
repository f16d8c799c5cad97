import { InvoiceStatus } from "#generated/model/invoiceStatus.ts";

export const INVOICE_STATUSES = Object.values(InvoiceStatus);
