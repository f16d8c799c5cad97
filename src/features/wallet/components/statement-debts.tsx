import { Link } from "react-router-dom";
import type { Statement, StatementDebt } from "#generated/model/index.ts";
import { formatMoney } from "#src/shared/lib/money.ts";
import { formatMinute } from "#src/shared/lib/shanghai-time.ts";
import { paths } from "#src/shared/paths.ts";
import { Panel } from "#src/shared/ui/frame/panel.tsx";
import { type RecordColumn, RecordTable } from "#src/shared/ui/records/record-table.tsx";
import { ageName } from "../lib/statement.ts";
import styles from "./statement-debts.module.css";

const columns: RecordColumn<StatementDebt>[] = [
  {
    name: "订单",
    width: "1fr",
    role: "head",
    cell: ({ order_id: id, order_no: no }) => <Link to={paths.order(id)}>{no}</Link>,
  },
  { name: "出账时间", width: "9.5rem", cell: ({ billed_at: at }) => formatMinute(at) },
  { name: "还款日", width: "7rem", cell: ({ due_at: at }) => at },
  { name: "账龄", width: "5rem", align: "end", cell: ({ age_days: days }) => `${days} 天` },
  { name: "欠款", width: "8rem", align: "end", role: "figure", cell: ({ amount }) => formatMoney(amount) },
];

/** Lists the debts on credit terms, by age and by order. */
export function StatementDebts({ statement: { ageing, debts, owed } }: { statement: Statement }) {
  return (
    <Panel title="账龄" hint={`账期欠款 ${formatMoney(owed)}，按出账日计算`}>
      <dl className={styles.ages}>
        {ageing.map((age) => (
          <div key={age.from_days} data-empty={age.amount === 0 || undefined}>
            <dt>{ageName(age)}</dt>
            <dd>{formatMoney(age.amount)}</dd>
          </div>
        ))}
      </dl>
      {debts.length > 0 && (
        <RecordTable label="未还账款" columns={columns} rows={debts} keyOf={({ order_id: id }) => id} />
      )}
    </Panel>
  );
}
