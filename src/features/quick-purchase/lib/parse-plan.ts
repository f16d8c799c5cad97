import { matchGoodsBodyLinesItemTextMax } from "#generated/zod/goods/goods.zod.ts";
import { cleanCells } from "./clean-cells.ts";
import { type Columns, guessColumns, readRow } from "./plan-columns.ts";
import { readHeader, type Role, unitOf } from "./plan-header.ts";
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
  /** The goods that were chosen for it before. */
  goodsId?: number | undefined;
};

/** Why a row is not a line of the plan. */
export type SkipReason = "blank" | "header" | "total" | "zero" | "empty" | "long" | "duplicate" | "removed";

export type SkippedRow = { row: number; text: string; reason: SkipReason };

/** The parsed plan: every row is either a line or skipped for a reason. */
export type ParsedPlan = { rows: number; lines: ParsedLine[]; skipped: SkippedRow[] };

/** The rows of a plan, with what their columns were taken for. */
export type PlanTable = {
  /** As written, and cleaned; a row that is too long is empty when cleaned. */
  written: readonly (readonly string[])[];
  rows: readonly (readonly string[])[];
  /** -1 without a header. */
  headerAt: number;
  columns: Columns;
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

/** Cleans the rows of a plan and tells what its columns contain; `roles` are the buyer's own correction of that. */
export function readTable(written: readonly (readonly string[])[], corrected?: readonly Role[]): PlanTable {
  const rows = written.map((cells) => (isTooLong(cells) ? [] : cleanCells(cells)));
  const headerAt = rows.findIndex((cells) => readHeader(cells) !== undefined);
  const header = rows[headerAt] ?? [];
  const roles = corrected ?? readHeader(header);
  if (!roles) return { written, rows, headerAt, columns: guessColumns(rows) };
  const unit = unitOf(header[roles.indexOf("number")] ?? "");
  return { written, rows, headerAt, columns: { roles, unit, number: undefined, sequence: undefined } };
}

/** The lines of a plan, and why its other rows are none. */
export function parseTable({ written, rows, headerAt, columns }: PlanTable): ParsedPlan {
  const plan: ParsedPlan = { rows: rows.length, lines: [], skipped: [] };
  const nameAt = columns.roles?.indexOf("name") ?? -1;
  let lastName = "";
  for (const [index, found] of rows.entries()) {
    const row = index + 1;
    const original = written[index] ?? [];
    const isLong = isTooLong(original);
    const cells = isUnderMergedName(found, columns) ? found.with(nameAt, lastName) : found;
    const whole = (isLong ? original : cells).filter(Boolean).join(" ");
    const read = readRow(cells, columns);
    const reason = isLong ? "long" : skipReason({ cells, whole, isAbove: index < headerAt, ...read });
    if (reason) {
      plan.skipped.push({ row, text: whole.slice(0, matchGoodsBodyLinesItemTextMax), reason });
      continue;
    }
    lastName = cells[nameAt] ?? "";
    const { text, quantity } = read;
    plan.lines.push({ row, text, requested: quantity?.number, unit: quantity?.unit ?? "" });
  }
  return plan;
}

type Row = SplitText & { cells: readonly string[]; whole: string; isAbove: boolean };

function skipReason({ cells, whole, isAbove, text, quantity }: Row): SkipReason | undefined {
  if (whole === "") return "blank";
  const isTitle = isAbove && (cells.filter(Boolean).length === 1 || !cells.some((cell) => /^\d/u.test(cell)));
  if (isTitle || readHeader(cells)) return "header";
  if (isTotal(whole)) return "total";
  if (isCaption(whole, quantity)) return "header";
  if (!/[\p{L}\p{N}]/u.test(text)) return "empty";
  if (text.length > matchGoodsBodyLinesItemTextMax) return "long";
  return quantity && quantity.number <= 0 ? "zero" : undefined;
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
