import { creditBillTypeLabels } from "#generated/enum-labels.ts";
import { useQueryClient } from "@tanstack/react-query";
import { getListCreditBillsQueryOptions } from "#generated/hooks/wallet/wallet.ts";
import type { CreditBill, CreditBillType } from "#generated/model/index.ts";
import { loadPages } from "#src/shared/lib/load-pages.ts";
import type { Column } from "#src/shared/lib/sheet.ts";
import { ExportButton } from "#src/shared/ui/records/export-button.tsx";
import { owedOf } from "../lib/bill-types.ts";

const COLUMNS: readonly Column<CreditBill>[] = [
  ["订单号", ({ order_no }) => order_no],
  ["出账时间", ({ created_at }) => created_at, "time"],
  ["还款日", ({ due_at }) => due_at, "time"],
  ["状态", ({ type }) => creditBillTypeLabels[type]],
  ["账单金额（元）", ({ amount }) => amount, "amount"],
  ["已还（元）", ({ repaid }) => repaid, "amount"],
  ["待还（元）", owedOf, "amount"],
  ["还清时间", ({ repaid_at }) => repaid_at ?? "", "time"],
];
const MOST_PAGES = 50;
const QUEUED = { query: { gcTime: 0, meta: { errors: "inline" } }, request: { repeat: "wait" } } as const;

/** Exports the credit bills of a state, or all of them. */
export function BillsExport({ type, disabled }: { type: CreditBillType | undefined; disabled: boolean }) {
  const client = useQueryClient();
  const load = () =>
    loadPages(async (page) => {
      const params = { ...(type && { type }), page };
      return (await client.fetchQuery(getListCreditBillsQueryOptions(params, QUEUED))).data;
    }, MOST_PAGES);
  return <ExportButton fileName="账期账单" columns={COLUMNS} load={load} disabled={disabled} />;
}
