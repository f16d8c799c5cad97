import type { CellObject } from "write-excel-file/universal";
import { moneyDigits } from "./money-math.ts";
import { type Cell, type ColumnKind, type Sheet, timeOf } from "./sheet.ts";

/** In characters; a wider column would push the others off the screen. */
const WIDEST = 60;
const PADDING = 2;
const WIDE_CHARACTER = /[\u1100-\u115F\u2E80-\uFFE6]/gu;

/**
 * Formats a sheet as an Excel workbook with a bold head that stays in view; the writer is loaded with the first export.
 */
export async function toXlsx({ header, kinds, rows }: Sheet): Promise<Blob> {
  const { default: write } = await import("write-excel-file/universal");
  const head = header.map((name): CellObject => ({ value: name, type: String, fontWeight: "bold" }));
  const body = rows.map((row) => row.map((cell, index) => writeCell(cell, kinds[index])));
  const columns = header.map((name, index) => ({
    width: widthOf([name, ...rows.map((row) => row[index])]),
  }));
  return write([head, ...body], { columns, stickyRowsCount: 1 }).toBlob();
}

function writeCell(cell: Cell, kind: ColumnKind | undefined): CellObject | null {
  if (cell === undefined || cell === "") return null;
  // As many decimals as are given, at least two: a price that was divided has four or more.
  if (kind === "amount")
    return {
      value: Number(typeof cell === "number" ? moneyDigits(cell) : cell),
      type: Number,
      format: "0.00########",
    };
  if (typeof cell === "number") return { value: cell, type: Number };
  const time = kind === "time" && timeOf(cell);
  if (time)
    return { value: time, type: Date, format: cell.includes(" ") ? "yyyy-mm-dd hh:mm:ss" : "yyyy-mm-dd" };
  // A number that was written as a text would become a number again once the cell is edited, if not for its format.
  return { value: cell, type: String, format: "@" };
}

/** The width of a column that shows its longest cell, in which a Chinese character is two wide. */
function widthOf(cells: readonly Cell[]): number {
  const longest = cells.reduce<number>(
    (most, cell) =>
      Math.max(
        most,
        ...String(cell ?? "")
          .split("\n")
          .map(widthOfText),
      ),
    0,
  );
  return Math.min(longest, WIDEST) + PADDING;
}

const widthOfText = (text: string): number => text.length + (text.match(WIDE_CHARACTER)?.length ?? 0);
