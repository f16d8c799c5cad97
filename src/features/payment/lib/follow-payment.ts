import type { PaymentStatus } from "#generated/model/paymentStatus.ts";

/** How long to wait before each look at a payment in the making: about 20 s in all. */
export const LOOK_DELAYS_MS = [500, 1000, 1500, 2000, 3000, 4000, 4000, 4000] as const;

/** How a payment stands, whatever way it is paid. */
export type PaymentState = { pay_no: string; status: PaymentStatus; message: string };

export type PaymentResult =
  | { kind: "paid" }
  | { kind: "failed"; message: string }
  /** Opened, and nothing has been paid. */
  | { kind: "open" }
  /** Still in the making when patience ran out, or nobody answers. */
  | { kind: "unknown" };

type Options = {
  /** Rejects or answers how the payment stands. */
  look: () => Promise<PaymentState>;
  wait: (ms: number) => Promise<void>;
  /** The payer has left. */
  isOver: () => boolean;
};

/** Looks at a payment until it is final, with growing pauses. A look that fails is no result. */
export async function followPayment(
  payment: PaymentState | undefined,
  { look, wait, isOver }: Options,
): Promise<PaymentResult> {
  let known = payment;
  for (const delay of LOOK_DELAYS_MS) {
    const result = known && finalResult(known);
    if (result) return result;
    await wait(delay);
    if (isOver()) return { kind: "unknown" };
    known = await look().catch(() => known);
  }
  return (known && finalResult(known)) ?? { kind: "unknown" };
}

function finalResult({ status, message }: PaymentState): PaymentResult | undefined {
  switch (status) {
    case 1:
      return { kind: "open" };
    case 2:
      return undefined;
    case 3:
      return { kind: "paid" };
    case 4:
      return { kind: "failed", message: message || "支付未成功，请重试" };
  }
}
