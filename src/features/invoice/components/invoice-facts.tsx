import { Row, Stack, Text } from "#src/shared/ui/layout/layout.tsx";
import { InvoiceStatus } from "#generated/enums.ts";
import { terms } from "#generated/terms.ts";
import { Button } from "#src/shared/ui/button/button.tsx";
import { Download } from "#generated/icons/download.ts";
import type { Invoice } from "#generated/model/invoice.ts";
import { INVOICE_KINDS } from "#src/shared/lib/invoice-kinds.ts";
import { formatMoney } from "#src/shared/lib/money.ts";
import { formatMinute } from "#src/shared/lib/shanghai-time.ts";
import styles from "./invoice-facts.module.css";
import { DataLink } from "#src/shared/ui/text/data-link.tsx";

const STATUS_NAMES: Record<InvoiceStatus, string> = {
  [InvoiceStatus.Waiting]: `待开票，一般 ${terms.invoices.hours} 小时内开出`,
  [InvoiceStatus.Issuing]: "开票中，请稍后查看",
  [InvoiceStatus.Issued]: "已开票",
  [InvoiceStatus.Failed]: "开票失败",
  [InvoiceStatus.Reversed]: "已红冲",
};

/** The data of an invoice, and its file once issued. */
export function InvoiceFacts({ invoice }: { invoice: Invoice }) {
  const facts = [
    ["开票状态", STATUS_NAMES[invoice.status]],
    ["发票类型", INVOICE_KINDS[invoice.kind]],
    ["抬头", invoice.title],
    ["税号", invoice.tax_no],
    ["价税合计", formatMoney(invoice.amount)],
  ];
  if (invoice.invoice_no) {
    facts.push(
      ["税额", formatMoney(invoice.tax_amount)],
      ["发票号码", invoice.invoice_no],
      ["开票时间", formatMinute(invoice.issued_at)],
    );
  }
  return (
    <Stack align="start" gap="3">
      <dl className={styles.facts}>
        {facts.map(([name, value]) => (
          <Row gap="3" key={name}>
            <dt className={styles.term}>{name}</dt>
            <Text as="dd" narrow breakable>
              {value}
            </Text>
          </Row>
        ))}
      </dl>
      {invoice.reason && (
        <Text as="p" tone="promo">
          失败原因：{invoice.reason}
        </Text>
      )}
      {invoice.file_url && (
        <Button asChild size="sm" variant="outline">
          <DataLink url={invoice.file_url} newTab>
            <Download size={14} aria-hidden />
            下载发票 PDF
          </DataLink>
        </Button>
      )}
    </Stack>
  );
}
