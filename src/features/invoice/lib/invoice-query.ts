import { InvoiceStatus } from "#generated/enums.ts";
import type { ListInvoicesParams } from "#generated/model/index.ts";
import { listInvoicesQueryKeywordsMax } from "#generated/zod/invoice/invoice.zod.ts";
import { DAYS_AND_PAGE, describeQuery, type Fields, oneOf, text } from "#src/shared/lib/address-query.ts";

export const INVOICE_STATUSES = Object.values(InvoiceStatus);

/** The filters of the invoice list. */
export const invoicesQuery = describeQuery({
  status: oneOf(INVOICE_STATUSES),
  keywords: text(listInvoicesQueryKeywordsMax),
  ...DAYS_AND_PAGE,
} satisfies Fields<ListInvoicesParams>);

export type InvoicesQuery = ReturnType<typeof invoicesQuery.read>;
