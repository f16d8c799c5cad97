import { PaymentStatus } from "#generated/enums.ts";
import type { Payment } from "#generated/model/index.ts";
import { useIsHandheld } from "#src/shared/lib/use-is-handheld.ts";
import { Button } from "#src/shared/ui/button/button.tsx";
import { Price } from "#src/shared/ui/goods/price.tsx";
import { Stack, Text } from "#src/shared/ui/layout/layout.tsx";
import { LazyQrCode } from "#src/shared/ui/picture/lazy-qr-code.tsx";
import { Countdown } from "#src/shared/ui/progress/countdown.tsx";
import { LoadError } from "#src/shared/ui/state/load-error.tsx";
import { Notice } from "#src/shared/ui/state/notice.tsx";
import { Skeleton } from "#src/shared/ui/state/skeleton.tsx";
import { Spinner } from "#src/shared/ui/state/spinner.tsx";
import { type CodePaymentState, useCodePayment } from "../hooks/use-code-payment.ts";
import type { Payable } from "../hooks/use-open-payment.ts";
import { appAddresses } from "../lib/app-addresses.ts";
import { PayForMe } from "./pay-for-me.tsx";
import styles from "./code-payment.module.css";

type Props = { payable: Payable; onPaid: () => void };

/** A QR code to pay by phone, or on a phone the apps that pay, and the state of the payment. */
export function CodePayment({ payable, onPaid }: Props) {
  const code = useCodePayment(payable, onPaid);
  const { payment, isInApp, refusal, error, openCode, poll } = code;
  const isHandheld = useIsHandheld();
  if (refusal) return <Notice>{refusal}（本次没有扣款）</Notice>;
  if (error && isInApp)
    return <LoadError error={error} what="支付结果" hint="如已付款，请勿重复支付。" onRetry={poll} />;
  if (error)
    return <LoadError error={error} what="扫码支付" title="付款码生成失败，没有扣款" onRetry={openCode} />;
  // As tall as the loaded content, so that nothing jumps.
  if (!payment) {
    return (
      <Stack align="center" gap="3" py="4" textAlign="center">
        <Skeleton className={styles.amountLoading} />
        <Skeleton className={styles.codeLoading} />
        <Text as="div" tone="muted" role="status">
          {isInApp ? "正在查询支付结果……" : "正在生成付款码……"}
        </Text>
        <Button size="sm" variant="outline" disabled>
          我已支付，查询结果
        </Button>
      </Stack>
    );
  }
  const apps = isHandheld ? appAddresses(payment.pay_apps, location.href) : [];
  return (
    <Stack align="center" gap="3" py="4" textAlign="center">
      <Price value={payment.amount} size="lg" />
      {apps.length > 0 ? (
        <InApp apps={apps} {...code} payment={payment} />
      ) : (
        <Code {...code} payment={payment} />
      )}
    </Stack>
  );
}

type StateProps = CodePaymentState & { payment: Payment };

/** To be scanned by another device. */
function Code(code: StateProps) {
  const { payment, isOver, isOpening, openCode, poll } = code;
  return (
    <>
      <div className={styles.code} data-over={isOver || undefined}>
        <LazyQrCode value={payment.qr_content} label={isOver ? "已失效的付款码" : "付款码"} size="60" />
        {isOver && (
          <Button loading={isOpening} loadingText="生成中" onClick={openCode}>
            重新生成付款码
          </Button>
        )}
      </div>
      <State
        {...code}
        over="没有收到付款，请重新生成后再扫码。"
        waiting="请用微信、支付宝或云闪付扫码，剩余"
      />
      {!isOver && (
        <Text as="small" tone="subtle" size="xs" hideFrom="md">
          正在用手机浏览？请截图后在微信、支付宝或云闪付里“从相册识别”。
        </Text>
      )}
      {!isOver && <AskButton onClick={poll} />}
    </>
  );
}

type InAppProps = StateProps & { apps: ReturnType<typeof appAddresses> };

/** Paid in an app on the device in hand; the code is for somebody else's. */
function InApp({ apps, ...code }: InAppProps) {
  const { payment, isOver, isOpening, isInApp, openCode, leaveForApp, poll } = code;
  const canPay = !isOver && payment.status === PaymentStatus.Waiting;
  return (
    <>
      <State
        {...code}
        over="没有扣款，可以重新支付。"
        waiting={
          isInApp
            ? "还没有收到支付结果，正在继续查询。已付款的请勿重复支付；没有付款的可以再次打开支付，剩余"
            : "付款后自动显示支付结果，剩余"
        }
      />
      {canPay &&
        apps.map(({ app, name, href }, index) => (
          <Button
            asChild
            size="lg"
            variant={index === 0 ? "solid" : "outline"}
            className={styles.app}
            key={app}
          >
            <a href={href} onClick={leaveForApp}>
              打开{name}
            </a>
          </Button>
        ))}
      {isOver && (
        <Button size="lg" className={styles.app} loading={isOpening} loadingText="请稍候" onClick={openCode}>
          重新支付
        </Button>
      )}
      {!isOver && <AskButton onClick={poll} />}
      {canPay && <PayForMe payment={payment} />}
    </>
  );
}

const AskButton = ({ onClick }: { onClick: () => void }) => (
  <Button size="sm" variant="outline" onClick={onClick}>
    我已支付，查询结果
  </Button>
);

/** The state of the payment, with the next step: `over` once it has ended, `waiting` before. */
function State(props: StateProps & { over: string; waiting: string }) {
  return (
    <Text as="div" tone="muted" role="status">
      <StateText {...props} />
    </Text>
  );
}

function StateText({ payment, isOver, isOffline, over, waiting }: Parameters<typeof State>[0]) {
  if (isOver)
    return (
      <Text as="div" tone="promo">
        {payment.message || "付款码已过期"}，{over}
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
      {waiting} <Countdown until={payment.expires_at * 1000} label="付款码剩余" />
    </>
  );
}
