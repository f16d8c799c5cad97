import type { WorldState } from "#mock/domain/world-state.ts";

const WAIT_MS = 60_000;

/** In how many seconds an invoice may be mailed again; 0 when it may be now. */
export function mailWait(state: WorldState, invoiceId: number): number {
  const last = state.invoiceMails.get(invoiceId);
  return last === undefined ? 0 : Math.max(0, Math.ceil((last + WAIT_MS - state.clock.now()) / 1000));
}
