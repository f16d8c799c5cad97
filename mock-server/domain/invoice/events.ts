import { moved } from "#mock/domain/common/moves.ts";
import type { WorldState } from "#mock/domain/world-state.ts";
import type { Event } from "#mock/world/event.ts";
import type { InvoiceRecord } from "./records.ts";
import { invoiceNumber, TAX_NO_REFUSED, UNKNOWN_TAX_NO } from "./rules/tax.ts";

const START_MS = 5 * 60_000;
const MAKE_MS = 55 * 60_000;

/** The next event of an invoice: it is in progress after five minutes, and issued within the hour. */
export function invoiceEvent(state: WorldState, invoice: InvoiceRecord): Event | undefined {
  const { id, status, changedAt } = invoice;
  const put = (next: InvoiceRecord) => () => state.invoices.put(id, next);
  if (status === 1) {
    const at = changedAt + START_MS;
    return { at, run: () => put({ ...moved("InvoiceStatus", invoice, 2), changedAt: at })() };
  }
  if (status !== 2) return undefined;
  const at = changedAt + MAKE_MS;
  if (invoice.taxNo.startsWith(UNKNOWN_TAX_NO)) {
    const failed = { ...moved("InvoiceStatus", invoice, 4), reason: TAX_NO_REFUSED, changedAt: at };
    return { at, run: put(failed) };
  }
  const made = {
    ...moved("InvoiceStatus", invoice, 3),
    invoiceNo: invoiceNumber(id),
    issuedAt: at,
    changedAt: at,
  };
  return { at, run: put(made) };
}
