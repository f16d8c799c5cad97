import { clsx } from "clsx";
import { useState } from "react";
import { ChartLine } from "#generated/icons/chart-line.ts";
import { Table2 } from "#generated/icons/table-2.ts";
import { Button } from "#src/shared/ui/button/button.tsx";
import { Box, Text, Row, looks } from "#src/shared/ui/layout/layout.tsx";
import { Loaded, type Query } from "../state/loaded.tsx";
import { Skeleton } from "../state/skeleton.tsx";
import type { Closing } from "./closings.ts";
import { StepChart } from "./step-chart.tsx";
import styles from "./closings-panel.module.css";

type Props = {
  label: string;
  /** The heading of the value column: `余额`. */
  valueName: string;
  query: Query<readonly Closing[]>;
  hint?: string | undefined;
  format: (value: number) => string;
};

/** Daily closing values as a chart or, for those who prefer figures, as a table. */
export function ClosingsPanel({ label, valueName, query, hint, format }: Props) {
  const [isTable, setTable] = useState(false);
  return (
    <Box as="section" narrow aria-label={label}>
      <Row gap="3" align="center" minH="8">
        <Text as="div" bold>
          {label}
        </Text>
        <Text as="div" tone="subtle" size="xs" grow>
          {hint}
        </Text>
        {query.data && query.data.length > 0 && (
          <Button size="xs" variant="ghost" onClick={() => setTable(!isTable)}>
            {isTable ? <ChartLine size={14} aria-hidden /> : <Table2 size={14} aria-hidden />}
            {isTable ? "看曲线" : "看表格"}
          </Button>
        )}
      </Row>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- Keyboards scroll it only when it can take the focus. */}
      <div className={clsx(styles.body, isTable && styles.scrolling)} tabIndex={isTable ? 0 : undefined}>
        <Loaded
          query={query}
          what={label}
          as="line"
          skeleton={<Skeleton className={looks({ mt: "2" })} height="44" />}
          empty={<div className={styles.empty}>这段时间没有变动，暂无走势可看</div>}
        >
          {(closings) =>
            isTable ? (
              <ClosingsTable label={label} valueName={valueName} closings={closings} format={format} />
            ) : (
              <StepChart label={label} closings={closings} format={format} />
            )
          }
        </Loaded>
      </div>
    </Box>
  );
}

type ClosingsTableProps = {
  label: string;
  valueName: string;
  closings: readonly Closing[];
  format: (value: number) => string;
};

/** The values of a chart as a table, newest first. */
function ClosingsTable({ label, valueName, closings, format }: ClosingsTableProps) {
  return (
    <table className={styles.closingsTable} aria-label={label}>
      <thead>
        <tr>
          <th scope="col">日期</th>
          <th scope="col">当日{valueName}</th>
        </tr>
      </thead>
      <tbody>
        {closings.toReversed().map(({ day, value }) => (
          <tr key={day}>
            <td>{day}</td>
            <td>{format(value)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
