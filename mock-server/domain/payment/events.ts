import { PayMethod, PaymentStatus } from "#generated/enums.ts";
import type { WorldState } from "#mock/domain/world-state.ts";
import type { Event } from "#mock/world/event.ts";
import type { PaymentRecord } from "./records.ts";
import { CONFIRMED_AFTER_MS } from "./rules/hold.ts";
import { heldPayments } from "./rules/payments.ts";
import { fail, succeed, takeMoney } from "./rules/settlement.ts";

/**
 * The next event of a payment: a QR code is paid after 15 seconds unless an app has it open, a transfer is confirmed a
 * day after its proof, and an open one fails at its deadline. While payments are held nothing is confirmed, and a QR
 * code is paid without the shop's knowledge, or not at all. A credit payment in progress is settled by polling it.
 */
export function paymentEvent(state: WorldState, payment: PaymentRecord): Event | undefined {
  const { status, method, arrivesAt, expiresAt, transfer } = payment;
  const hold = heldPayments(state);
  if (status === PaymentStatus.Waiting) {
    if (arrivesAt !== null && hold !== "unpaid" && arrivesAt < expiresAt)
      return { at: arrivesAt, run: () => takeMoney(state, payment, arrivesAt) };
    return { at: expiresAt, run: () => fail(state, payment, "超时未付款，支付单已关闭") };
  }
  if (status === PaymentStatus.Processing && method === PayMethod.BankTransfer && transfer && !hold) {
    const at = transfer.at + CONFIRMED_AFTER_MS;
    return { at, run: () => succeed(state, payment, at) };
  }
  return undefined;
}
