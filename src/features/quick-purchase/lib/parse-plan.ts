import { matchGoodsBodyLinesItemTextMax } from "#generated/zod/goods/goods.zod.ts";
import { cleanCells, withoutDates } from "./clean-cells.ts";
import { continueLine, type OpenLine } from "./continued-lines.ts";
import { readFreeText, type TextPart } from "./free-text.ts";
import { findHeader, type Header } from "./header-rows.ts";
import { type Columns, columnsOfRoles, columnsUnder, guessColumns, readRow } from "./plan-columns.ts";
import { readHeader, type Role } from "./plan-header.ts";
import type { SplitText } from "./quantity-text.ts";
import { isCaption, isTotal } from "./row-kinds.ts";

/** A line of a plan that names goods. */
export type ParsedLine = {
  row: number;
  text: string;
  /** The written quantity, above 0; undefined where none is. */
  requested: number | undefined;
  /** Its written unit; empty where none is. */
  unit: string;
  /** The doubts about the quantity, and the words that were not used. */
  note?: string;
  /** The goods that were chosen for it before. */
  goodsId?: number | undefined;
};

/** Why a row is not a line of the plan. */
export type SkipReason =
  | "blank"
  | "header"
  | "total"
  | "zero"
  | "negative"
  | "refused"
  | "talk"
  | "joined"
  | "empty"
  | "long"
  | "duplicate"
  | "removed";

export type SkippedRow = { row: number; text: string; reason: SkipReason };

/** The parsed plan: every row is a line, or several, or skipped for a reason. */
export type ParsedPlan = { rows: number; lines: ParsedLine[]; skipped: SkippedRow[] };

/** A row of a table: as written, and cleaned; one that is too long is empty when cleaned. */
type TableRow = {
  readonly row: number;
  readonly written: readonly string[];
  readonly cells: readonly string[];
};

/** The rows of a plan and its columns. Of tables side by side each row is as many rows of one table. */
export type PlanTable = {
  readonly rows: readonly TableRow[];
  readonly header: Header | undefined;
  readonly columns: Columns;
  /** How many tables were side by side. */
  readonly tables: number;
};

/** A longer row names no goods: it is skipped, and no pattern is tried on it. */
const ROW_MAX = 1000;
const COMMA = /[,，]/u;

/** Parses pasted text: from a spreadsheet, a message or an ERP. */
export const parsePlanText = (text: string): ParsedPlan => parseTable(readTable(rowsOfText(text)));

/** Parses the rows of a file or of pasted cells. Nothing is dropped: `rows` is the sum of lines and skipped rows. */
export const parsePlanRows = (written: readonly (readonly string[])[]): ParsedPlan =>
  parseTable(readTable(written));

/** The rows of pasted text, and their cells. */
export function rowsOfText(text: string): string[][] {
  const lines = text.split(/\r\n?|\n/u);
  // A trailing line break does not start another row.
  if (lines.at(-1) === "") lines.pop();
  const delimiter = delimiterOf(lines);
  return lines.map((line) => (delimiter ? line.split(delimiter) : [line]));
}

