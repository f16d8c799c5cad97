import type { CreditBill } from "#generated/model/index.ts";
import styles from "./bill-choice.module.css";
import type { Repayment } from "../hooks/use-repayment.ts";

type Props = { bill: CreditBill; repayment: Repayment };

/** Selects an outstanding bill for repayment. */
export function BillChoice({ bill: { id, type, order_no: no }, repayment }: Props) {
  if (type === 3) return null;
  return (
    // The label enlarges the touch target.
    <label className={styles.root}>
      <input
        className={styles.checkbox}
        type="checkbox"
        aria-label={`选择订单 ${no} 的账单`}
        checked={repayment.chosen.some((bill) => bill.id === id)}
        disabled={repayment.isPending}
        onChange={() => repayment.toggle(id)}
      />
    </label>
  );
}
