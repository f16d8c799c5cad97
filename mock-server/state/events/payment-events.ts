import { fail, succeed } from "../commands/settle-payment.ts";
import type { PaymentRecord } from "../records.ts";
import { DAY_MS } from "../shanghai-time.ts";
import type { WorldState } from "../world-state.ts";
import type { Event } from "./event.ts";

const TRANSFER = 3;
const QR_CODE = 4;

/** A QR code counts as scanned and paid this long after it was made, in ms. */
const SCANNED_AFTER_MS = 15_000;

/**
 * What time does next to a payment: a QR code is paid after 15 seconds, a transfer is confirmed a day after its proof
 * came in (neither while payments are held), and an open one fails when its time has run out. A credit payment under
 * way is settled by asking how it stands.
 */
export function paymentEvent(state: WorldState, payment: PaymentRecord): Event | undefined {
  const { status, method, createdAt, expiresAt, transfer } = payment;
  const isHeld = state.paymentHolds.get(1) !== undefined;
  if (status === 1) {
    const scannedAt = createdAt + SCANNED_AFTER_MS;
    if (method === QR_CODE && !isHeld && scannedAt < expiresAt) {
      return { at: scannedAt, run: () => succeed(state, payment, scannedAt) };
    }
    return { at: expiresAt, run: () => fail(state, payment, "超时未付款，支付单已关闭") };
  }
  if (status === 2 && method === TRANSFER && transfer && !isHeld) {
    const at = transfer.at + DAY_MS;
    return { at, run: () => succeed(state, payment, at) };
  }
  return undefined;
}
