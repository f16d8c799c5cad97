import type { Fen } from "./money.ts";
import type { PaymentRecord } from "./records.ts";
import { type CreditStanding, creditStanding } from "./rules/credit.ts";
import type { UserRecord } from "#mock/fixtures/user/records.ts";
import type { WorldState } from "./world-state.ts";

const PROCESSING = 2;
const FAILED = 4;

/** The credit payment of an order that has not failed; an order never has two. */
export function paymentOf(state: WorldState, orderId: number): PaymentRecord | undefined {
  for (const payment of state.payments.values()) {
    if (payment.orderId === orderId && payment.status !== FAILED) return payment;
  }
  return undefined;
}

/** How a buyer's credit term stands now; payments under way are taken off what is available. */
export function creditOf(state: WorldState, user: UserRecord): CreditStanding {
  let processing: Fen = 0;
  for (const payment of state.payments.values()) {
    if (payment.userId === user.id && payment.status === PROCESSING) processing += payment.amount;
  }
  return creditStanding(user.credit, processing, state.clock.now());
}
