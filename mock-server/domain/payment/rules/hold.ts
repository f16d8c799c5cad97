import { PayMethod, PaymentStatus } from "#generated/enums.ts";
import { terms } from "#generated/terms.ts";
import type { WorldState } from "#mock/domain/world-state.ts";
import { DAY_MS } from "#mock/world/shanghai-time.ts";
import type { PaymentHold, PaymentRecord } from "../records.ts";
import { succeed } from "./settlement.ts";

/** When a transfer is confirmed after its proof was submitted, in ms. */
export const CONFIRMED_AFTER_MS = terms.transfers.confirm_workdays * DAY_MS;

/**
 * While payments are held, neither the clock nor polling settles them, only the control API. Undefined releases them,
 * and the shop then learns of all payments made meanwhile.
 */
export function holdPayments(state: WorldState, kind: PaymentHold["kind"] | undefined): void {
  const now = state.clock.now();
  if (kind) return state.paymentHolds.put(1, { kind, since: now });
  state.paymentHolds.delete(1);
  for (const payment of state.payments.values()) if (isPaid(payment, now)) succeed(state, payment, now);
}

const isPaid = ({ status, method, transfer }: PaymentRecord, now: number): boolean =>
  status === PaymentStatus.Processing &&
  (method === PayMethod.QrCode || (transfer !== null && transfer.at + CONFIRMED_AFTER_MS <= now));
