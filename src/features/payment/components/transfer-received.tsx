import { Row, Text } from "#src/shared/ui/layout/layout.tsx";
import { terms } from "#generated/terms.ts";
import { Button } from "#src/shared/ui/button/button.tsx";
import { ButtonLink } from "#src/shared/ui/button/button-link.tsx";
import { FileText } from "#generated/icons/file-text.ts";
import type { Payment } from "#generated/model/payment.ts";
import { formatMoney } from "#src/shared/lib/money.ts";
import { isPdf } from "#src/shared/lib/picture-rules.ts";
import { fileAddress } from "#src/shared/lib/read-link.ts";
import { paths } from "#src/shared/paths.ts";
import styles from "./transfer-received.module.css";
import { PictureThumbs } from "#src/shared/ui/field/picture-thumbs.tsx";

type Props = { payment: Payment };

/** The proof has been submitted: what happens next, and where to go meanwhile. */
export function TransferReceived({ payment }: Props) {
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
