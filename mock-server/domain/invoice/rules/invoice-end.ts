import { InvoiceStatus } from "#generated/enums.ts";
import { moved } from "#mock/domain/common/moves.ts";
import type { WorldState } from "#mock/domain/world-state.ts";
import type { InvoiceRecord } from "../records.ts";

const ENDED = "订单已取消，不再开票";

/** Closes an order's invoices when it is canceled at `at` (ms): issued ones are reversed, others fail. */
export function endInvoices(state: WorldState, orderId: number, at: number): void {
  for (const invoice of invoicesOf(state, orderId)) {
    if (invoice.status === InvoiceStatus.Issued) state.invoices.put(invoice.id, reversed(invoice, at));
    if (invoice.status === InvoiceStatus.Waiting || invoice.status === InvoiceStatus.Issuing) {
      state.invoices.put(invoice.id, failed(invoice, ENDED, at));
    }
  }
}

/** An invoice in the making that ends at `at` (ms) without being issued. */
export function failed(invoice: InvoiceRecord, reason: string, at: number): InvoiceRecord {
  const making =
    invoice.status === InvoiceStatus.Waiting
      ? moved("InvoiceStatus", invoice, InvoiceStatus.Issuing)
      : invoice;
  return { ...moved("InvoiceStatus", making, InvoiceStatus.Failed), reason, changedAt: at };
}

/** The invoices of an order, oldest first. */
export const invoicesOf = (state: WorldState, orderId: number): InvoiceRecord[] =>
  [...state.invoices.values()]
    .filter((invoice) => invoice.orderId === orderId)
    .toSorted((a, b) => a.createdAt - b.createdAt || a.id - b.id);

/** The newest invoice of an order that was not reversed; it may have failed. */
export const currentInvoice = (state: WorldState, orderId: number): InvoiceRecord | undefined =>
  invoicesOf(state, orderId).findLast(({ status }) => status !== InvoiceStatus.Reversed);

/** An issued invoice reversed (红冲) at `at` (ms). */
export const reversed = (invoice: InvoiceRecord, at: number): InvoiceRecord => ({
  ...moved("InvoiceStatus", invoice, InvoiceStatus.Reversed),
  changedAt: at,
});
