import type { CSSProperties, ReactNode } from "react";
import { Box } from "#src/shared/ui/layout/layout.tsx";
import { RowPart } from "#src/shared/ui/state/boundary.tsx";
import styles from "./record-table.module.css";

export type RecordColumn<T> = {
  name: string;
  /** For money and other figures. */
  align?: "end";
  /** The column width: `1fr`, `9rem`. */
  width: string;
  /**
   * The column's place in the card on a narrow screen: heading, figure at the heading's end, or checkbox in front.
   * Other columns follow with their names.
   */
  role?: "head" | "figure" | "choice";
  /** Self-explanatory on a card without its column name: a time, a remark. */
  isPlain?: boolean;
  cell: (row: T) => ReactNode;
};

type Props<T> = {
  label: string;
  columns: readonly RecordColumn<T>[];
  rows: readonly T[];
  keyOf: (row: T) => number | string;
};

/** Records in aligned columns; on a narrow screen each is a card. */
export function RecordTable<T>({ label, columns, rows, keyOf }: Props<T>) {
  const template = columns
    .map(({ width }) => (width.endsWith("fr") ? `minmax(0, ${width})` : width))
    .join(" ");
  return (
    <div
      className={styles.root}
      role="table"
      aria-label={label}
      style={{ "--columns": template } as CSSProperties}
    >
      <Box role="row" className={styles.columns} unseenBelow="md">
        {columns.map(({ name, align }) => (
          <span key={name} role="columnheader" data-align={align}>
            {name}
          </span>
        ))}
      </Box>
      {rows.map((row) => (
        <RowPart key={keyOf(row)} isRow>
          <RecordRow columns={columns} row={row} />
        </RowPart>
      ))}
    </div>
  );
}

function RecordRow<T>({ columns, row }: { columns: readonly RecordColumn<T>[]; row: T }) {
  return (
    <div role="row" className={styles.record}>
      {columns.map(({ name, align, role, isPlain, cell }) => (
        <span
          className={styles.cell}
          key={name}
          role="cell"
          data-align={align}
          data-role={role}
          data-name={isPlain ? undefined : name}
        >
          {cell(row)}
        </span>
      ))}
    </div>
  );
}
