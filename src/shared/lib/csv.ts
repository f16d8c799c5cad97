import { saveFile } from "./save-file.ts";

/**
 * Spreadsheets read a cell that starts like this as a formula, wherever the text came from: also by the full-width signs
 * of Chinese keyboards, and some after a line break, which they drop.
 */
const FORMULA = /^[=+\-@＝＋－＠\t\r\n]/;
/** Without it Excel reads the file in the system's code page. */
const BYTE_ORDER_MARK = "\uFEFF";

export type CsvCell = string | number;

/** Downloads rows as a CSV file. Rejects if the code that writes it cannot be loaded. */
export async function saveCsv(
  name: string,
  header: readonly string[],
  rows: readonly CsvCell[][],
): Promise<void> {
  saveFile(name, await toCsv(header, rows), "text/csv;charset=utf-8");
}

/** Formats rows as a CSV file that Excel opens correctly; the CSV writer is loaded with the first export. */
export async function toCsv(header: readonly string[], rows: readonly CsvCell[][]): Promise<string> {
  const { default: papa } = await import("papaparse");
  const data = rows.map((row) => row.map(guardCell));
  return BYTE_ORDER_MARK + papa.unparse({ fields: [...header], data }, { newline: "\r\n" });
}

/** Prefixes text that a spreadsheet would run as a formula with an apostrophe; numbers stay numbers. */
function guardCell(cell: CsvCell): CsvCell {
  return typeof cell === "string" && FORMULA.test(cell) ? `'${cell}` : cell;
}
