import { QUANTITY_MAX } from "#generated/limits.ts";
import { matchGoodsBodyLinesItemTextMax } from "#generated/zod/goods/goods.zod.ts";
import { guessColumns, readRow } from "./plan-columns.ts";
import { readHeader } from "./plan-header.ts";

/** A line of a plan that names goods. */
export type ParsedLine = { row: number; text: string; requested: number; note: string };

/** Why a row is not a line of the plan. */
export type SkipReason = "blank" | "header" | "total" | "zero" | "empty" | "long" | "duplicate" | "removed";

export type SkippedRow = { row: number; text: string; reason: SkipReason };

/** The parsed plan: every row is either a line or skipped for a reason. */
export type ParsedPlan = { rows: number; lines: ParsedLine[]; skipped: SkippedRow[] };

const TOTAL = /^(?:合计|总计|小计|共计|汇总)/u;
/** A longer row names no goods: it is skipped, and no pattern is tried on it. */
const ROW_MAX = 1000;
const COMMA = /[,，]/u;
/** `1.`, `2、`, `(3)`, `④`, `-` at the start of a line, as in lists. */
const LIST_MARK = /^(?:[-•·●▪*]\s+|[(（]?[\d０-９]{1,4}(?:[)）、]|[.．](?![\d０-９]))\s*|[①-⑳]\s*)/u;

/** Parses pasted text: from a spreadsheet, a message or an ERP. */
export function parsePlanText(text: string): ParsedPlan {
  const lines = text.split(/\r\n?|\n/u);
  // A trailing line break does not start another row.
  if (lines.at(-1) === "") lines.pop();
  const delimiter = delimiterOf(lines);
  return parsePlanRows(lines.map((line) => (delimiter ? line.split(delimiter) : [line])));
}

/** Parses the rows of a file or of pasted cells. Nothing is dropped: `rows` is the sum of lines and skipped rows. */
export function parsePlanRows(written: readonly (readonly string[])[]): ParsedPlan {
  const tooLong = new Set(written.filter((cells) => sizeOf(cells) > ROW_MAX));
  const rows = written.map((cells) => (tooLong.has(cells) ? [] : cleanCells(cells)));
  const headerAt = rows.findIndex((cells) => readHeader(cells) !== undefined);
  const roles = readHeader(rows[headerAt] ?? []);
  const columns = roles ? { roles, number: undefined, sequence: undefined } : guessColumns(rows);
  const plan: ParsedPlan = { rows: rows.length, lines: [], skipped: [] };
  for (const [index, cells] of rows.entries()) {
    const row = index + 1;
    const original = written[index] ?? [];
    const isLong = tooLong.has(original);
    const whole = (isLong ? original : cells).filter(Boolean).join(" ");
    const skip = (reason: SkipReason) =>
      plan.skipped.push({ row, text: whole.slice(0, matchGoodsBodyLinesItemTextMax), reason });
    const isTitle = index < headerAt && cells.filter(Boolean).length === 1;
    const { text, quantity } = readRow(cells, columns);
    if (isLong) skip("long");
    else if (whole === "") skip("blank");
    else if (isTitle || readHeader(cells)) skip("header");
    else if (TOTAL.test(whole)) skip("total");
    else if (!/[\p{L}\p{N}]/u.test(text)) skip("empty");
    else if (text.length > matchGoodsBodyLinesItemTextMax) skip("long");
    else if (quantity !== undefined && quantity <= 0) skip("zero");
    else plan.lines.push({ row, text, ...settleQuantity(quantity) });
  }
  return plan;
}

function settleQuantity(written: number | undefined): { requested: number; note: string } {
  if (written === undefined) return { requested: 1, note: "没有写数量，按最少起购" };
  if (written > QUANTITY_MAX)
    return { requested: QUANTITY_MAX, note: `数量 ${written} 超过上限，已改为 ${QUANTITY_MAX}` };
  const requested = Math.ceil(written);
  return { requested, note: requested === written ? "" : `数量 ${written} 不是整数，已改为 ${requested}` };
}

/** The characters of a row, and its cells: a row of nothing but separators is long as well. */
function sizeOf(cells: readonly string[]): number {
  return cells.reduce((size, cell) => size + cell.length, cells.length);
}

/** Normalises full-width digits and spaces, and removes quotes around cells. */
function cleanCells(cells: readonly string[]): string[] {
  // List marks occur only in single-column text; in front of a column they would be a number.
  const marked = cells.length === 1 ? cells.map((line) => line.trim().replace(LIST_MARK, "")) : cells;
  const clean = marked.map((cell) =>
    cell
      .normalize("NFKC")
      .replaceAll(/[\s\u200B\uFEFF]+/gu, " ")
      .trim()
      .replace(/^"(.*)"$/u, "$1")
      .trim(),
  );
  while (clean.length > 1 && clean.at(-1) === "") clean.pop();
  return clean;
}

/** The separator of pasted cells; undefined for plain lines. */
function delimiterOf(lines: readonly string[]): RegExp | undefined {
  if (lines.some((line) => line.includes("\t"))) return /\t/u;
  const filled = lines.filter((line) => line.trim() !== "");
  const counts = new Set(filled.map((line) => line.split(COMMA).length));
  return filled.length > 1 && counts.size === 1 && !counts.has(1) ? COMMA : undefined;
}
