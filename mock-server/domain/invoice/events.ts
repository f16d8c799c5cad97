import { terms } from "#generated/terms.ts";
import { moved } from "#mock/domain/common/moves.ts";
import type { WorldState } from "#mock/domain/world-state.ts";
import type { Event } from "#mock/world/event.ts";
import { HOUR_MS } from "#mock/world/shanghai-time.ts";
import type { InvoiceRecord } from "./records.ts";
import { invoiceNumber, TAX_NO_REFUSED, UNKNOWN_TAX_NO } from "./rules/tax.ts";

const START_MS = 5 * 60_000;
const MAKE_MS = terms.invoices.hours * HOUR_MS - START_MS;

/** The next event of an invoice: it is in progress after five minutes, and issued when it is promised. */
export function invoiceEvent(state: WorldState, invoice: InvoiceRecord): Event | undefined {
  const { id, status, changedAt } = invoice;
  if (status !== 1 && status !== 2) return undefined;
  const at = changedAt + (status === 1 ? START_MS : MAKE_MS);
  const next = { ...nextOf(invoice, at), changedAt: at };
  return { at, run: () => state.invoices.put(id, next) };
}

function nextOf(invoice: InvoiceRecord, at: number): InvoiceRecord {
  if (invoice.status === 1) return moved("InvoiceStatus", invoice, 2);
  return invoice.taxNo.startsWith(UNKNOWN_TAX_NO)
    ? { ...moved("InvoiceStatus", invoice, 4), reason: TAX_NO_REFUSED }
    : { ...moved("InvoiceStatus", invoice, 3), invoiceNo: invoiceNumber(invoice.id), issuedAt: at };
}
