import type { CsvCell } from "#src/shared/lib/csv.ts";

export type Sheet = { header: readonly string[]; rows: CsvCell[][] };

/** A column of a sheet: its name, and its cell for a row. */
export type Column<Row> = readonly [name: string, cell: (row: Row) => CsvCell];

/** The table of some rows, by columns. */
export const sheetOf = <Row>(columns: readonly Column<Row>[], rows: readonly Row[]): Sheet => ({
  header: columns.map(([name]) => name),
  rows: rows.map((row) => columns.map(([, cell]) => cell(row))),
});
