import { Skeleton } from "#src/shared/ui/state/skeleton.tsx";
import { Notice } from "#src/shared/ui/state/notice.tsx";
import { RetryLine } from "#src/shared/ui/state/retry-line.tsx";
import { useTransfer } from "../hooks/use-transfer.ts";
import { BankAccountFacts } from "./bank-account-facts.tsx";
import { TransferForm } from "./transfer-form.tsx";
import styles from "./transfer-panel.module.css";
import { TransferReceived } from "./transfer-received.tsx";

type Props = { orderId: number; orderNo: string; company: string };

/** Payment by bank transfer: the account and the proof; once the proof is submitted, what happens next. */
export function TransferPanel({ orderId, orderNo, company }: Props) {
  const transfer = useTransfer(orderId);
  const { payment, refusal, isError, retry } = transfer;
  if (refusal) return <Notice>{refusal}</Notice>;
  if (isError) return <RetryLine what="收款账户" onRetry={retry} />;
  if (!payment) return <Skeleton className={styles.loading} />;
  if (payment.status !== 1) return <TransferReceived payment={payment} />;
  return (
    <>
      {payment.bank_account && (
        <BankAccountFacts account={payment.bank_account} amount={payment.amount} orderNo={orderNo} />
      )}
      <TransferForm payNo={payment.pay_no} transfer={transfer} company={company} />
    </>
  );
}
