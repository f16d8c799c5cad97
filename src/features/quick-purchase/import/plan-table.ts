import { cleanCells } from "./clean-cells.ts";
import { findHeader, type Header } from "./header-rows.ts";
import { type Columns, columnsOfRoles, columnsUnder, guessColumns } from "./plan-columns.ts";
import type { Role } from "./plan-header.ts";

/** A row of a table: as written, and cleaned; one that is too long is empty when cleaned. */
export type TableRow = {
  readonly row: number;
  readonly written: readonly string[];
  readonly cells: readonly string[];
  /** True if it is hidden in its file; such rows are skipped. */
  readonly isHidden: boolean;
};

/** The rows and columns of a plan. Tables side by side are converted to one table with more rows. */
export type PlanTable = {
  readonly rows: readonly TableRow[];
  readonly header: Header | undefined;
  readonly columns: Columns;
  /** The number of tables side by side. */
  readonly tables: number;
};

/** A longer row names no goods: it is skipped, and no pattern is tried on it. */
const ROW_MAX = 1000;
const COMMA = /[,，]/u;

/** The rows of pasted text, and their cells. */
export function rowsOfText(text: string): string[][] {
  if (text.includes("\t") && text.includes('"')) return rowsOfQuoted(text);
  const lines = text.split(/\r\n?|\n/u);
  // A trailing line break does not start another row.
  if (lines.at(-1) === "") lines.pop();
  const delimiter = delimiterOf(lines);
  return lines.map((line) => (delimiter ? line.split(delimiter) : [line]));
}

/** The cells of a spreadsheet, which copies those with line breaks in quotes. */
function rowsOfQuoted(text: string): string[][] {
  const rows: string[][] = [[]];
  for (let at = 0; at < text.length;) {
    const closing = text[at] === '"' ? closingQuote(text, at + 1) : -1;
    const end = closing < 0 ? endOfCell(text, at) : closing + 1;
    const cell = text.slice(at, end);
    rows.at(-1)?.push(closing < 0 ? cell : cell.slice(1, -1).replaceAll('""', '"'));
    if (end < text.length && text[end] !== "\t") rows.push([]);
    at = end + (text.startsWith("\r\n", end) ? 2 : 1);
  }
  if (rows.at(-1)?.length === 0) rows.pop();
  return rows;
}

/** The quote that ends a cell; -1 for one inside of a longer text, such as `5" 创可贴`. */
function closingQuote(text: string, from: number): number {
  for (let at = from; at < Math.min(text.length, from + ROW_MAX); at += 1) {
    if (text[at] !== '"') continue;
    if (text[at + 1] !== '"')
      return at + 1 === text.length || "\t\r\n".includes(text[at + 1] ?? "") ? at : -1;
    at += 1;
  }
  return -1;
}

function endOfCell(text: string, from: number): number {
  let at = from;
  while (at < text.length && !"\t\r\n".includes(text[at] ?? "")) at += 1;
  return at;
}

/**
 * Cleans the rows of a plan and finds its header and columns; `corrected` are the roles that the buyer gave these,
 * `hidden` the rows to leave out, from 0.
 */
export function readTable(
  written: readonly (readonly string[])[],
  corrected?: readonly Role[],
  hidden: readonly number[] = [],
): PlanTable {
  const isLeftOut = new Set(hidden);
  const rows = written.map((cells, index) => ({
    row: index + 1,
    written: cells,
    cells: isLeftOut.has(index) || isTooLong(cells) ? [] : cleanCells(cells),
    isHidden: isLeftOut.has(index),
  }));
  const header = findHeader(rows.map(({ cells }) => cells));
  if (!header) {
    const columns = corrected ? columnsOfRoles(corrected) : guessColumns(rows.map(({ cells }) => cells));
    return { rows, header, columns, tables: 1 };
  }
  const { at, count, heads } = header;
  const tables = Math.ceil((rows[at]?.cells.length ?? 0) / heads.length);
  const body = rows.slice(at + count).flatMap((row) => (tables > 1 ? partsOf(row, heads.length) : row));
  const columns = corrected
    ? columnsOfRoles(corrected, heads)
    : columnsUnder(
        heads,
        body.map(({ cells }) => cells),
      );
  return { rows: [...rows.slice(0, at + count), ...body], header, columns, tables };
}

/** The rows of the tables side by side that are in one row; a blank one if none is filled in. */
function partsOf(row: TableRow, width: number): TableRow[] {
  const { written, cells } = row;
  const parts = Array.from({ length: Math.ceil(cells.length / width) }, (_, index) => {
    const [from, to] = [index * width, (index + 1) * width];
    return { ...row, written: written.slice(from, to), cells: cells.slice(from, to) };
  });
  const filled = parts.filter((part) => part.cells.some((cell) => cell !== ""));
  return filled.length > 0 ? filled : [row];
}

/** The characters of a row, and its cells: a row of nothing but separators is long as well. */
export function isTooLong(cells: readonly string[]): boolean {
  return cells.reduce((size, cell) => size + cell.length, cells.length) > ROW_MAX;
}

/** The separator of pasted cells; undefined for plain lines. */
function delimiterOf(lines: readonly string[]): RegExp | undefined {
  if (lines.some((line) => line.includes("\t"))) return /\t/u;
  const filled = lines.filter((line) => line.trim() !== "");
  const counts = new Set(filled.map((line) => line.split(COMMA).length));
  return filled.length > 1 && counts.size === 1 && !counts.has(1) ? COMMA : undefined;
}
