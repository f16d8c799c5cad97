import { hasTypesOf } from "#src/shared/lib/form-draft.ts";
import { readDraft, writeDraft } from "#src/shared/lib/session-draft.ts";

/** A payment in progress: its method (the contract's PayMethod) and its number. */
export type PendingPayment = { method: number; payNo: string };

const A_PAYMENT: PendingPayment = { method: 0, payNo: "" };
const keyOf = (orderId: number) => `payment-${orderId}`;

/** The payment in progress for an order in this tab: after a reload its result is polled instead of paying again. */
export function rememberedPayment(orderId: number): PendingPayment | undefined {
  return readDraft(keyOf(orderId), isPendingPayment);
}

export function rememberPayment(orderId: number, payment: PendingPayment | undefined): void {
  writeDraft(keyOf(orderId), payment);
}

const isPendingPayment = (value: unknown): value is PendingPayment => hasTypesOf(value, A_PAYMENT);
