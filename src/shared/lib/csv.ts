import { moneyDigits } from "./money-math.ts";
import { type Cell, type ColumnKind, type Sheet, timeOf } from "./sheet.ts";

/**
 * Spreadsheets read a cell that starts like this as a formula, wherever the text came from: also by the full-width
 * signs of Chinese keyboards, and some after a line break, which they drop.
 */
const FORMULA = /^[=+\-@＝＋－＠\t\r\n]/;
/**
 * Texts that spreadsheets take for a number, a date or a time: `25327000000012345678`, `007`, `1.50`, `2E5`, `1-2`,
 * `3/5`.
 */
const NUMERIC = /^\s*\d+(?:[.:/-]\d*)*(?:e[+-]?\d+)?\s*$/iu;
/** The numbers that they show as written; longer ones get an exponent, and from the 16th digit on zeros. */
const PLAIN_NUMBER = /^(?:0|[1-9]\d{0,10})(?:\.\d*[1-9])?$/;
/** Without it Excel reads the file in the system's code page. */
const BYTE_ORDER_MARK = "\uFEFF";

/** Formats a sheet as a CSV file that Excel opens correctly; the CSV writer is loaded with the first export. */
export async function toCsv({ header, kinds, rows }: Sheet): Promise<string> {
  const { default: papa } = await import("papaparse");
  const data = rows.map((row) => row.map((cell, index) => writeCell(cell, kinds[index])));
  return BYTE_ORDER_MARK + papa.unparse({ fields: [...header], data }, { newline: "\r\n" });
}

function writeCell(cell: Cell, kind: ColumnKind | undefined): string | number {
  if (typeof cell === "number") return kind === "amount" ? moneyDigits(cell) : cell;
  if (cell === undefined || kind === "amount" || (kind === "time" && timeOf(cell))) return cell ?? "";
  // The notation that Excel, WPS and LibreOffice read as a text; the importer reads it too.
  if (NUMERIC.test(cell) && !PLAIN_NUMBER.test(cell)) return `="${cell}"`;
  return FORMULA.test(cell) ? `'${cell}` : cell;
}
