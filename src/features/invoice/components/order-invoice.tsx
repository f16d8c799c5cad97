import { InvoiceStatus } from "#generated/enums.ts";
import { useGetInvoice } from "#generated/hooks/invoice/invoice.ts";
import { Download } from "#generated/icons/download.ts";
import type { Invoice, Order } from "#generated/model/index.ts";
import { terms } from "#generated/terms.ts";
import { INVOICE_KINDS } from "#src/shared/lib/invoice-kinds.ts";
import { formatMoney } from "#src/shared/lib/money.ts";
import { formatMinute } from "#src/shared/lib/shanghai-time.ts";
import { Button } from "#src/shared/ui/button/button.tsx";
import { Panel } from "#src/shared/ui/frame/panel.tsx";
import { Text, Row, Stack, Box } from "#src/shared/ui/layout/layout.tsx";
import { Loaded } from "#src/shared/ui/state/loaded.tsx";
import { DataLink } from "#src/shared/ui/text/data-link.tsx";
import { InvoiceApplication } from "./invoice-application.tsx";

type Props = { order: Pick<Order, "id" | "invoice_id" | "invoice_kind"> };

/** The invoice of a paid order: its state and file, or the application. */
export function OrderInvoice({ order }: Props) {
  return (
    <Panel title="电子发票">
      {order.invoice_id === 0 ? (
        <>
          <Text as="div" mb="3" tone="muted">
            还没有开票。确认收货后按下单时的抬头自动开具，也可以现在申请。
          </Text>
          <InvoiceApplication order={order} />
        </>
      ) : (
        <MadeInvoice order={order} />
      )}
    </Panel>
  );
}

function MadeInvoice({ order }: Props) {
  const query = useGetInvoice(order.invoice_id, {
    query: { select: (response) => response.data, refetchOnWindowFocus: true, meta: { errors: "inline" } },
  });
  return (
    <Loaded query={query} what="发票" as="line" skeleton="20">
      {(invoice) => (
        <>
          <InvoiceFacts invoice={invoice} />
          {invoice.status === InvoiceStatus.Failed && <InvoiceApplication order={order} />}
        </>
      )}
    </Loaded>
  );
}

const STATUS_NAMES: Record<InvoiceStatus, string> = {
  [InvoiceStatus.Waiting]: `待开票，一般 ${terms.invoices.hours} 小时内开出`,
  [InvoiceStatus.Issuing]: "开票中，请稍后查看",
  [InvoiceStatus.Issued]: "已开票",
  [InvoiceStatus.Failed]: "开票失败",
  [InvoiceStatus.Reversed]: "已红冲",
};

/** The data of an invoice, and its file once issued. */
function InvoiceFacts({ invoice }: { invoice: Invoice }) {
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
      <Box as="dl" columns="2" gapX="8" gapY="1.5" fullWidth>
        {facts.map(([name, value]) => (
          <Row gap="3" key={name}>
            <Text as="dt" w="16" noShrink tone="subtle">
              {name}
            </Text>
            <Text as="dd" narrow breakable>
              {value}
            </Text>
          </Row>
        ))}
      </Box>
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
