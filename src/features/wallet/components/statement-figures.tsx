import { useState } from "react";
import { Link } from "react-router-dom";
import { statementDocumentLabels } from "#generated/enum-labels.ts";
import { StatementEntryKind } from "#generated/enums.ts";
import type { Statement, StatementEntry } from "#generated/model/index.ts";
import { formatMoney } from "#src/shared/lib/money.ts";
import { formatMinute } from "#src/shared/lib/shanghai-time.ts";
import { Button } from "#src/shared/ui/button/button.tsx";
import { Panel } from "#src/shared/ui/frame/panel.tsx";
import { Text, Stack } from "#src/shared/ui/layout/layout.tsx";
import { type RecordColumn, RecordTable } from "#src/shared/ui/records/record-table.tsx";
import type { StatementAddress } from "../lib/statement-address.ts";
import {
  closingPayable,
  openingPayable,
  statementFigures,
  documentPath,
  type StatementFigure,
} from "../lib/statement.ts";
import styles from "./statement-figures.module.css";

type Props = { statement: Statement; address: StatementAddress };

/** The figures of the month; each opens the documents that it consists of. */
export function StatementFigures({ statement, address: { query, hrefOf } }: Props) {
  const { figure = StatementEntryKind.Order } = query;
  const figures = statementFigures(statement);
  return (
    <Panel title="本月往来" hint="点开金额看它的单据">
      <nav className={styles.figures} aria-label="对账科目">
        {figures.map(({ kind, name, amount }) => (
          <Link
            key={kind}
            to={hrefOf({ figure: kind })}
            aria-current={kind === figure ? "true" : undefined}
            preventScrollReset
          >
            <Text tone="muted" size="xs">
              {kind === StatementEntryKind.CreditDebt ? `期末${name}` : name}
            </Text>
            <b>{formatMoney(amount)}</b>
          </Link>
        ))}
      </nav>
      <p className={styles.equation}>
        期初应付 {formatMoney(openingPayable(statement))} + 订货 {formatMoney(statement.ordered)} − 退货退款{" "}
        {formatMoney(statement.returned)} − 付款 {formatMoney(statement.paid)} = 期末应付{" "}
        <b>{formatMoney(closingPayable(statement))}</b>
        <small>
          （未付订单 {formatMoney(statement.unpaid)}，账期欠款 {formatMoney(statement.owed)}）
        </small>
      </p>
      {figures
        .filter(({ kind }) => kind === figure)
        .map((one) => (
          <StatementDocuments key={`${statement.month} ${one.kind}`} statement={statement} figure={one} />
        ))}
    </Panel>
  );
}

/** The number of rows that are rendered at once. */
const FIRST_ROWS = 30;

const columns: RecordColumn<StatementEntry>[] = [
  { name: "时间", width: "9.5rem", isPlain: true, cell: ({ created_at: at }) => formatMinute(at) },
  {
    name: "单据",
    width: "1fr",
    role: "head",
    cell: (entry) => (
      <>
        {statementDocumentLabels[entry.document]} <Link to={documentPath(entry)}>{entry.document_no}</Link>
      </>
    ),
  },
  { name: "说明", width: "1fr", isPlain: true, cell: ({ remark }) => remark },
  { name: "金额", width: "8rem", align: "end", role: "figure", cell: ({ amount }) => formatMoney(amount) },
];

/** The documents of a figure, the oldest first. */
function StatementDocuments({ statement, figure }: { statement: Statement; figure: StatementFigure }) {
  const [isWhole, setWhole] = useState(false);
  const entries = statement.entries.filter(({ kind }) => kind === figure.kind);
  const shown = isWhole ? entries : entries.slice(0, FIRST_ROWS);
  return (
    <Stack as="section" gap="2" aria-label={`${figure.name}的单据`}>
      <Text as="p" bold role="status">
        {figure.name}单据 {entries.length} 笔，
        {figure.kind === StatementEntryKind.CreditDebt
          ? `期初 ${formatMoney(statement.opening_owed)}，期末 ${formatMoney(statement.owed)}`
          : `合计 ${formatMoney(figure.amount)}`}
      </Text>
      {entries.length > 0 && (
        <RecordTable
          label={`${figure.name}的单据`}
          columns={columns}
          rows={shown}
          keyOf={(entry) => `${entry.document} ${entry.document_no} ${entry.created_at} ${entry.amount}`}
        />
      )}
      {shown.length < entries.length && (
        <Button size="sm" variant="outline" onClick={() => setWhole(true)}>
          显示全部 {entries.length} 笔
        </Button>
      )}
    </Stack>
  );
}
