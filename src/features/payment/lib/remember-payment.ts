import { readDraft, writeDraft } from "#src/shared/lib/session-draft.ts";

const keyOf = (orderId: number) => `credit-payment-${orderId}`;
const isText = (value: unknown): value is string => typeof value === "string";

/** The payment begun for an order in this tab: after a reload its result is asked for instead of paying again. */
export function rememberedPayment(orderId: number): string | undefined {
  return readDraft(keyOf(orderId), isText);
}

export function rememberPayment(orderId: number, payNo: string | undefined): void {
  writeDraft(keyOf(orderId), payNo);
}
