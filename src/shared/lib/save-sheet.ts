import { toCsv } from "./csv.ts";
import { saveFile } from "./save-file.ts";
import type { Sheet } from "./sheet.ts";
import { toXlsx } from "./xlsx.ts";

export type SheetFormat = "xlsx" | "csv";

/** Every export is offered in each of these. */
export const SHEET_FORMATS = [
  ["xlsx", "Excel"],
  ["csv", "CSV"],
] as const satisfies readonly (readonly [SheetFormat, name: string])[];

/** Downloads a sheet and returns the name of the file. Rejects if the code that writes it cannot be loaded. */
export async function saveSheet(name: string, sheet: Sheet, format: SheetFormat): Promise<string> {
  const file = `${name}.${format}`;
  const content =
    format === "xlsx"
      ? await toXlsx(sheet)
      : new Blob([await toCsv(sheet)], { type: "text/csv;charset=utf-8" });
  saveFile(file, content);
  return file;
}