/** Cleans the rows of a plan and finds its header and columns; `roles` are the buyer's own correction of these. */
export function readTable(written: readonly (readonly string[])[], corrected?: readonly Role[]): PlanTable {
  const rows = written.map((cells, index) => ({
    row: index + 1,
    written: cells,
    cells: isTooLong(cells) ? [] : cleanCells(cells),
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
function partsOf({ row, written, cells }: TableRow, width: number): TableRow[] {
  const parts = Array.from({ length: Math.ceil(cells.length / width) }, (_, index) => {
    const [from, to] = [index * width, (index + 1) * width];
    return { row, written: written.slice(from, to), cells: cells.slice(from, to) };
  });
  const filled = parts.filter((part) => part.cells.some((cell) => cell !== ""));
  return filled.length > 0 ? filled : [{ row, written, cells }];
}

/** The lines of a plan, and why its other rows are none. */
export function parseTable({ rows, header, columns }: PlanTable): ParsedPlan {
  const lines: ParsedLine[] = [];
  const skipped: SkippedRow[] = [];
  const nameAt = columns.roles?.indexOf("name") ?? -1;
  const bodyAt = header ? header.at + header.count : 0;
  let lastName = "";
  let above: OpenLine | undefined;
  for (const [index, { row, written, cells: found }] of rows.entries()) {
    const skip = (text: string, reason: SkipReason) =>
      skipped.push({ row, text: text.slice(0, matchGoodsBodyLinesItemTextMax), reason });
    const isLong = isTooLong(written);
    const cells = isUnderMergedName(found, columns) ? found.with(nameAt, lastName) : found;
    const whole = (isLong ? written : cells).filter(Boolean).join(" ");
    const free = cells.length > 1 ? undefined : withoutDates(cells[0] ?? "");
    const parts: TextPart[] = free === undefined ? [readRow(cells, columns)] : readFreeText(free);
    const place = index >= bodyAt ? "body" : index < (header?.at ?? 0) ? "above" : "header";
    const reason = isLong ? "long" : skipReason({ cells, whole, place, parts });
    const before = above;
    above = undefined;
    if (reason) {
      skip(whole, reason);
      continue;
    }
    lastName = cells[nameAt] ?? "";
    const continued = before && free !== undefined ? continueLine(before, free, parts) : undefined;
    if (before && continued?.isJoined) {
      lines.splice(-1, 1, lineOf(before.row, continued.goods));
      skip(whole, "joined");
      above = { row: before.row, text: `${before.text} ${free}`, goods: continued.goods };
      continue;
    }
    for (const part of continued ? [continued.goods] : parts) {
      const why = partReason(part);
      if (why) skip(parts.length > 1 && part.text !== "" ? part.text : whole, why);
      else lines.push(lineOf(row, part));
    }
    const [goods, ...others] = parts;
    if (free !== undefined && goods && others.length === 0 && !partReason(goods))
      above = { row, text: free, goods: continued ? continued.goods : goods };
  }
  return { rows: rows.at(-1)?.row ?? 0, lines, skipped };
}

const lineOf = (row: number, { text, quantity, note }: SplitText): ParsedLine => ({
  row,
  text,
  requested: quantity?.number,
  unit: quantity?.unit ?? "",
  ...(note && { note }),
});

type Row = {
  cells: readonly string[];
  whole: string;
  place: "above" | "header" | "body";
  parts: readonly TextPart[];
};

function skipReason({ cells, whole, place, parts }: Row): SkipReason | undefined {
  if (whole === "") return "blank";
  if (place === "header") return "header";
  const isTitle =
    place === "above" && (cells.filter(Boolean).length === 1 || !cells.some((cell) => /^\d/u.test(cell)));
  if (isTitle || readHeader(cells)) return "header";
  if (isTotal(whole)) return "total";
  if (
    isCaption(
      whole,
      parts.find(({ quantity }) => quantity),
    )
  )
    return "header";
  return parts.length === 0 ? "empty" : undefined;
}

/** Why a part of a row is no line. */
function partReason({ text, quantity, reason }: TextPart): SkipReason | undefined {
  if (reason) return reason;
  if (quantity && quantity.number < 0) return "negative";
  if (quantity && quantity.number === 0) return "zero";
  if (!/[\p{L}\p{N}]/u.test(text)) return "empty";
  return text.length > matchGoodsBodyLinesItemTextMax ? "long" : undefined;
}

/** A cell that is merged over several rows is filled in only in the first: the rows below have a size, but no name. */
function isUnderMergedName(cells: readonly string[], { roles }: Columns): boolean {
  if (!roles || cells.length <= 1) return false;
  const has = (role: Role) => cells.some((cell, index) => cell !== "" && roles[index] === role);
  return !has("name") && has("spec") && has("number") && !has("id") && !has("barcode") && !has("approval");
}

/** The characters of a row, and its cells: a row of nothing but separators is long as well. */
function isTooLong(cells: readonly string[]): boolean {
  return cells.reduce((size, cell) => size + cell.length, cells.length) > ROW_MAX;
}

/** The separator of pasted cells; undefined for plain lines. */
function delimiterOf(lines: readonly string[]): RegExp | undefined {
  if (lines.some((line) => line.includes("\t"))) return /\t/u;
  const filled = lines.filter((line) => line.trim() !== "");
  const counts = new Set(filled.map((line) => line.split(COMMA).length));
  return filled.length > 1 && counts.size === 1 && !counts.has(1) ? COMMA : undefined;
}
