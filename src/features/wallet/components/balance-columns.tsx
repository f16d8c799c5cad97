import { clsx } from "clsx";
import { Link } from "react-router-dom";
import type { BalanceLogEntry } from "#generated/model/index.ts";
import { formatMoney } from "#src/shared/lib/money.ts";
import { formatMinute } from "#src/shared/lib/shanghai-time.ts";
import { paths } from "#src/shared/paths.ts";
import type { RecordColumn } from "#src/shared/ui/records/record-table.tsx";
import { BALANCE_USES } from "../lib/balance-uses.ts";
import styles from "./balance-columns.module.css";
import { formatChange } from "../lib/format-change.ts";

export const balanceColumns: RecordColumn<BalanceLogEntry>[] = [
  { name: "时间", width: "9.5rem", isPlain: true, cell: ({ created_at: at }) => formatMinute(at) },
  { name: "用途", width: "6rem", role: "head", cell: ({ use_type: use }) => BALANCE_USES[use] },
  {
    name: "说明",
    width: "1fr",
    isPlain: true,
    cell: ({ order_id: order, remark }) =>
      order > 0 ? <Link to={paths.order(order)}>{remark}</Link> : remark,
  },
  {
    name: "变动金额",
    width: "8rem",
    align: "end",
    role: "figure",
    cell: ({ amount }) => (
      <span className={clsx(styles.change, amount > 0 && styles.gain)}>{formatChange(amount)}</span>
    ),
  },
  { name: "变动后余额", width: "8rem", align: "end", cell: ({ balance }) => formatMoney(balance) },
];
