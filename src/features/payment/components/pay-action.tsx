import { Button } from "#src/shared/ui/button/button.tsx";
import { Spinner } from "#src/shared/ui/state/spinner.tsx";
import { formatMoney } from "#src/shared/lib/money.ts";
import { Notice } from "#src/shared/ui/state/notice.tsx";
import { useBalanceCalls } from "../hooks/use-balance-calls.ts";
import { useCreditCalls } from "../hooks/use-credit-calls.ts";
import styles from "./pay-action.module.css";
import { type PayCalls, usePayment } from "../hooks/use-payment.ts";

type Props = {
  orderId: number;
  amount: number;
  /** Why it cannot be paid now; replaces the button. */
  obstacle?: string | undefined;
  onPaid: () => void;
  onRefused: () => void;
};

export function CreditPayAction(props: Props) {
  return <PayAction {...props} calls={useCreditCalls()} />;
}

export function BalancePayAction(props: Props) {
  return <PayAction {...props} calls={useBalanceCalls()} />;
}

/** The pay button, and the state of the payment. */
function PayAction({ orderId, amount, obstacle, onPaid, onRefused, calls }: Props & { calls: PayCalls }) {
  const { state, pay, refresh } = usePayment({ orderId, calls, onPaid, onRefused });
  if (state.phase === "confirming") {
    return (
      <div className={styles.confirming} role="status">
        <Spinner size="sm" />
        正在确认支付结果，请稍候…
      </div>
    );
  }
  if (state.phase === "unknown") {
    return (
      <>
        <Notice>支付结果确认中，请勿重复支付。</Notice>
        <Button size="lg" variant="outline" onClick={refresh}>
          刷新结果
        </Button>
      </>
    );
  }
  return (
    <>
      {state.phase === "failed" && <Notice>{state.message}</Notice>}
      {obstacle && (
        <div className={styles.obstacle} id="pay-obstacle">
          {obstacle}
        </div>
      )}
      <Button
        size="lg"
        onClick={pay}
        loading={state.phase === "paying"}
        loadingText="支付中"
        disabled={obstacle !== undefined}
        aria-describedby={obstacle && "pay-obstacle"}
      >
        {state.phase === "failed" ? "重新支付" : "确认支付"} {formatMoney(amount)}
      </Button>
    </>
  );
}
