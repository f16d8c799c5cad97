import type { Invoice } from "#generated/model/invoice.ts";
import type { WorldState } from "#mock/domain/world-state.ts";
import { toYuan } from "#mock/world/money.ts";
import { formatDateTime } from "#mock/world/shanghai-time.ts";
import type { InvoiceRecord } from "./records.ts";
import { taxOf } from "./rules/invoice-lines.ts";

/** An e-invoice; it has a file once issued. */
export const presentInvoice = (state: WorldState, invoice: InvoiceRecord, origin: string): Invoice => ({
  id: invoice.id,
  order_id: invoice.orderId,
  order_no: invoice.orderNo,
  kind: invoice.kind,
  status: invoice.status,
  title: invoice.title,
  tax_no: invoice.taxNo,
  invoice_no: invoice.invoiceNo,
  amount: toYuan(invoice.amount),
  tax_amount: toYuan(taxOf(state, invoice)),
  file_url: invoice.invoiceNo === "" ? "" : `${origin}/files/invoices/${invoice.id}.pdf`,
  reason: invoice.reason,
  issued_at: invoice.issuedAt === null ? null : formatDateTime(invoice.issuedAt),
  created_at: formatDateTime(invoice.createdAt),
});
