import { useEffect, useEffectEvent, useRef, useState } from "react";
import {
  useCheckCreditPayment,
  useCreateCreditPayment,
  usePayCreditPayment,
} from "#generated/hooks/payment/payment.ts";
import type { CreditPayment } from "#generated/model/creditPayment.ts";
import { ApiError } from "#src/shared/api/api-error.ts";
import { followPayment, type PaymentResult } from "../lib/follow-payment.ts";
import { rememberedPayment, rememberPayment } from "../lib/remember-payment.ts";

export type PaymentState =
  | { phase: "idle" }
  | { phase: "paying" }
  | { phase: "confirming" }
  | { phase: "unknown" }
  | { phase: "failed"; message: string };

const wait = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/**
 * Pays an order on credit: create → pay → ask until it is final. However often the button is hit there is one
 * payment; after a reload the one that was begun is looked at first.
 */
export function useCreditPayment(orderId: number, onPaid: () => void) {
  const [state, setState] = useState<PaymentState>({ phase: "idle" });
  const isBusy = useRef(false);
  const isGone = useRef(false);
  const create = useCreateCreditPayment({ mutation: { meta: { onApiError: isRefusal } } });
  const payOpen = usePayCreditPayment({ mutation: { meta: { onApiError: isRefusal } } });
  // A look that fails is followed by another one; only a session that ended needs the payer.
  const check = useCheckCreditPayment({
    mutation: { meta: { onApiError: ({ kind }) => kind !== "login-required" } },
  });

  function finish(result: PaymentResult): void {
    if (result.kind === "unknown") return setState({ phase: "unknown" });
    rememberPayment(orderId, undefined);
    if (result.kind === "failed") setState({ phase: "failed", message: result.message });
    else if (result.kind === "open") setState({ phase: "idle" });
    else if (!isGone.current) onPaid();
  }

  async function follow(payNo: string, payment?: CreditPayment): Promise<void> {
    setState({ phase: "confirming" });
    const look = async () => (await check.mutateAsync({ data: { pay_no: payNo } })).data;
    finish(
      await followPayment(payment ?? (await look().catch(() => undefined)), {
        look,
        wait,
        isOver: () => isGone.current,
      }),
    );
  }

  async function payOnce(): Promise<void> {
    setState({ phase: "paying" });
    let payNo: string | undefined;
    try {
      const { data: opened } = await create.mutateAsync({ data: { order_id: orderId } });
      payNo = opened.pay_no;
      rememberPayment(orderId, payNo);
      const isOpen = opened.status === 1;
      await follow(payNo, isOpen ? (await payOpen.mutateAsync({ data: { pay_no: payNo } })).data : opened);
    } catch (error) {
      setState(stateAfter(error, payNo));
    }
  }

  async function alone(job: () => Promise<void>): Promise<void> {
    if (isBusy.current) return;
    isBusy.current = true;
    await job().finally(() => (isBusy.current = false));
  }

  const resume = useEffectEvent(() => {
    const payNo = rememberedPayment(orderId);
    if (payNo) void alone(() => follow(payNo));
  });
  useEffect(() => {
    isGone.current = false;
    resume();
    return () => {
      isGone.current = true;
    };
  }, [orderId]);

  return {
    state,
    pay: () => void alone(payOnce),
    /** Looks again at a payment whose result is not known. */
    refresh: () => {
      const payNo = rememberedPayment(orderId);
      if (payNo) void alone(() => follow(payNo));
    },
  };
}

function isRefusal({ kind }: ApiError): boolean {
  return kind === "business" || kind === "validation";
}

/** A refusal is told in place. Once a payment is open, silence may mean that it went through. */
function stateAfter(error: unknown, payNo: string | undefined): PaymentState {
  if (!(error instanceof ApiError)) return { phase: "idle" };
  if (isRefusal(error)) return { phase: "failed", message: error.firstFieldMessage };
  const isSilence = error.kind === "network" || error.kind === "timeout";
  return isSilence && payNo ? { phase: "unknown" } : { phase: "idle" };
}
