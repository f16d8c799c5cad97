import { formatDate } from "#mock/world/shanghai-time.ts";
import type { InvoiceArchiveRecord } from "../records.ts";

/** The name of a ZIP file of invoices: `电子发票-20261121-40张.zip`. */
export const archiveName = ({ invoiceIds, createdAt }: InvoiceArchiveRecord): string =>
  `电子发票-${formatDate(createdAt).replaceAll("-", "")}-${invoiceIds.length}张.zip`;
