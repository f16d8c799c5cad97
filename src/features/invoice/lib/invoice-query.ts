import { InvoiceStatus } from "#generated/enums.ts";
import { listInvoicesQueryKeywordsMax } from "#generated/zod/invoice/invoice.zod.ts";
import { parsePage } from "#src/shared/lib/parse-page.ts";
import { type DaySpan, parseDay } from "#src/shared/lib/quick-days.ts";

export const INVOICE_STATUSES = Object.values(InvoiceStatus);

/** The filters of the invoice list, as in the address. */
export type InvoiceQuery = {
  status: InvoiceStatus | undefined;
  keywords: string;
  span: DaySpan;
  page: number;
};

/** Parses the filters from an address, ignoring invalid values. */
export function parseInvoiceQuery(search: URLSearchParams): InvoiceQuery {
  return {
    status: INVOICE_STATUSES.find((status) => String(status) === search.get("status")),
    keywords: (search.get("keywords") ?? "").trim().slice(0, listInvoicesQueryKeywordsMax),
    span: { from: parseDay(search.get("start_time")), to: parseDay(search.get("end_time")) },
    page: parsePage(search.get("page")),
  };
}

/** The filters for an address or the call; page 1 is omitted. */
export function writeInvoiceQuery({ status, keywords, span: { from, to }, page }: InvoiceQuery) {
  return {
    ...(status && { status }),
    ...(keywords && { keywords }),
    ...(from && { start_time: from }),
    ...(to && { end_time: to }),
    ...(page > 1 && { page }),
  };
}
