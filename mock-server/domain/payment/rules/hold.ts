import type { WorldState } from "#mock/domain/world-state.ts";
import { DAY_MS } from "#mock/world/shanghai-time.ts";
import type { PaymentHold, PaymentRecord } from "../records.ts";
import { succeed } from "./settlement.ts";

const UNDER_WAY = 2;
const QR_CODE = 4;

/** A transfer is confirmed a day after its proof came in, in ms. */
export const CONFIRMED_AFTER_MS = DAY_MS;

/**
 * While payments are held, no payment is settled by the clock or by asking for it: whoever controls the world does that.
 * Undefined lets go, and the shop then hears at once of all that was paid meanwhile.
 */
export function holdPayments(state: WorldState, kind: PaymentHold["kind"] | undefined): void {
  const now = state.clock.now();
  if (kind) return state.paymentHolds.put(1, { kind, since: now });
  state.paymentHolds.delete(1);
  for (const payment of state.payments.values()) if (isPaid(payment, now)) succeed(state, payment, now);
}

const isPaid = ({ status, method, transfer }: PaymentRecord, now: number): boolean =>
  status === UNDER_WAY &&
  (method === QR_CODE || (transfer !== null && transfer.at + CONFIRMED_AFTER_MS <= now));
