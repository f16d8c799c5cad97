import { useQueryClient } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import { creditBillTypeLabels } from "#generated/enum-labels.ts";
import { CreditBillType, Flag } from "#generated/enums.ts";
import { getListCreditBillsQueryOptions } from "#generated/hooks/wallet/wallet.ts";
import { ReceiptText } from "#generated/icons/receipt-text.ts";
import type { CreditBill } from "#generated/model/index.ts";
import { loadPages } from "#src/shared/lib/load-pages.ts";
import { formatMoney } from "#src/shared/lib/money.ts";
import { formatMinute } from "#src/shared/lib/shanghai-time.ts";
import type { Column } from "#src/shared/lib/sheet.ts";
import { paths } from "#src/shared/paths.ts";
import { TabLinks } from "#src/shared/ui/frame/tab-links.tsx";
import { Box, Row, Text, looks } from "#src/shared/ui/layout/layout.tsx";
import { ExportButton } from "#src/shared/ui/records/export-button.tsx";
import { RecordPages } from "#src/shared/ui/records/record-pages.tsx";
import type { RecordColumn } from "#src/shared/ui/records/record-table.tsx";
import { EmptyState } from "#src/shared/ui/state/empty-state.tsx";
import type { CreditBills, OpenBills } from "../hooks/use-credit.ts";
import type { Repayment } from "../hooks/use-repayment.ts";
import { BILL_TYPE_ORDER, owedOf } from "../lib/bill-types.ts";
import type { CreditAddress } from "../lib/credit-address.ts";
import styles from "./credit-bills-panel.module.css";

type Props = {
  bills: CreditBills;
  open: OpenBills | undefined;
  address: CreditAddress;
  repayment: Repayment;
};

/** The credit bills by state; outstanding ones can be selected. */
export function CreditBillsPanel({ bills, open, address, repayment }: Props) {
  const { hrefOf } = address;
  const { type, page = 1 } = address.query;
  const counts = open && { 1: open.upcoming.length, 2: open.overdue.length, 3: undefined };
  return (
    <Box as="section" framed px="panel" pb="4" aria-label="账期账单">
      <TabLinks
        label="账单状态"
        tabs={[undefined, ...BILL_TYPE_ORDER].map((each) => ({
          name: each ? creditBillTypeLabels[each] : "全部账单",
          to: hrefOf({ type: each }),
          isCurrent: each === type,
          count: each && counts?.[each],
        }))}
      />
      <Box pt="3">
        {bills.data && bills.data.total > 0 && (
          <Row justify="end" mb="2">
            <BillsExport type={type} disabled={bills.isFetching} />
          </Row>
        )}
        <RecordPages
          query={bills}
          label="账期账单"
          columns={billColumns(repayment)}
          page={page}
          hrefOf={(target) => hrefOf({ page: target })}
          empty={
            <EmptyState
              icon={<ReceiptText size={26} strokeWidth={1.5} />}
              title={type ? `没有${creditBillTypeLabels[type]}的账单` : "还没有账期账单"}
              hint={
                type === CreditBillType.Overdue
                  ? "按时还款，额度随还随用。"
                  : "用账期付款的订单，账单会记在这里。"
              }
            />
          }
        />
      </Box>
    </Box>
  );
}

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
function BillsExport({ type, disabled }: { type: CreditBillType | undefined; disabled: boolean }) {
  const client = useQueryClient();
  const load = () =>
    loadPages(async (page) => {
      const params = { ...(type && { type }), page };
      return (await client.fetchQuery(getListCreditBillsQueryOptions(params, QUEUED))).data;
    }, MOST_PAGES);
  return <ExportButton fileName="账期账单" columns={COLUMNS} load={load} disabled={disabled} />;
}

/** The columns of the bills; the first one selects bills for repayment. */
function billColumns(repayment: Repayment): RecordColumn<CreditBill>[] {
  return [
    {
      name: "选择",
      width: "1.5rem",
      role: "choice",
      cell: (bill) => <BillChoice bill={bill} repayment={repayment} />,
    },
    {
      name: "订单号",
      width: "1.4fr",
      role: "head",
      cell: ({ order_id: id, order_no: no }) => <Link to={paths.order(id)}>{no}</Link>,
    },
    { name: "出账时间", width: "1fr", cell: ({ created_at: at }) => formatMinute(at) },
    { name: "还款日", width: "0.8fr", cell: ({ due_at: at }) => at },
    { name: "状态", width: "1fr", isPlain: true, cell: (bill) => <BillState bill={bill} /> },
    { name: "账单金额", width: "0.9fr", align: "end", cell: ({ amount }) => formatMoney(amount) },
    {
      name: "待还金额",
      width: "0.9fr",
      align: "end",
      role: "figure",
      cell: (bill) => (
        <Text bold tone={bill.type === CreditBillType.Repaid ? "subtle" : undefined}>
          {bill.type === CreditBillType.Repaid ? "已还清" : formatMoney(owedOf(bill))}
        </Text>
      ),
    },
  ];
}

type BillChoiceProps = { bill: CreditBill; repayment: Repayment };

/** Selects an outstanding bill for repayment. */
function BillChoice({ bill: { id, type, is_repaying: isPaying, order_no: no }, repayment }: BillChoiceProps) {
  if (type === CreditBillType.Repaid || isPaying === Flag.Yes) return null;
  return (
    // The label enlarges the touch target.
    <label className={styles.billChoice}>
      <input
        className={looks({ checkbox: true })}
        type="checkbox"
        aria-label={`选择订单 ${no} 的账单`}
        checked={repayment.chosen.some((bill) => bill.id === id)}
        disabled={repayment.isPending || !repayment.isReady}
        onChange={() => repayment.toggle(id)}
      />
    </label>
  );
}

/** The state of a bill, in words that do not depend on color. */
function BillState({ bill }: { bill: CreditBill }) {
  const { type, days_overdue: days, is_repaying: isPaying, repaid_at: at } = bill;
  if (isPaying === Flag.Yes) return "还款处理中";
  if (type === CreditBillType.Overdue) {
    return (
      <Text tone="error" bold>
        已逾期 {days} 天
      </Text>
    );
  }
  return type === CreditBillType.Repaid && at ? `${formatMinute(at)} 还清` : creditBillTypeLabels[type];
}
