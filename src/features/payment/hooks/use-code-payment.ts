import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import { getGetOrderQueryKey, useGetOrder } from "#generated/hooks/order/order.ts";
import { useCreatePayment, useGetPayment } from "#generated/hooks/payment/payment.ts";
import { isRefusal } from "#src/shared/api/error-kinds.ts";
import { useServerClock } from "#src/shared/lib/server-clock.ts";

const QR_CODE = 4;
/** The polling interval of a payment by QR code, in ms. */
const POLL_MS = 2000;
/** How often it is asked whether the order has been paid in another way, in ms. */
const ORDER_POLL_MS = 6000;

/** Payment by QR code: created on mount, polled every two seconds until it is paid, failed or expired. */
export function useCodePayment(orderId: number, onPaid: () => void) {
  const open = useCreatePayment({
    mutation: { meta: { errors: "inline" } },
  });
  const opened = open.data?.data;
  const poll = useGetPayment(opened?.pay_no ?? "", {
    query: {
      enabled: opened !== undefined && opened.status < 3,
      staleTime: 0,
      refetchOnWindowFocus: true,
      refetchInterval: ({ state }) => ((state.data?.data.status ?? 1) < 3 ? POLL_MS : false),
      meta: { errors: "inline" },
    },
  });
  const payment = poll.data?.data ?? opened;
  const isLate = useServerClock((now) => payment !== undefined && payment.expires_at * 1000 <= now);

  // The payment of this code never learns of another; the page around shows what has become of the order.
  useGetOrder(orderId, {
    query: {
      enabled: opened !== undefined,
      refetchInterval: ORDER_POLL_MS,
      notifyOnChangeProps: [],
      meta: { errors: "inline" },
    },
  });

  const openCode = () => open.mutate({ data: { order_id: orderId, method: QR_CODE } });
  const openFirst = useEffectEvent(openCode);
  useEffect(() => openFirst(), [orderId]);

  const isPaid = payment?.status === 3;
  const queryClient = useQueryClient();
  // Polling invalidates nothing; the order changes once it is paid.
  const reportPaid = useEffectEvent(() =>
    queryClient.invalidateQueries({ queryKey: getGetOrderQueryKey(orderId) }).then(onPaid),
  );
  useEffect(() => {
    if (isPaid) void reportPaid();
  }, [isPaid]);

  return {
    payment,
    isOver: payment?.status === 4 || (isLate && payment?.status === 1),
    isOpening: open.isPending,
    /** The last poll failed; polling continues. */
    isOffline: poll.isError,
    refusal: open.error && isRefusal(open.error) ? open.error.firstFieldMessage : undefined,
    isError: open.isError && !isRefusal(open.error),
    openCode,
    poll: () => void poll.refetch(),
  };
}
