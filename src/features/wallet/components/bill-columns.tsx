import { Text } from "#src/shared/ui/layout/layout.tsx";
import { CreditBillType, Flag } from "#generated/enums.ts";
import { creditBillTypeLabels } from "#generated/enum-labels.ts";
import { clsx } from "clsx";
import { Link } from "react-router-dom";
import type { CreditBill } from "#generated/model/index.ts";
import { formatMoney } from "#src/shared/lib/money.ts";
import { formatMinute } from "#src/shared/lib/shanghai-time.ts";
import { paths } from "#src/shared/paths.ts";
import type { RecordColumn } from "#src/shared/ui/records/record-table.tsx";
import type { Repayment } from "../hooks/use-repayment.ts";
import { owedOf } from "../lib/bill-types.ts";
import styles from "./bill-columns.module.css";

type Props = { bill: CreditBill; repayment: Repayment };

/** The columns of the bills; the first one selects bills for repayment. */
export function billColumns(repayment: Repayment): RecordColumn<CreditBill>[] {
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
        <span className={clsx(styles.owed, bill.type === CreditBillType.Repaid && styles.paid)}>
          {bill.type === CreditBillType.Repaid ? "已还清" : formatMoney(owedOf(bill))}
        </span>
      ),
    },
  ];
}

/** Selects an outstanding bill for repayment. */
function BillChoice({ bill: { id, type, is_repaying: isPaying, order_no: no }, repayment }: Props) {
  if (type === CreditBillType.Repaid || isPaying === Flag.Yes) return null;
  return (
    // The label enlarges the touch target.
    <label className={styles.billChoice}>
      <input
        className={styles.checkbox}
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
