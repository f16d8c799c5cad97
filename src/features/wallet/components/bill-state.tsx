import type { CreditBill } from "#generated/model/index.ts";
import { formatMinute } from "#src/shared/lib/shanghai-time.ts";
import styles from "./bill-state.module.css";
import { BILL_TYPES } from "../lib/bill-types.ts";

/** The state of a bill, in words that do not depend on colour. */
export function BillState({ bill: { type, days_overdue: days, repaid_at: at } }: { bill: CreditBill }) {
  if (type === 2) {
    return <span className={styles.root}>已逾期 {days} 天</span>;
  }
  return type === 3 && at ? `${formatMinute(at)} 还清` : BILL_TYPES[type];
}
