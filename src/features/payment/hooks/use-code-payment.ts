import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useState } from "react";
import { PaymentStatus, PayMethod } from "#generated/enums.ts";
import { useGetOrder } from "#generated/hooks/order/order.ts";
import { useGetPayment } from "#generated/hooks/payment/payment.ts";
import type { ApiError } from "#src/shared/api/api-error.ts";
import { isRefusal } from "#src/shared/api/error-kinds.ts";
import { useServerClock } from "#src/shared/lib/server-clock.ts";
import { rememberedPayment, rememberPayment } from "../lib/remember-payment.ts";
import { type Payable, paidKeys, useOpenPayment } from "./use-open-payment.ts";

/** The polling interval of a payment by QR code, in ms. */
const POLL_MS = 2000;
/** The polling interval for whether the order has been paid in another way, in ms. */
const ORDER_POLL_MS = 6000;

/** The polling ends with a refusal: the server would refuse the same call again. */
const isRefused = (error: ApiError | null): boolean => error !== null && isRefusal(error);

/** The payment of the order that an app was opened with: the buyer who returns from it asks what has become of it. */
function paymentInApp(orderId: number | undefined): string | undefined {
  const pending = orderId === undefined ? undefined : rememberedPayment(orderId);
  return pending?.method === PayMethod.QrCode ? pending.payNo : undefined;
}

/**
 * Payment by QR code, or in an app on the phone in hand: created on mount, unless an app was opened with one before;
 * polled every two seconds until it is paid, failed or expired.
 */
export function useCodePayment(payable: Payable, onPaid: () => void) {
  const open = useOpenPayment(payable, PayMethod.QrCode);
  const opened = open.payment;
  const orderId = "orderId" in payable ? payable.orderId : undefined;
  const [inApp, setInApp] = useState(() => paymentInApp(orderId));
  const payNo = inApp ?? opened?.pay_no;
  const poll = useGetPayment(payNo ?? "", {
    query: {
      enabled: payNo !== undefined,
      staleTime: 0,
      refetchOnWindowFocus: true,
      refetchInterval: ({ state }) =>
        (state.data?.data.status ?? PaymentStatus.Waiting) < PaymentStatus.Succeeded &&
        !isRefused(state.error)
          ? POLL_MS
          : false,
      meta: { errors: "inline" },
    },
  });
  const payment = poll.data?.data ?? opened;
  const isLate = useServerClock((now) => payment !== undefined && payment.expires_at * 1000 <= now);

  // The payment of this code never learns of another; the page around shows what has become of the order.
  useGetOrder(orderId ?? 0, {
    query: {
      enabled: payNo !== undefined && orderId !== undefined,
      refetchInterval: ({ state }) => (isRefused(state.error) ? false : ORDER_POLL_MS),
      notifyOnChangeProps: [],
      meta: { errors: "inline" },
    },
  });

  const remember = (no: string | undefined) => {
    if (orderId !== undefined)
      rememberPayment(orderId, no === undefined ? undefined : { method: PayMethod.QrCode, payNo: no });
  };
  const openFirst = useEffectEvent(open.open);
  useEffect(() => {
    if (inApp === undefined) openFirst();
  }, [open.key, inApp]);
  // Such as another buyer's, of a tab that was left.
  if (inApp !== undefined && isRefused(poll.error)) setInApp(undefined);

  const isPaid = payment?.status === PaymentStatus.Succeeded;
  const queryClient = useQueryClient();
  // Polling invalidates nothing; what is paid for changes once it is paid.
  const reportPaid = useEffectEvent(() => {
    remember(undefined);
    return Promise.all(paidKeys(payable).map((queryKey) => queryClient.invalidateQueries({ queryKey }))).then(
      onPaid,
    );
  });
  useEffect(() => {
    if (isPaid) void reportPaid();
  }, [isPaid]);

  return {
    payment,
    isOver: payment?.status === PaymentStatus.Failed || (isLate && payment?.status === PaymentStatus.Waiting),
    isOpening: open.isPending,
    /** An app has been opened with it. */
    isInApp: inApp !== undefined,
    /** The last poll failed; polling continues. */
    isOffline: poll.isError,
    refusal: open.refusal,
    error: open.error ?? (payment ? null : poll.error),
    openCode: () => {
      remember(undefined);
      if (inApp === undefined) open.open();
      else setInApp(undefined);
    },
    leaveForApp: () => {
      remember(payNo);
      setInApp(payNo);
    },
    poll: () => void poll.refetch(),
  };
}

export type CodePaymentState = ReturnType<typeof useCodePayment>;
