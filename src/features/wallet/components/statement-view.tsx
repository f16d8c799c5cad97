import { keepPreviousData } from "@tanstack/react-query";
import { Link } from "react-router-dom";
import { useGetStatement } from "#generated/hooks/wallet/wallet.ts";
import { ChevronLeft } from "#generated/icons/chevron-left.ts";
import { ChevronRight } from "#generated/icons/chevron-right.ts";
import { Printer } from "#generated/icons/printer.ts";
import type { Statement, StatementDebt } from "#generated/model/index.ts";
import { useAddressQuery } from "#src/shared/lib/address-query.ts";
import { formatMoney } from "#src/shared/lib/money.ts";
import { useServerClock } from "#src/shared/lib/server-clock.ts";
import { shanghaiDay, formatMinute } from "#src/shared/lib/shanghai-time.ts";
import { paths } from "#src/shared/paths.ts";
import { ButtonLink } from "#src/shared/ui/button/button-link.tsx";
import { Panel } from "#src/shared/ui/frame/panel.tsx";
import { Row, Text } from "#src/shared/ui/layout/layout.tsx";
import { ExportButton } from "#src/shared/ui/records/export-button.tsx";
import { type RecordColumn, RecordTable } from "#src/shared/ui/records/record-table.tsx";
import { RecordsSkeleton } from "#src/shared/ui/records/records-skeleton.tsx";
import { Loaded } from "#src/shared/ui/state/loaded.tsx";
import { staleProps } from "#src/shared/ui/state/stale-props.ts";
import { monthAfter } from "../lib/due-calendar.ts";
import { type StatementAddress, statementQuery } from "../lib/statement-address.ts";
import { STATEMENT_COLUMNS, statementRows, ageName, monthName, monthsBetween } from "../lib/statement.ts";
import { StatementDifferences } from "./statement-differences.tsx";
import { StatementFigures } from "./statement-figures.tsx";
import styles from "./statement-view.module.css";

/** A month's statement: what does not match, the figures with their documents, and the age of what is owed. */
export function StatementView() {
  const address = useAddressQuery(statementQuery, paths.statement);
  const current = useServerClock(shanghaiDay).slice(0, 7);
  const { month: asked } = address.query;
  const month = asked && asked < current ? asked : undefined;
  const query = useGetStatement(month ? { month } : {}, { query: { placeholderData: keepPreviousData } });
  return (
    <Loaded query={query} what="对账单" as="framed" skeleton={<RecordsSkeleton />}>
      {({ data: statement }, isStale) => (
        <div {...staleProps(isStale, styles.root)}>
          <Row wrap align="center" justify="between" gap="3">
            <StatementMonth
              statement={statement}
              month={month ?? current}
              current={current}
              address={address}
            />
            <Tools statement={statement} disabled={isStale} />
          </Row>
          <StatementDifferences statement={statement} />
          <StatementFigures statement={statement} address={address} />
          <StatementDebts statement={statement} />
        </div>
      )}
    </Loaded>
  );
}

function Tools({ statement, disabled }: { statement: Statement; disabled: boolean }) {
  const rows = statementRows(statement);
  return (
    <Row gap="2">
      <ExportButton
        fileName={`对账单-${statement.month}`}
        columns={STATEMENT_COLUMNS}
        load={() => Promise.resolve({ list: rows, total: rows.length })}
        disabled={disabled}
        measure="行"
      />
      <ButtonLink size="xs" variant="outline" to={paths.printStatement(statement.month)}>
        <Printer size={14} aria-hidden />
        打印
      </ButtonLink>
    </Row>
  );
}

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
function StatementDebts({ statement: { ageing, debts, owed } }: { statement: Statement }) {
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

type Props = {
  statement: Statement;
  /** The requested month; differs from the statement's while that is loading. */
  month: string;
  current: string;
  address: StatementAddress;
};

/** The month of the statement: the one before, the one after, or any since the first order. */
function StatementMonth({ statement, month, current, address: { hrefOf, go } }: Props) {
  const months = monthsBetween(month < statement.first_month ? month : statement.first_month, current);
  const step = (to: string, name: string, isOpen: boolean) => {
    const icon = to < month ? <ChevronLeft size={16} aria-hidden /> : <ChevronRight size={16} aria-hidden />;
    if (!isOpen) return <span className={styles.off}>{icon}</span>;
    return (
      <Link to={hrefOf({ month: to })} aria-label={name} preventScrollReset>
        {icon}
      </Link>
    );
  };
  return (
    <div className={styles.statementMonth}>
      {step(monthAfter(month, -1), "上一月", month > statement.first_month)}
      <select
        className={styles.select}
        aria-label="对账月份"
        value={month}
        onChange={(event) => go({ month: event.target.value })}
      >
        {months.map((each) => (
          <option key={each} value={each}>
            {monthName(each)}
          </option>
        ))}
      </select>
      {step(monthAfter(month, 1), "下一月", month < current)}
      <Text ms="2" tone="subtle" size="xs" role="status">
        {statement.month === current ? "本月截至 " : "截至 "}
        {formatMinute(statement.as_of)}
      </Text>
    </div>
  );
}
