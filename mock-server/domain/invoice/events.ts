import { InvoiceStatus } from "#generated/enums.ts";
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
  if (status !== InvoiceStatus.Waiting && status !== InvoiceStatus.Issuing) return undefined;
  const at = changedAt + (status === InvoiceStatus.Waiting ? START_MS : MAKE_MS);
  const next = { ...nextOf(invoice, at), changedAt: at };
  return { at, run: () => state.invoices.put(id, next) };
}

function nextOf(invoice: InvoiceRecord, at: number): InvoiceRecord {
  if (invoice.status === InvoiceStatus.Waiting) return moved("InvoiceStatus", invoice, InvoiceStatus.Issuing);
  return invoice.taxNo.startsWith(UNKNOWN_TAX_NO)
    ? { ...moved("InvoiceStatus", invoice, InvoiceStatus.Failed), reason: TAX_NO_REFUSED }
    : {
        ...moved("InvoiceStatus", invoice, InvoiceStatus.Issued),
        invoiceNo: invoiceNumber(invoice.id),
        issuedAt: at,
      };
}
