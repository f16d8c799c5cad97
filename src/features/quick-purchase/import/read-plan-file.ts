import { terms } from "#generated/terms.ts";
import { decodeText } from "./decode-text.ts";
import { rowsOfText } from "./plan-table.ts";
import { OldWorkbookError, readWorkbook, type Sheet } from "./read-workbook.ts";

const MAX_BYTES = terms.plans.file_mb * 1024 * 1024;

/** The `accept` attribute of the file input. */
export const PLAN_FILE_TYPES = ".csv,.txt,.xlsx,.xls,.et";
const NAMES = /(?:^[^.]*|\.(?:csv|tsv|txt|xlsx|xlsm|xls|et|ods|html?|xml))$/iu;

/** Why a file cannot be read, with a message for the buyer. */
export class PlanFileError extends Error {
  override readonly name = "PlanFileError";
}

const SAVE_AS = "请在 WPS 或 Excel 中打开，用“文件 → 另存为”选“Excel 工作簿（.xlsx）”后再导入";

/**
 * Reads the sheets of a purchase plan from a file, by its bytes rather than by its name; blank sheets are left out,
 * hidden ones come last. Rejects with a `PlanFileError` if it is not one.
 */
export async function readPlanFile(file: File): Promise<Sheet[]> {
  const name = `“${file.name}”`;
  if (!NAMES.test(file.name))
    throw new PlanFileError(`${name}不是 Excel、WPS、.csv 或 .txt 文件，请另存为这些格式，或直接复制粘贴。`);
  if (file.size > MAX_BYTES)
    throw new PlanFileError(`${name}超过 ${terms.plans.file_mb} MB，请分成几个文件导入。`);
  if (file.size === 0) throw new PlanFileError(`${name}是空文件，请检查后重新选择。`);
  const content = await file.arrayBuffer();
  const sheets = await readSheets(new Uint8Array(content), file.name);
  const filled = sheets.filter(({ rows }) => rows.some((cells) => cells.some((cell) => cell.trim() !== "")));
  return filled.toSorted((a, b) => Number(a.isHidden) - Number(b.isHidden));
}

async function readSheets(bytes: Uint8Array<ArrayBuffer>, name: string): Promise<Sheet[]> {
  if (startsWith(bytes, PDF) || PICTURES.some((mark) => startsWith(bytes, mark)))
    throw new PlanFileError(
      `“${name}”是 PDF 或图片，读不出表格。请导入原来的表格文件，或复制其中的文字粘贴。`,
    );
  if (startsWith(bytes, ZIP) || startsWith(bytes, OLE)) return readBook(bytes.buffer, name);
  const text = decodeText(bytes);
  if (text === undefined) throw new PlanFileError(`“${name}”不是表格，也不是文本文件，${SAVE_AS}。`);
  if (/^\s*(?:<\?xml|<!doctype html|<html|<table|<meta|<head)/iu.test(text)) return readBook(text, name);
  const isCsv = /\.csv$/iu.test(name) || (!/\.txt$/iu.test(name) && !text.includes("\t"));
  const rows = isCsv ? await readCsv(text, name) : rowsOfText(text);
  return [{ name: "", isHidden: false, rows, hiddenRows: [] }];
}

const ZIP = [0x50, 0x4b, 0x03, 0x04];
const OLE = [0xd0, 0xcf, 0x11, 0xe0];
const PDF = [0x25, 0x50, 0x44, 0x46];
const PICTURES = [
  [0x89, 0x50, 0x4e, 0x47],
  [0xff, 0xd8, 0xff],
  [0x47, 0x49, 0x46, 0x38],
];
const startsWith = (bytes: Uint8Array, mark: readonly number[]) =>
  mark.every((byte, at) => bytes[at] === byte);

async function readBook(content: ArrayBuffer | string, name: string): Promise<Sheet[]> {
  try {
    return await readWorkbook(content);
  } catch (error) {
    const isOld = error instanceof OldWorkbookError;
    const isLocked = error instanceof Error && /password/iu.test(error.message);
    const why = isOld
      ? `是 Excel 95 或更早的文件，${SAVE_AS}`
      : isLocked
        ? "设有密码，请在 WPS 或 Excel 中去掉密码，另存后再导入"
        : `无法打开，可能已损坏，${SAVE_AS}`;
    throw new PlanFileError(`“${name}”${why}。`, { cause: error });
  }
}

async function readCsv(text: string, name: string): Promise<string[][]> {
  const { default: papa } = await import("papaparse");
  const { data, errors } = papa.parse<string[]>(text.replace(/(?:\r\n?|\n)$/u, ""));
  const quote = errors.find(({ code }) => code === "MissingQuotes");
  if (quote)
    throw new PlanFileError(
      `“${name}”第 ${(quote.row ?? 0) + 1} 行有一个引号没有配对，请改正后再导入，或直接复制粘贴。`,
    );
  return data;
}
