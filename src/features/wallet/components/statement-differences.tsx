import { Link } from "react-router-dom";
import { statementDifferenceKindLabels } from "#generated/enum-labels.ts";
import { StatementDifferenceKind } from "#generated/enums.ts";
import { CircleCheck } from "#generated/icons/circle-check.ts";
import type { Statement, StatementDifference } from "#generated/model/index.ts";
import { sumMoney } from "#src/shared/lib/money-math.ts";
import { formatMoney } from "#src/shared/lib/money.ts";
import { formatMinute } from "#src/shared/lib/shanghai-time.ts";
import { paths } from "#src/shared/paths.ts";
import { Panel } from "#src/shared/ui/frame/panel.tsx";
import { type RecordColumn, RecordTable } from "#src/shared/ui/records/record-table.tsx";
import styles from "./statement-differences.module.css";

/** The action for each kind of difference; for the other kinds the buyer can only wait. */
const NEXT: Partial<
  Record<StatementDifference["kind"], (one: StatementDifference) => readonly [string, string]>
> = {
  [StatementDifferenceKind.CreditOverdue]: () => ["去还款", paths.credit({ type: 2 })],
  [StatementDifferenceKind.ShippedNotInvoiced]: ({ order_id: id }) => ["查看发票", paths.order(id)],
  [StatementDifferenceKind.RefundInProgress]: ({ order_id: id }) => ["查看退货", paths.order(id)],
  [StatementDifferenceKind.Unpaid]: ({ order_id: id }) => ["去付款", paths.payOrder(id)],
};

const columns: RecordColumn<StatementDifference>[] = [
  {
    name: "差异",
    width: "8rem",
    role: "head",
    cell: ({ kind }) => (
      <span className={kind === StatementDifferenceKind.CreditOverdue ? styles.overdue : undefined}>
        {statementDifferenceKindLabels[kind]}
      </span>
    ),
  },
  {
    name: "订单",
    width: "1fr",
    isPlain: true,
    cell: ({ order_id: id, order_no: no }) => <Link to={paths.order(id)}>{no}</Link>,
  },
  { name: "起始时间", width: "9.5rem", cell: ({ since }) => formatMinute(since) },
  {
    name: "差异金额",
    width: "8rem",
    align: "end",
    role: "figure",
    cell: ({ amount }) => formatMoney(amount),
  },
  {
    name: "处理",
    width: "5rem",
    align: "end",
    isPlain: true,
    cell: (one) => {
      const [name, to] = NEXT[one.kind]?.(one) ?? [];
      return to ? <Link to={to}>{name}</Link> : null;
    },
  },
];

/** Lists the differences at the end of the statement, the most urgent first. */
export function StatementDifferences({ statement: { differences } }: { statement: Statement }) {
  const kinds = [...new Set(differences.map(({ kind }) => kind))];
  return (
    <Panel
      title="差异"
      hint={differences.length > 0 ? `${differences.length} 笔，按紧急程度排列` : undefined}
    >
      {differences.length === 0 ? (
        <p className={styles.none}>
          <CircleCheck size={16} aria-hidden />
          订货、发货、退款、开票和付款逐笔相符，没有差异。
        </p>
      ) : (
        <>
          <ul className={styles.sums} aria-label="差异合计">
            {kinds.map((kind) => {
              const some = differences.filter((one) => one.kind === kind);
              return (
                <li key={kind} data-overdue={kind === StatementDifferenceKind.CreditOverdue || undefined}>
                  {statementDifferenceKindLabels[kind]} {some.length} 笔{" "}
                  <b>{formatMoney(sumMoney(some.map(({ amount }) => amount)))}</b>
                </li>
              );
            })}
          </ul>
          <RecordTable
            label="差异明细"
            columns={columns}
            rows={differences}
            keyOf={({ kind, order_id: id, since }) => `${kind} ${id} ${since}`}
          />
        </>
      )}
    </Panel>
  );
}
