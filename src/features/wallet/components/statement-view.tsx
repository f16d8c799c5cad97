import { Row } from "#src/shared/ui/layout/layout.tsx";
import { Loaded } from "#src/shared/ui/state/loaded.tsx";
import { staleProps } from "#src/shared/ui/state/stale-props.ts";
import { keepPreviousData } from "@tanstack/react-query";
import { Printer } from "#generated/icons/printer.ts";
import { useGetStatement } from "#generated/hooks/wallet/wallet.ts";
import type { Statement } from "#generated/model/index.ts";
import { useServerClock } from "#src/shared/lib/server-clock.ts";
import { shanghaiDay } from "#src/shared/lib/shanghai-time.ts";
import { paths } from "#src/shared/paths.ts";
import { ButtonLink } from "#src/shared/ui/button/button-link.tsx";
import { ExportButton } from "#src/shared/ui/records/export-button.tsx";
import { RecordsSkeleton } from "#src/shared/ui/records/records-skeleton.tsx";
import { STATEMENT_COLUMNS, statementRows } from "../lib/statement.ts";
import type { StatementAddress } from "../lib/statement-address.ts";
import { StatementDebts } from "./statement-debts.tsx";
import { StatementDifferences } from "./statement-differences.tsx";
import { StatementFigures } from "./statement-figures.tsx";
import { StatementMonth } from "./statement-month.tsx";
import styles from "./statement-view.module.css";

/** A month's statement: what does not match, the figures with their documents, and the age of what is owed. */
export function StatementView({ address }: { address: StatementAddress }) {
  const current = useServerClock(shanghaiDay).slice(0, 7);
  const month = address.month && address.month < current ? address.month : undefined;
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
