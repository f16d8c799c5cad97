import type { SheetData } from "read-excel-file/universal";
import { rowsOfText } from "./parse-plan.ts";

const MAX_BYTES = 10 * 1024 * 1024;

/** The `accept` attribute of the file input. */
export const PLAN_FILE_TYPES = ".csv,.txt,.xlsx";

/** Why a file cannot be read, with a message for the buyer. */
export class PlanFileError extends Error {
  override readonly name = "PlanFileError";
}

/** Reads the rows of a purchase plan from a file. Rejects with a `PlanFileError` if it is not one. */
export async function readPlanFile(file: File): Promise<string[][]> {
  const ending = /\.(\w+)$/u.exec(file.name)?.[1]?.toLowerCase();
  if (ending === "xls")
    throw new PlanFileError(`“${file.name}”是旧版 Excel 文件，请在 Excel 中另存为 .xlsx 后再导入。`);
  if (ending !== "csv" && ending !== "txt" && ending !== "xlsx")
    throw new PlanFileError(
      `“${file.name}”不是 .xlsx、.csv 或 .txt 文件，请另存为这些格式，或直接复制粘贴。`,
    );
  if (file.size > MAX_BYTES) throw new PlanFileError(`“${file.name}”超过 10 MB，请分成几个文件导入。`);
  if (file.size === 0) throw new PlanFileError(`“${file.name}”是空文件，请检查后重新选择。`);
  if (ending === "xlsx") return readXlsx(file);
  const text = decode(await file.arrayBuffer());
  return ending === "txt" ? rowsOfText(text) : readCsv(text);
}

async function readXlsx(file: File): Promise<string[][]> {
  const { readSheet } = await import("read-excel-file/universal");
  try {
    const rows = await readSheet(file);
    return rows.map((cells) => cells.map(textOf));
  } catch (error) {
    const message = `“${file.name}”打不开，可能已损坏或设有密码，请在 Excel 中重新另存为 .xlsx 后再导入。`;
    throw new PlanFileError(message, { cause: error });
  }
}

type Cell = SheetData[number][number];

/** A cell as it reads; the library makes dates of numbers in a date format. */
function textOf(cell: Cell | null): string {
  if (cell === null) return "";
  if (cell instanceof Date) return cell.toISOString().slice(0, 10);
  return typeof cell === "number" ? String(Number(cell.toPrecision(15))) : String(cell);
}

async function readCsv(text: string): Promise<string[][]> {
  const { default: papa } = await import("papaparse");
  const { data } = papa.parse<string[]>(text.replace(/(?:\r\n?|\n)$/u, ""));
  return data;
}

/** Chinese Excel writes CSV in GB 18030; any file that is not valid UTF-8 is decoded as that. */
function decode(bytes: ArrayBuffer): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("gb18030").decode(bytes);
  }
}
