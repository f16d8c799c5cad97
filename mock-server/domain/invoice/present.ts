import type { Invoice } from "#generated/model/invoice.ts";
import type { InvoiceArchive } from "#generated/model/invoiceArchive.ts";
import type { WorldState } from "#mock/domain/world-state.ts";
import { toYuan } from "#mock/world/money.ts";
import { formatDateTime } from "#mock/world/shanghai-time.ts";
import { totalOf } from "./commands/invoice-sets.ts";
import type { InvoiceArchiveRecord, InvoiceRecord } from "./records.ts";
import { archiveName } from "./rules/archive-name.ts";
import { invoicePageCount, taxOf } from "./rules/invoice-lines.ts";

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

/** A ZIP file of invoices, to be opened in the buyer's session. */
export const presentArchive = (
  {
    archive,
    invoices,
  }: {
    readonly archive: InvoiceArchiveRecord;
    readonly invoices: readonly InvoiceRecord[];
  },
  origin: string,
): InvoiceArchive => ({
  file_url: `${origin}/files/archives/${archive.id}.zip`,
  file_name: archiveName(archive),
  number: invoices.length,
  amount: toYuan(totalOf(invoices)),
});

/** The addresses of an invoice's pages as pictures; none before it is issued. */
export const presentInvoicePages = (state: WorldState, invoice: InvoiceRecord, origin: string): string[] =>
  invoice.invoiceNo === ""
    ? []
    : Array.from(
        { length: invoicePageCount(state, invoice) },
        (_, index) => `${origin}/images/invoices/${invoice.id}-${index + 1}.svg`,
      );
