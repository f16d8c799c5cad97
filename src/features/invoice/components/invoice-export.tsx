import { useQueryClient } from "@tanstack/react-query";
import { invoiceStatusLabels } from "#generated/enum-labels.ts";
import { getListInvoicesQueryOptions } from "#generated/hooks/invoice/invoice.ts";
import type { Invoice } from "#generated/model/index.ts";
import { INVOICE_KINDS } from "#src/shared/lib/invoice-kinds.ts";
import { loadPages } from "#src/shared/lib/load-pages.ts";
import { minusMoney } from "#src/shared/lib/money-math.ts";
import type { Column } from "#src/shared/lib/sheet.ts";
import { ExportButton } from "#src/shared/ui/records/export-button.tsx";
import type { InvoicesQuery } from "../lib/invoice-query.ts";

const COLUMNS: readonly Column<Invoice>[] = [
  ["发票号码", ({ invoice_no }) => invoice_no],
  ["订单号", ({ order_no }) => order_no],
  ["发票类型", ({ kind }) => INVOICE_KINDS[kind]],
  ["抬头", ({ title }) => title],
  ["税号", ({ tax_no }) => tax_no],
  ["状态", ({ status }) => invoiceStatusLabels[status]],
  ["金额（元）", ({ amount, tax_amount }) => minusMoney(amount, tax_amount), "amount"],
  ["税额（元）", ({ tax_amount }) => tax_amount, "amount"],
  ["价税合计（元）", ({ amount }) => amount, "amount"],
  ["申请时间", ({ created_at }) => created_at, "time"],
  ["开票时间", ({ issued_at }) => issued_at ?? "", "time"],
];
const MOST_PAGES = 50;
const QUEUED = { query: { gcTime: 0, meta: { errors: "inline" } }, request: { repeat: "wait" } } as const;

/** Exports the invoices that a filter finds. */
export function InvoiceExport({ query, disabled }: { query: InvoicesQuery; disabled: boolean }) {
  const client = useQueryClient();
  const load = () =>
    loadPages(async (page) => {
      const params = { ...query, page, page_size: 100 };
      return (await client.fetchQuery(getListInvoicesQueryOptions(params, QUEUED))).data;
    }, MOST_PAGES);
  return <ExportButton fileName="电子发票" columns={COLUMNS} load={load} disabled={disabled} />;
}
