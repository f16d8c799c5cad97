import type { InvoiceStatus } from "#generated/model/invoiceStatus.ts";
import { parsePage } from "#src/shared/lib/parse-page.ts";
import { type DaySpan, parseDay } from "#src/shared/lib/quick-days.ts";
import { INVOICE_STATUSES } from "./invoice-states.ts";

/** As long as the contract lets the words be. */
export const MAX_KEYWORDS = 100;

/** What the invoices are narrowed to, as the address has it. */
export type InvoiceQuery = {
  status: InvoiceStatus | undefined;
  keywords: string;
  span: DaySpan;
  page: number;
};

/** Reads the filters from an address; what makes no sense counts as not there. */
export function parseInvoiceQuery(search: URLSearchParams): InvoiceQuery {
  return {
    status: INVOICE_STATUSES.find((status) => String(status) === search.get("status")),
    keywords: (search.get("keywords") ?? "").trim().slice(0, MAX_KEYWORDS),
    span: { from: parseDay(search.get("start_time")), to: parseDay(search.get("end_time")) },
    page: parsePage(search.get("page")),
  };
}

/** The filters as they stand in an address and in the call; the first page goes without saying. */
export function writeInvoiceQuery({ status, keywords, span: { from, to }, page }: InvoiceQuery) {
  return {
    ...(status && { status }),
    ...(keywords && { keywords }),
    ...(from && { start_time: from }),
    ...(to && { end_time: to }),
    ...(page > 1 && { page }),
  };
}
