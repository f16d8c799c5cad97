import { Row, Text } from "#src/shared/ui/layout/layout.tsx";
import { Loaded } from "#src/shared/ui/state/loaded.tsx";
import { PaymentStatus } from "#generated/enums.ts";
import { Notice } from "#src/shared/ui/state/notice.tsx";
import type { Payable } from "../hooks/use-open-payment.ts";
import { useTransfer } from "../hooks/use-transfer.ts";
import type { BankAccount } from "#generated/model/bankAccount.ts";
import { capitalAmount } from "#src/shared/lib/capital-amount.ts";
import { moneyDigits } from "#src/shared/lib/money-math.ts";
import { type Money, formatMoney } from "#src/shared/lib/money.ts";
import { CopyButton } from "#src/shared/ui/text/copy-button.tsx";
import { TransferForm } from "./transfer-form.tsx";
import styles from "./transfer-panel.module.css";
import { TransferReceived } from "./transfer-received.tsx";

type Props = {
  payable: Payable;
  /** The purpose to write on the transfer; the payment's number by default. */
  note?: string;
  company: string;
};

/** Payment by bank transfer: the account and the proof; once the proof is submitted, what happens next. */
export function TransferPanel({ payable, note, company }: Props) {
  const transfer = useTransfer(payable);
  if (transfer.refusal) return <Notice>{transfer.refusal}（本次没有扣款）</Notice>;
  return (
    <Loaded query={transfer} what="收款账户" as="line" skeleton="44">
      {(payment) =>
        payment.status === PaymentStatus.Waiting ? (
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
        ) : (
          <TransferReceived payment={payment} />
        )
      }
    </Loaded>
  );
}

type BankAccountFactsProps = { account: BankAccount; amount: Money; note: string };

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
        <Row gap="3" key={name}>
          <dt className={styles.term}>{name}</dt>
          <Text as="dd" narrow bold breakable>
            {text}
            <CopyButton text={copied} what={name} />
          </Text>
        </Row>
      ))}
    </dl>
  );
}
