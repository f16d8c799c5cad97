import { invoiceStatusLabels } from "#generated/enum-labels.ts";
import { useQueryClient } from "@tanstack/react-query";
import { getListInvoicesQueryOptions } from "#generated/hooks/invoice/invoice.ts";
import { INVOICE_KINDS } from "#src/shared/lib/invoice-kinds.ts";
import { loadPages } from "#src/shared/lib/load-pages.ts";
import { minusMoney, moneyDigits } from "#src/shared/lib/money-math.ts";
import { ExportButton } from "#src/shared/ui/records/export-button.tsx";
import { type InvoiceQuery, writeInvoiceQuery } from "../lib/invoice-query.ts";

const HEADER = [
  "发票号码",
  "订单号",
  "发票类型",
  "抬头",
  "税号",
  "状态",
  "金额（元）",
  "税额（元）",
  "价税合计（元）",
  "申请时间",
  "开票时间",
];
const MOST_PAGES = 50;
const BESIDE = { query: { gcTime: 0, meta: { errors: "inline" } }, request: { repeat: "wait" } } as const;

/** Exports the invoices that a filter finds. */
export function InvoiceExport({ query, disabled }: { query: InvoiceQuery; disabled: boolean }) {
  const client = useQueryClient();
  const load = async () => {
    const { list, total } = await loadPages(async (page) => {
      const asked = { ...writeInvoiceQuery({ ...query, page }), page_size: 100 };
      return (await client.fetchQuery(getListInvoicesQueryOptions(asked, BESIDE))).data;
    }, MOST_PAGES);
    const rows = list.map((invoice) => [
      invoice.invoice_no,
      invoice.order_no,
      INVOICE_KINDS[invoice.kind],
      invoice.title,
      invoice.tax_no,
      invoiceStatusLabels[invoice.status],
      moneyDigits(minusMoney(invoice.amount, invoice.tax_amount)),
      moneyDigits(invoice.tax_amount),
      moneyDigits(invoice.amount),
      invoice.created_at,
      invoice.issued_at ?? "",
    ]);
    return { rows, total };
  };
  return <ExportButton fileName="电子发票" header={HEADER} load={load} disabled={disabled} />;
}
