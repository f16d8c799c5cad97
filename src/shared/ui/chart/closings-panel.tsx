import type { Failure } from "#src/shared/lib/failure.ts";
import { clsx } from "clsx";
import { Button } from "#src/shared/ui/button/button.tsx";
import { ChartLine } from "#generated/icons/chart-line.ts";
import { Table2 } from "#generated/icons/table-2.ts";
import { useState } from "react";
import { Skeleton } from "#src/shared/ui/state/skeleton.tsx";
import { RetryLine } from "../state/retry-line.tsx";
import { type Closing } from "./closings.ts";
import styles from "./closings-panel.module.css";
import { StepChart } from "./step-chart.tsx";

type ClosingsTableProps = {
  label: string;
  valueName: string;
  closings: readonly Closing[];
  format: (value: number) => string;
};

type Props = {
  label: string;
  /** The heading of the value column: `余额`. */
  valueName: string;
  /** Undefined while loading. */
  closings: readonly Closing[] | undefined;
  hint?: string | undefined;
  error: Failure;
  onRetry: () => void;
  format: (value: number) => string;
};

/** Daily closing values as a chart or, for those who prefer figures, as a table. */
export function ClosingsPanel({ label, valueName, closings, hint, error, onRetry, format }: Props) {
  const [isTable, setTable] = useState(false);
  const hasSome = closings !== undefined && closings.length > 0;
  return (
    <section className={styles.root} aria-label={label}>
      <div className={styles.head}>
        <div className={styles.title}>{label}</div>
        <div className={styles.hint}>{hint}</div>
        {hasSome && (
          <Button size="xs" variant="ghost" onClick={() => setTable(!isTable)}>
            {isTable ? <ChartLine size={14} aria-hidden /> : <Table2 size={14} aria-hidden />}
            {isTable ? "看曲线" : "看表格"}
          </Button>
        )}
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- Keyboards scroll it only when it can take the focus. */}
      <div className={clsx(styles.body, isTable && styles.scrolling)} tabIndex={isTable ? 0 : undefined}>
        {hasSome && isTable && (
          <ClosingsTable label={label} valueName={valueName} closings={closings} format={format} />
        )}
        {hasSome && !isTable && <StepChart label={label} closings={closings} format={format} />}
        {closings?.length === 0 && <div className={styles.empty}>这段时间没有变动，暂无走势可看</div>}
        {!closings &&
          (error ? (
            <RetryLine error={error} what={label} onRetry={onRetry} />
          ) : (
            <Skeleton className={styles.loading} />
          ))}
      </div>
    </section>
  );
}

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
