import { PayMethod, PaymentStatus } from "#generated/enums.ts";
import type { ApiError } from "#src/shared/api/api-error.ts";
import { isRefusal } from "#src/shared/api/error-kinds.ts";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import { useGetOrder } from "#generated/hooks/order/order.ts";
import { useGetPayment } from "#generated/hooks/payment/payment.ts";
import { type Payable, paidKeys, useOpenPayment } from "./use-open-payment.ts";
import { useServerClock } from "#src/shared/lib/server-clock.ts";

/** The polling interval of a payment by QR code, in ms. */
const POLL_MS = 2000;
/** The polling interval for whether the order has been paid in another way, in ms. */
const ORDER_POLL_MS = 6000;

/** The polling ends with a refusal: the server would refuse the same call again. */
const isRefused = (error: ApiError | null): boolean => error !== null && isRefusal(error);

/** Payment by QR code: created on mount, polled every two seconds until it is paid, failed or expired. */
export function useCodePayment(payable: Payable, onPaid: () => void) {
  const open = useOpenPayment(payable, PayMethod.QrCode);
  const opened = open.payment;
  const orderId = "orderId" in payable ? payable.orderId : undefined;
  const poll = useGetPayment(opened?.pay_no ?? "", {
    query: {
      enabled: opened !== undefined && opened.status < PaymentStatus.Succeeded,
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
      enabled: opened !== undefined && orderId !== undefined,
      refetchInterval: ({ state }) => (isRefused(state.error) ? false : ORDER_POLL_MS),
      notifyOnChangeProps: [],
      meta: { errors: "inline" },
    },
  });

  const openFirst = useEffectEvent(open.open);
  useEffect(() => openFirst(), [open.key]);

  const isPaid = payment?.status === PaymentStatus.Succeeded;
  const queryClient = useQueryClient();
  // Polling invalidates nothing; what is paid for changes once it is paid.
  const reportPaid = useEffectEvent(() =>
    Promise.all(paidKeys(payable).map((queryKey) => queryClient.invalidateQueries({ queryKey }))).then(
      onPaid,
    ),
  );
  useEffect(() => {
    if (isPaid) void reportPaid();
  }, [isPaid]);

  return {
    payment,
    isOver: payment?.status === PaymentStatus.Failed || (isLate && payment?.status === PaymentStatus.Waiting),
    isOpening: open.isPending,
    /** The last poll failed; polling continues. */
    isOffline: poll.isError,
    refusal: open.refusal,
    error: open.error,
    openCode: open.open,
    poll: () => void poll.refetch(),
  };
}
