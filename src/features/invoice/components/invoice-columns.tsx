import { Link } from "react-router-dom";
import { invoiceStatusLabels } from "#generated/enum-labels.ts";
import type { Invoice } from "#generated/model/index.ts";
import { INVOICE_KINDS } from "#src/shared/lib/invoice-kinds.ts";
import { formatMoney } from "#src/shared/lib/money.ts";
import { formatMinute } from "#src/shared/lib/shanghai-time.ts";
import { paths } from "#src/shared/paths.ts";
import { Checkbox } from "#src/shared/ui/field/checkbox.tsx";
import { Text } from "#src/shared/ui/layout/layout.tsx";
import type { RecordColumn } from "#src/shared/ui/records/record-table.tsx";
import { hasFile, type InvoiceChoice } from "../hooks/use-invoice-choice.ts";
import { InvoiceActions } from "./invoice-actions.tsx";
import styles from "./invoice-columns.module.css";

/** The columns of the invoice list; the first one ticks invoices that have a file. */
export const invoiceColumns = (choice: InvoiceChoice): readonly RecordColumn<Invoice>[] => [
  {
    name: "选择",
    width: "1.5rem",
    role: "choice",
    cell: (invoice) =>
      hasFile(invoice) && (
        <Checkbox
          state={choice.has(invoice.id) ? "all" : "none"}
          label={`选择订单 ${invoice.order_no} 的发票`}
          onChange={() => choice.toggle(invoice)}
        />
      ),
  },
  {
    name: "订单号",
    width: "3fr",
    role: "head",
    cell: ({ order_id, order_no }) => <Link to={paths.order(order_id)}>{order_no}</Link>,
  },
  {
    name: "发票",
    width: "4fr",
    isPlain: true,
    cell: ({ kind, title, invoice_no }) => (
      <>
        {title}
        <Text as="small" block tone="subtle" size="xs">
          {INVOICE_KINDS[kind]}，{invoice_no ? `号码 ${invoice_no}` : "还没有号码"}
        </Text>
      </>
    ),
  },
  {
    name: "价税合计",
    width: "6.5rem",
    align: "end",
    role: "figure",
    cell: ({ amount, tax_amount, invoice_no }) => (
      <>
        {formatMoney(amount)}
        {invoice_no && (
          <Text as="small" block tone="subtle" size="xs">
            税额 {formatMoney(tax_amount)}
          </Text>
        )}
      </>
    ),
  },
  {
    name: "申请时间",
    width: "8.5rem",
    isPlain: true,
    cell: ({ created_at }) => formatMinute(created_at),
  },
  {
    name: "状态",
    width: "8rem",
    isPlain: true,
    cell: ({ status, reason }) => (
      <>
        <span className={styles.state} data-status={status}>
          {invoiceStatusLabels[status]}
        </span>
        {reason && (
          <Text as="small" block tone="subtle" size="xs">
            {reason}
          </Text>
        )}
      </>
    ),
  },
  {
    name: "操作",
    width: "6.5rem",
    align: "end",
    isPlain: true,
    cell: (invoice) => <InvoiceActions invoice={invoice} />,
  },
];
