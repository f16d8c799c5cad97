import { PaymentStatus } from "#generated/enums.ts";
import type { WorldState } from "#mock/domain/world-state.ts";
import type { PaymentRecord } from "../records.ts";
import { scannedAt } from "../rules/payments.ts";
import { fail, takeMoney } from "../rules/settlement.ts";

/** How late the shop hears of a payment that an app reports later, in ms. */
const LATE_MS = 60_000;

/** The acts of a payer in an app. Each changes an open payment at the given time (ms). */
const ACTS = {
  pay: takeMoney,
  cancel: (state, payment) => fail(state, payment, "您已取消支付"),
  fail: (state, payment) => fail(state, payment, "支付失败"),
  late: (state, payment, now) =>
    state.payments.put(payment.payNo, {
      ...payment,
      arrivesAt: Math.min(now + LATE_MS, payment.expiresAt - 1),
    }),
} satisfies Record<string, (state: WorldState, payment: PaymentRecord, now: number) => unknown>;

export type AppAct = keyof typeof ACTS;
export const isAppAct = (name: string | null): name is AppAct => name !== null && Object.hasOwn(ACTS, name);

/** True while the payer can still decide: it is open, and nothing is on its way. */
export const isUndecided = ({ status, arrivesAt }: PaymentRecord): boolean =>
  status === PaymentStatus.Waiting && arrivesAt === null;

/** Shows a payment in an app, whose user decides from now on: its code is no longer paid by itself. */
export function openInApp(state: WorldState, payment: PaymentRecord): PaymentRecord {
  if (payment.status !== PaymentStatus.Waiting || payment.arrivesAt !== scannedAt(payment)) return payment;
  const opened = { ...payment, arrivesAt: null };
  state.payments.put(payment.payNo, opened);
  return opened;
}

/** Pays in an app, or not; what is decided stays as it is. */
export function actInApp(state: WorldState, payment: PaymentRecord, act: AppAct): void {
  if (isUndecided(payment)) ACTS[act](state, payment, state.clock.now());
}
