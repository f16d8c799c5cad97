/** An amount is in 元, or its digits where it has more than two decimals. Empty and undefined cells stay empty. */
export type Cell = string | number | undefined;

/** The format of a column's cells: amounts, or dates and times; without it, texts and counts stay as they are. */
export type ColumnKind = "amount" | "time";

/** A column of a sheet: its name, its cell for a row, and its kind. */
export type Column<Row> = readonly [name: string, cell: (row: Row) => Cell, kind?: ColumnKind];

/** A table to be exported, whatever the format of the file. */
export type Sheet = {
  header: readonly string[];
  kinds: readonly (ColumnKind | undefined)[];
  rows: Cell[][];
};

/** The table of some rows, by columns. */
export const sheetOf = <Row>(columns: readonly Column<Row>[], rows: readonly Row[]): Sheet => ({
  header: columns.map(([name]) => name),
  kinds: columns.map(([, , kind]) => kind),
  rows: rows.map((row) => columns.map(([, cell]) => cell(row))),
});

const TIME = /^\d{4}-\d\d-\d\d(?: \d\d:\d\d:\d\d)?$/;

/**
 * The date or time of a cell, as if in UTC, since cells have no time zone; undefined for anything else: `2027-05`,
 * `2026-02-30`.
 */
export function timeOf(cell: string): Date | undefined {
  if (!TIME.test(cell)) return undefined;
  const time = new Date(cell.includes(" ") ? `${cell.replace(" ", "T")}Z` : cell);
  const isReal = !Number.isNaN(time.getTime()) && time.toISOString().startsWith(cell.slice(0, 10));
  return isReal ? time : undefined;
}
