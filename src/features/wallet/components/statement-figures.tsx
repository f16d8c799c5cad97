import { Text } from "#src/shared/ui/layout/layout.tsx";
import { StatementEntryKind } from "#generated/enums.ts";
import { Link } from "react-router-dom";
import type { Statement } from "#generated/model/index.ts";
import { formatMoney } from "#src/shared/lib/money.ts";
import { Panel } from "#src/shared/ui/frame/panel.tsx";
import { closingPayable, openingPayable, statementFigures } from "../lib/statement.ts";
import type { StatementAddress } from "../lib/statement-address.ts";
import { StatementDocuments } from "./statement-documents.tsx";
import styles from "./statement-figures.module.css";

type Props = { statement: Statement; address: StatementAddress };

/** The figures of the month; each opens the documents that it consists of. */
export function StatementFigures({ statement, address: { figure, hrefOf } }: Props) {
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
