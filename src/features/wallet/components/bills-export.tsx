import { creditBillTypeLabels } from "#generated/enum-labels.ts";
import { useQueryClient } from "@tanstack/react-query";
import { getListCreditBillsQueryOptions } from "#generated/hooks/wallet/wallet.ts";
import type { CreditBillType } from "#generated/model/index.ts";
import { loadPages } from "#src/shared/lib/load-pages.ts";
import { moneyDigits } from "#src/shared/lib/money-math.ts";
import { ExportButton } from "#src/shared/ui/records/export-button.tsx";
import { owedOf } from "../lib/bill-types.ts";

const HEADER = [
  "订单号",
  "出账时间",
  "还款日",
  "状态",
  "账单金额（元）",
  "已还（元）",
  "待还（元）",
  "还清时间",
];
const MOST_PAGES = 50;
const BESIDE = { query: { gcTime: 0, meta: { errors: "inline" } }, request: { repeat: "wait" } } as const;

/** Exports the credit bills of a state, or all of them. */
export function BillsExport({ type, disabled }: { type: CreditBillType | undefined; disabled: boolean }) {
  const client = useQueryClient();
  const load = async () => {
    const { list, total } = await loadPages(async (page) => {
      const asked = { ...(type && { type }), page };
      return (await client.fetchQuery(getListCreditBillsQueryOptions(asked, BESIDE))).data;
    }, MOST_PAGES);
    const rows = list.map((bill) => [
      bill.order_no,
      bill.created_at,
      bill.due_at,
      creditBillTypeLabels[bill.type],
      moneyDigits(bill.amount),
      moneyDigits(bill.repaid),
      moneyDigits(owedOf(bill)),
      bill.repaid_at ?? "",
    ]);
    return { rows, total };
  };
  return <ExportButton fileName="账期账单" header={HEADER} load={load} disabled={disabled} />;
}
