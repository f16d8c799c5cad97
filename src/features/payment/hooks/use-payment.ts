import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { PaymentStatus } from "#generated/enums.ts";
import { ApiError } from "#src/shared/api/api-error.ts";
import { isOutcomeUnknown, isRefusal } from "#src/shared/api/error-kinds.ts";
import { useSingleFlight } from "#src/shared/lib/use-single-flight.ts";
import { followPayment, type PaymentResult, type PaymentState } from "../lib/follow-payment.ts";
import { rememberedPayment, rememberPayment } from "../lib/remember-payment.ts";
import { paidKeys } from "./use-open-payment.ts";

/** The calls of a payment method. Each rejects with an ApiError. */
export type PayCalls = {
  /** The contract's PayMethod. */
  method: number;
  /** The page that shows whether the money has left. */
  records: { name: string; to: string };
  /** Says that it may have left, or that it has not. */
  taken: { maybe: string; not: string };
  open: (orderId: number) => Promise<PaymentState>;
  pay: (payNo: string) => Promise<PaymentState>;
  poll: (payNo: string) => Promise<PaymentState>;
};

type Phase =
  | { phase: "idle" }
  | { phase: "paying" }
  | { phase: "confirming" }
  /** The money may have left. */
  | { phase: "unknown" }
  /** There is no payment, or one with which nothing has been paid. */
  | { phase: "unpaid" }
  | { phase: "failed"; message: string };

type Options = {
  orderId: number;
  calls: PayCalls;
  onPaid: () => void;
  /** The server refused: the order may have been paid or canceled on another page. */
  onRefused: () => void;
};

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/**
 * Pays an order: open → pay → poll until final. There is one payment however often the button is clicked; after a
 * reload the payment already started is polled first.
 */
export function usePayment({ orderId, calls, onPaid, onRefused }: Options) {
  const [state, setState] = useState<Phase>({ phase: "idle" });
  const alone = useSingleFlight();
  const client = useQueryClient();
  const isGone = useRef(false);

  function finish(result: PaymentResult): void {
    if (result.kind === "unknown") return setState({ phase: "unknown" });
    rememberPayment(orderId, undefined);
    if (result.kind === "failed") setState({ phase: "failed", message: result.message });
    else if (result.kind === "open") setState({ phase: "unpaid" });
    else void showPaid();
  }

  /** A check refetches nothing: the order is still unpaid in the cache. */
  async function showPaid(): Promise<void> {
    await Promise.all(paidKeys({ orderId }).map((queryKey) => client.invalidateQueries({ queryKey })));
    if (!isGone.current) onPaid();
  }

  async function follow(payNo: string, payment?: PaymentState): Promise<void> {
    setState({ phase: "confirming" });
    const poll = () => calls.poll(payNo);
    finish(
      await followPayment(payment ?? (await poll().catch(() => undefined)), {
        poll,
        wait,
        isOver: () => isGone.current,
      }),
    );
  }

  async function payOnce(): Promise<void> {
    setState({ phase: "paying" });
    let payNo: string | undefined;
    try {
      const opened = await calls.open(orderId);
      payNo = opened.pay_no;
      rememberPayment(orderId, { method: calls.method, payNo });
      await follow(payNo, opened.status === PaymentStatus.Waiting ? await calls.pay(payNo) : opened);
    } catch (error) {
      const phase = phaseAfter(error, payNo);
      setState(phase);
      if (phase.phase === "failed") onRefused();
    }
  }

  const resume = () => {
    const pending = rememberedPayment(orderId);
    if (pending?.method === calls.method) alone(() => follow(pending.payNo));
  };
  const resumeFirst = useEffectEvent(resume);
  useEffect(() => {
    isGone.current = false;
    resumeFirst();
    return () => {
      isGone.current = true;
    };
  }, [orderId]);

  return {
    state,
    pay: () => alone(payOnce),
    /** Checks a payment with an unknown result again. */
    refresh: resume,
  };
}

/** Once a payment is open, a missing or useless response may mean that it went through. */
function phaseAfter(error: unknown, payNo: string | undefined): Phase {
  const isKnown = error instanceof ApiError && !isOutcomeUnknown(error);
  if (!isKnown) return { phase: payNo ? "unknown" : "unpaid" };
  return isRefusal(error) ? { phase: "failed", message: error.firstFieldMessage } : { phase: "idle" };
}
