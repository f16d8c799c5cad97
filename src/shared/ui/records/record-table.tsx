import { chakra } from "@chakra-ui/react";
import type { CSSProperties, ReactNode } from "react";
import { recordTableStyles } from "./record-table.styles.ts";

export type RecordColumn<T> = {
  name: string;
  /** Money and other figures stand at the end. */
  align?: "end";
  /** How wide beside the others: `1fr`, `9rem`. */
  width: string;
  /** What leads the card on a narrow screen: at its head, at the head's end, in front of it. The others follow with their names. */
  role?: "head" | "figure" | "choice";
  /** Says on a card what it is without its name: a time, a remark. */
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
    <chakra.div
      css={recordTableStyles}
      role="table"
      aria-label={label}
      style={{ "--columns": template } as CSSProperties}
    >
      <div role="row" data-part="columns">
        {columns.map(({ name, align }) => (
          <span key={name} role="columnheader" data-align={align}>
            {name}
          </span>
        ))}
      </div>
      {rows.map((row) => (
        <div key={keyOf(row)} role="row" data-part="record">
          {columns.map(({ name, align, role, isPlain, cell }) => (
            <span
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
      ))}
    </chakra.div>
  );
}
