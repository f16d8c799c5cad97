import { PaymentStatus } from "#generated/enums.ts";

/** The delays before each check of a pending payment, in ms: about 20 s in total. */
export const POLL_DELAYS_MS = [500, 1000, 1500, 2000, 3000, 4000, 4000, 4000] as const;

/** The state of a payment by any method. */
export type PaymentState = { pay_no: string; status: PaymentStatus; message: string };

export type PaymentResult =
  | { kind: "paid" }
  | { kind: "failed"; message: string }
  /** Opened, but nothing has been paid. */
  | { kind: "open" }
  /** Still pending after the last check, or the server does not respond. */
  | { kind: "unknown" };

type Options = {
  /** Resolves to the state of the payment, or rejects. */
  poll: () => Promise<PaymentState>;
  wait: (ms: number) => Promise<void>;
  /** The buyer has left. */
  isOver: () => boolean;
};

/** Polls a payment until it is final, with growing delays. A failed check is not a result. */
export async function followPayment(
  payment: PaymentState | undefined,
  { poll, wait, isOver }: Options,
): Promise<PaymentResult> {
  let known = payment;
  for (const delay of POLL_DELAYS_MS) {
    const result = known && finalResult(known);
    if (result) return result;
    await wait(delay);
    if (isOver()) return { kind: "unknown" };
    known = await poll().catch(() => known);
  }
  return (known && finalResult(known)) ?? { kind: "unknown" };
}

function finalResult({ status, message }: PaymentState): PaymentResult | undefined {
  switch (status) {
    case PaymentStatus.Waiting:
      return { kind: "open" };
    case PaymentStatus.Processing:
      return undefined;
    case PaymentStatus.Succeeded:
      return { kind: "paid" };
    case PaymentStatus.Failed:
      return { kind: "failed", message: message || "支付失败，请重试" };
  }
}
