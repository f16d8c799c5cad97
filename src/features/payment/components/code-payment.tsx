import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import { PaymentStatus, PayMethod } from "#generated/enums.ts";
import { useGetOrder } from "#generated/hooks/order/order.ts";
import { useGetPayment } from "#generated/hooks/payment/payment.ts";
import type { Payment } from "#generated/model/index.ts";
import type { ApiError } from "#src/shared/api/api-error.ts";
import { isRefusal } from "#src/shared/api/error-kinds.ts";
import { useServerClock } from "#src/shared/lib/server-clock.ts";
import { Button } from "#src/shared/ui/button/button.tsx";
import { Price } from "#src/shared/ui/goods/price.tsx";
import { Stack, Text } from "#src/shared/ui/layout/layout.tsx";
import { LazyQrCode } from "#src/shared/ui/picture/lazy-qr-code.tsx";
import { Countdown } from "#src/shared/ui/progress/countdown.tsx";
import { LoadError } from "#src/shared/ui/state/load-error.tsx";
import { Notice } from "#src/shared/ui/state/notice.tsx";
import { Skeleton } from "#src/shared/ui/state/skeleton.tsx";
import { Spinner } from "#src/shared/ui/state/spinner.tsx";
import { type Payable, paidKeys, useOpenPayment } from "../hooks/use-open-payment.ts";
import styles from "./code-payment.module.css";

type Props = { payable: Payable; onPaid: () => void };

/** A QR code to pay by phone, and the state of the payment. */
export function CodePayment({ payable, onPaid }: Props) {
  const { payment, isOver, isOpening, isOffline, refusal, error, openCode, poll } = useCodePayment(
    payable,
    onPaid,
  );
  if (refusal) return <Notice>{refusal}（本次没有扣款）</Notice>;
  if (error)
    return <LoadError error={error} what="扫码支付" title="付款码生成失败，没有扣款" onRetry={openCode} />;
  // As tall as the loaded content, so that nothing jumps.
  if (!payment) {
    return (
      <Stack align="center" gap="3" py="4" textAlign="center">
        <Skeleton className={styles.amountLoading} />
        <Skeleton className={styles.codeLoading} />
        <Text as="div" tone="muted" role="status">
          正在生成付款码……
        </Text>
        <Button size="sm" variant="outline" disabled>
          我已支付，查询结果
        </Button>
      </Stack>
    );
  }
  return (
    <Stack align="center" gap="3" py="4" textAlign="center">
      <Price value={payment.amount} size="lg" />
      <div className={styles.code} data-over={isOver || undefined}>
        <LazyQrCode value={payment.qr_content} label={isOver ? "已失效的付款码" : "付款码"} size="60" />
        {isOver && (
          <Button loading={isOpening} loadingText="生成中" onClick={openCode}>
            重新生成付款码
          </Button>
        )}
      </div>
      <Text as="div" tone="muted" role="status">
        <State payment={payment} isOver={isOver} isOffline={isOffline} />
      </Text>
      {!isOver && (
        <Text as="small" tone="subtle" size="xs" hideFrom="md">
          正在用手机浏览？请截图后在微信、支付宝或云闪付里“从相册识别”。
        </Text>
      )}
      {!isOver && (
        <Button size="sm" variant="outline" onClick={poll}>
          我已支付，查询结果
        </Button>
      )}
    </Stack>
  );
}

function State({ payment, isOver, isOffline }: { payment: Payment; isOver: boolean; isOffline: boolean }) {
  if (isOver)
    return (
      <Text as="div" tone="promo">
        {payment.message || "付款码已过期"}，没有收到付款，请重新生成后再扫码。
      </Text>
    );
  if (payment.status === PaymentStatus.Processing) {
    return (
      <>
        <Spinner size="sm" /> 已收到付款，正在确认结果，请勿重复支付……
      </>
    );
  }
  if (isOffline)
    return (
      <Text as="div" tone="promo">
        网络不稳定，正在继续查询支付结果。手机上显示已付款的，款项已经付出，请勿重复支付。
      </Text>
    );
  return (
    <>
      请用微信、支付宝或云闪付扫码，剩余 <Countdown until={payment.expires_at * 1000} label="付款码剩余" />
    </>
  );
}

/** The polling interval of a payment by QR code, in ms. */
const POLL_MS = 2000;
/** The polling interval for whether the order has been paid in another way, in ms. */
const ORDER_POLL_MS = 6000;

/** The polling ends with a refusal: the server would refuse the same call again. */
const isRefused = (error: ApiError | null): boolean => error !== null && isRefusal(error);

/** Payment by QR code: created on mount, polled every two seconds until it is paid, failed or expired. */
function useCodePayment(payable: Payable, onPaid: () => void) {
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
