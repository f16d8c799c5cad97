import type { CellObject, WorkSheet } from "@e965/xlsx";

/** A sheet of a workbook with its cells as texts, and the rows that a filter or the author has hidden, from 0. */
export type Sheet = {
  readonly name: string;
  readonly isHidden: boolean;
  readonly rows: readonly (readonly string[])[];
  readonly hiddenRows: readonly number[];
};

/** The workbook is older than Excel 97: its texts are in a code page that it does not name. */
export class OldWorkbookError extends Error {
  override readonly name = "OldWorkbookError";
}

/**
 * Reads the sheets of a workbook: .xlsx, .xls since Excel 97, and what else the library knows by its bytes; or of the
 * HTML or XML (as text) that other systems name .xls. Rejects with the library's error if it is none.
 */
export async function readWorkbook(content: ArrayBuffer | string): Promise<Sheet[]> {
  const { read, SSF, utils } = await import("@e965/xlsx");
  // Texts of HTML stay texts: 0012 is a code, and 3-5 no date.
  const book =
    typeof content === "string"
      ? read(content, { type: "string", raw: true, cellStyles: true })
      : read(content, {
          type: "array",
          cellNF: true,
          cellStyles: true,
          cellHTML: false,
          cellFormula: false,
          bookFiles: true,
        });
  // The stream of Excel 95 is called Book; that of Excel 97 is Workbook.
  const { cfb } = book as { cfb?: { FullPaths: readonly string[] } };
  if (cfb && !cfb.FullPaths.some((path) => path.endsWith("/Workbook"))) throw new OldWorkbookError();
  return book.SheetNames.map((name, at) => {
    const sheet = book.Sheets[name] ?? {};
    const { Hidden: hidden = 0 } = book.Workbook?.Sheets?.[at] ?? {};
    const isDate = ({ z }: CellObject) => typeof z === "string" && SSF.is_date(z);
    const rows = rowsOf(sheet, utils.decode_range(sheet["!ref"] ?? "A1:A1"), {
      nameOf: (row, column) => utils.encode_cell({ r: row, c: column }),
      textOf: (cell) => (cell.t === "n" && isDate(cell) ? SSF.format("yyyy-mm-dd", cell.v) : plainOf(cell)),
    });
    const hiddenRows = (sheet["!rows"] ?? []).flatMap((row, index) => (row?.hidden ? [index] : []));
    return { name, isHidden: hidden > 0, rows, hiddenRows: hiddenRows.filter((row) => row < rows.length) };
  });
}

type Range = { e: { r: number; c: number } };
type Reading = { nameOf: (row: number, column: number) => string; textOf: (cell: CellObject) => string };

/** More columns than any plan has are not read. */
const COLUMNS_MAX = 200;

/**
 * All rows from the first of the sheet on, so that row numbers match the spreadsheet program; without blank rows at
 * the end.
 */
function rowsOf(sheet: WorkSheet, { e: end }: Range, { nameOf, textOf }: Reading): string[][] {
  const rows: string[][] = [];
  const width = Math.min(COLUMNS_MAX, end.c + 1);
  for (let row = 0; row <= end.r; row += 1) {
    const cells = Array.from({ length: width }, (_, column) => {
      const cell = sheet[nameOf(row, column)] as CellObject | undefined;
      return cell ? textOf(cell) : "";
    });
    while (cells.at(-1) === "") cells.pop();
    rows.push(cells);
  }
  while (rows.at(-1)?.length === 0) rows.pop();
  return rows;
}

/** The value of a cell, without the format that would round a number or put it in scientific notation. */
function plainOf({ t: type, v: value, w: shown }: CellObject): string {
  if (type === "e") return shown ?? "#N/A";
  if (typeof value === "number") return String(Number(value.toPrecision(15)));
  return value === undefined ? "" : String(value);
}
