import { PaymentStatus } from "#generated/enums.ts";
import { FileText } from "#generated/icons/file-text.ts";
import type { BankAccount, Payment } from "#generated/model/index.ts";
import { terms } from "#generated/terms.ts";
import { capitalAmount } from "#src/shared/lib/capital-amount.ts";
import { moneyDigits } from "#src/shared/lib/money-math.ts";
import { type Money, formatMoney } from "#src/shared/lib/money.ts";
import { isPdf } from "#src/shared/lib/picture-rules.ts";
import { fileAddress } from "#src/shared/lib/read-link.ts";
import { paths } from "#src/shared/paths.ts";
import { ButtonLink } from "#src/shared/ui/button/button-link.tsx";
import { Button } from "#src/shared/ui/button/button.tsx";
import { PictureThumbs } from "#src/shared/ui/field/picture-thumbs.tsx";
import { Row, Text, Stack } from "#src/shared/ui/layout/layout.tsx";
import { Loaded } from "#src/shared/ui/state/loaded.tsx";
import { Notice } from "#src/shared/ui/state/notice.tsx";
import { CopyButton } from "#src/shared/ui/text/copy-button.tsx";
import type { Payable } from "../hooks/use-open-payment.ts";
import { useTransfer } from "../hooks/use-transfer.ts";
import { TransferForm } from "./transfer-form.tsx";
import styles from "./transfer-panel.module.css";

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
    <Stack as="dl" gap="1" mb="4" p="3" bg="subtle" round="md" aria-label="收款账户">
      {facts.map(([name, text, copied]) => (
        <Row gap="3" key={name}>
          <Text as="dt" w="16" noShrink tone="muted">
            {name}
          </Text>
          <Text as="dd" narrow bold breakable>
            {text}
            <CopyButton text={copied} what={name} />
          </Text>
        </Row>
      ))}
    </Stack>
  );
}

type TransferReceivedProps = { payment: Payment };

/** The proof has been submitted: what happens next, and where to go meanwhile. */
function TransferReceived({ payment }: TransferReceivedProps) {
  const isRepayment = payment.order_id === 0;
  return (
    <Row gap="4" align="start" wrap>
      {payment.transfer_image && <Proof url={payment.transfer_image} />}
      <div className={styles.words}>
        <Text as="div" bold role="status">
          转账凭证已提交，等待财务核对
        </Text>
        <Text as="div" mt="1" tone="muted">
          支付单 {payment.pay_no}，金额 {formatMoney(payment.amount)}。{terms.transfers.confirm_workdays}{" "}
          个工作日内核对到账后
          {isRepayment ? "还清所选账单，请勿重复还款。" : "安排发货，请勿重复支付。"}
        </Text>
        {!isRepayment && (
          <Row gap="2" mt="3" wrap>
            <ButtonLink size="sm" to={paths.order(payment.order_id)}>
              查看订单
            </ButtonLink>
            <ButtonLink size="sm" variant="outline" to={paths.list()}>
              继续采购
            </ButtonLink>
          </Row>
        )}
      </div>
    </Row>
  );
}

/** The submitted receipt: a picture that can be enlarged, or a PDF that opens in a new tab. */
function Proof({ url }: { url: string }) {
  if (!isPdf(url)) return <PictureThumbs label="转账凭证" images={[url]} />;
  const file = fileAddress(url);
  if (!file)
    return (
      <Text as="p" mt="1" tone="muted">
        转账凭证暂时无法打开
      </Text>
    );
  return (
    <Button asChild size="sm" variant="outline">
      <a href={file} target="_blank" rel="noreferrer">
        <FileText size={16} aria-hidden />
        查看转账凭证（PDF）
      </a>
    </Button>
  );
}
