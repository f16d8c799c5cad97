import { InvoiceStatus } from "#generated/enums.ts";

export const INVOICE_STATUSES = Object.values(InvoiceStatus);
