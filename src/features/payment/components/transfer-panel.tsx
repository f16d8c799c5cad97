import { PaymentStatus } from "#generated/enums.ts";
import { Skeleton } from "#src/shared/ui/state/skeleton.tsx";
import { Notice } from "#src/shared/ui/state/notice.tsx";
import { RetryLine } from "#src/shared/ui/state/retry-line.tsx";
import type { Payable } from "../hooks/use-open-payment.ts";
import { useTransfer } from "../hooks/use-transfer.ts";
import type { BankAccount } from "#generated/model/bankAccount.ts";
import { capitalAmount } from "#src/shared/lib/capital-amount.ts";
import { moneyDigits } from "#src/shared/lib/money-math.ts";
import { formatMoney } from "#src/shared/lib/money.ts";
import { CopyButton } from "#src/shared/ui/text/copy-button.tsx";
import { TransferForm } from "./transfer-form.tsx";
import styles from "./transfer-panel.module.css";
import { TransferReceived } from "./transfer-received.tsx";

type BankAccountFactsProps = { account: BankAccount; amount: number; note: string };

type Props = {
  payable: Payable;
  /** The purpose to write on the transfer; the payment's number by default. */
  note?: string;
  company: string;
};

/** Payment by bank transfer: the account and the proof; once the proof is submitted, what happens next. */
export function TransferPanel({ payable, note, company }: Props) {
  const transfer = useTransfer(payable);
  const { payment, refusal, error, retry } = transfer;
  if (refusal) return <Notice>{refusal}（本次没有扣款）</Notice>;
  if (error) return <RetryLine error={error} what="收款账户" onRetry={retry} />;
  if (!payment) return <Skeleton className={styles.loading} />;
  if (payment.status !== PaymentStatus.Waiting) return <TransferReceived payment={payment} />;
  return (
    <>
      {payment.bank_account && (
        <BankAccountFacts
          account={payment.bank_account}
          amount={payment.amount}
          note={note ?? payment.pay_no}
        />
      )}
      <TransferForm payNo={payment.pay_no} transfer={transfer} company={company} />
    </>
  );
}

/** The account and amount to transfer; each value can be copied into the bank's form. */
function BankAccountFacts({ account, amount, note }: BankAccountFactsProps) {
  const facts = [
    ["收款户名", account.name, account.name],
    ["开户行", account.bank, account.bank],
    ["收款账号", account.number, account.number.replaceAll(" ", "")],
    ["转账金额", `${formatMoney(amount)}（${capitalAmount(amount)}）`, moneyDigits(amount)],
    ["转账附言", note, note],
  ] as const;
  return (
    <dl className={styles.bankAccountFacts} aria-label="收款账户">
      {facts.map(([name, text, copied]) => (
        <div className={styles.fact} key={name}>
          <dt className={styles.term}>{name}</dt>
          <dd className={styles.value}>
            {text}
            <CopyButton text={copied} what={name} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
