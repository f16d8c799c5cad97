/** A spreadsheet reads a cell that begins like this as a formula, wherever the text came from. */
const FORMULA = /^[=+\-@\t\r]/;
/** Without it Excel reads the file in the system's own code page. */
const BYTE_ORDER_MARK = "\uFEFF";

export type CsvCell = string | number;

/** Rows as a CSV file that Excel opens as it is; the code that writes it comes with the first export. */
export async function toCsv(header: readonly string[], rows: readonly CsvCell[][]): Promise<string> {
  const { default: papa } = await import("papaparse");
  const data = rows.map((row) => row.map(guardCell));
  return BYTE_ORDER_MARK + papa.unparse({ fields: [...header], data }, { newline: "\r\n" });
}

/** A text that a spreadsheet would run as a formula gets an apostrophe in front; numbers stay numbers. */
function guardCell(cell: CsvCell): CsvCell {
  return typeof cell === "string" && FORMULA.test(cell) ? `'${cell}` : cell;
}
