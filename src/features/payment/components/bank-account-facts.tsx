import type { BankAccount } from "#generated/model/bankAccount.ts";
import { capitalAmount } from "#src/shared/lib/capital-amount.ts";
import { formatMoney } from "#src/shared/lib/money.ts";
import styles from "./bank-account-facts.module.css";
import { CopyButton } from "#src/shared/ui/text/copy-button.tsx";

type Props = { account: BankAccount; amount: number; orderNo: string };

/** The account and amount to transfer; each value can be copied into the bank's form. */
export function BankAccountFacts({ account, amount, orderNo }: Props) {
  const facts = [
    ["收款户名", account.name, account.name],
    ["开户行", account.bank, account.bank],
    ["收款账号", account.number, account.number.replaceAll(" ", "")],
    ["转账金额", `${formatMoney(amount)}（${capitalAmount(amount)}）`, amount.toFixed(2)],
    ["转账附言", orderNo, orderNo],
  ] as const;
  return (
    <dl className={styles.root} aria-label="收款账户">
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
