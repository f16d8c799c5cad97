import { matchGoodsBodyLinesItemTextMax } from "#generated/zod/goods/goods.zod.ts";
import { withoutDates } from "./clean-cells.ts";
import { readFreeText, type TextPart, hasName, withoutSize } from "./free-text.ts";
import { type Columns, readRow } from "./plan-columns.ts";
import { readHeader, type Role } from "./plan-header.ts";
import { isTooLong, type PlanTable, readTable, rowsOfText } from "./plan-table.ts";
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
  /** The doubts about the quantity, and the words that were not used. */
  note?: string;
  /** The goods that were chosen for it before. */
  goodsId?: number | undefined;
};

/** The reason why a row is not a line of the plan. */
export type SkipReason =
  | "blank"
  | "header"
  | "total"
  | "zero"
  | "negative"
  | "refused"
  | "talk"
  | "joined"
  | "hidden"
  | "empty"
  | "long"
  | "duplicate"
  | "removed";

export type SkippedRow = { row: number; text: string; reason: SkipReason };

/** The parsed plan: every row is a line, or several, or skipped for a reason. */
export type ParsedPlan = { rows: number; lines: ParsedLine[]; skipped: SkippedRow[] };

/** Parses pasted text: from a spreadsheet, a message or an ERP. */
export const parsePlanText = (text: string): ParsedPlan => parseTable(readTable(rowsOfText(text)));

/** Parses the rows of a file or of pasted cells. Nothing is dropped: `rows` is the sum of lines and skipped rows. */
export const parsePlanRows = (written: readonly (readonly string[])[]): ParsedPlan =>
  parseTable(readTable(written));

/** The lines of a plan, and the reasons why other rows were skipped. */
export function parseTable({ rows, header, columns }: PlanTable): ParsedPlan {
  const lines: ParsedLine[] = [];
  const skipped: SkippedRow[] = [];
  const nameAt = columns.roles?.indexOf("name") ?? -1;
  const bodyAt = header ? header.at + header.count : 0;
  let lastName = "";
  let above: OpenLine | undefined;
  for (const [index, { row, written, cells: found, isHidden }] of rows.entries()) {
    const skip = (text: string, reason: SkipReason) =>
      skipped.push({ row, text: text.slice(0, matchGoodsBodyLinesItemTextMax), reason });
    if (isHidden) {
      skip(written.filter(Boolean).join(" "), "hidden");
      above = undefined;
      continue;
    }
    const isLong = isTooLong(written);
    const cells = isUnderMergedName(found, columns) ? found.with(nameAt, lastName) : found;
    const whole = (isLong ? written : cells).filter(Boolean).join(" ");
    const free = cells.length > 1 ? undefined : withoutDates(cells[0] ?? "");
    const parts: TextPart[] = free === undefined ? [readRow(cells, columns)] : readFreeText(free);
    const place = index >= bodyAt ? "body" : index < (header?.at ?? 0) ? "above" : "header";
    const reason = isLong ? "long" : skipReason({ cells, whole, place, parts });
    const before = above;
    above = undefined;
    if (reason) {
      skip(whole, reason);
      continue;
    }
    lastName = cells[nameAt] ?? "";
    const continued = before && free !== undefined ? continueLine(before, free, parts) : undefined;
    if (before && continued?.isJoined) {
      lines.splice(-1, 1, lineOf(before.row, continued.goods));
      skip(whole, "joined");
      above = { row: before.row, text: `${before.text} ${free}`, goods: continued.goods };
      continue;
    }
    for (const part of continued ? [continued.goods] : parts) {
      const why = partReason(part);
      if (why) skip(parts.length > 1 && part.text !== "" ? part.text : whole, why);
      else lines.push(lineOf(row, part));
    }
    const [goods, ...others] = parts;
    if (free !== undefined && goods && others.length === 0 && !partReason(goods))
      above = { row, text: free, goods: continued ? continued.goods : goods };
  }
  return { rows: rows.at(-1)?.row ?? 0, lines, skipped };
}

/**
 * A line of free text that names one product; the next line may continue it with a size, a manufacturer or a
 * quantity.
 */
type OpenLine = { readonly row: number; readonly text: string; readonly goods: TextPart };

/** Goods that were read from a row, joined to the line above it or named like that. */
type Continued = { readonly goods: TextPart; readonly isJoined: boolean };

/** Parses a line of free text without goods as a continuation of the line above; undefined if it is not one. */
function continueLine(above: OpenLine, text: string, parts: readonly TextPart[]): Continued | undefined {
  const [part, ...others] = parts;
  if (!part || others.length > 0 || part.reason || hasName(part.text) || !hasName(above.goods.text))
    return undefined;
  // A bare number may be a goods number; a line of signs only means nothing.
  if (/^[\d\p{P}\p{S}]*$/u.test(part.text) && !part.quantity?.unit) return undefined;
  if (part.text !== "" && part.quantity && above.goods.quantity)
    return { goods: { ...part, text: `${withoutSize(above.goods.text)} ${part.text}` }, isJoined: false };
  const [goods, ...more] = readFreeText(`${above.text} ${text}`);
  // The line above may have been the label of the number: 数量, then 15盒.
  return goods && more.length === 0 && hasName(goods.text) ? { goods, isJoined: true } : undefined;
}

const lineOf = (row: number, { text, quantity, note }: SplitText): ParsedLine => ({
  row,
  text,
  requested: quantity?.number,
  unit: quantity?.unit ?? "",
  ...(note && { note }),
});

type Row = {
  cells: readonly string[];
  whole: string;
  place: "above" | "header" | "body";
  parts: readonly TextPart[];
};

function skipReason({ cells, whole, place, parts }: Row): SkipReason | undefined {
  if (whole === "") return "blank";
  if (place === "header") return "header";
  const isTitle =
    place === "above" && (cells.filter(Boolean).length === 1 || !cells.some((cell) => /^\d/u.test(cell)));
  if (isTitle || readHeader(cells)) return "header";
  if (isTotal(whole)) return "total";
  if (
    isCaption(
      whole,
      parts.find(({ quantity }) => quantity),
    )
  )
    return "header";
  return parts.length === 0 ? "empty" : undefined;
}

/** The reason why a part of a row is not a line. */
function partReason({ text, quantity, reason }: TextPart): SkipReason | undefined {
  if (reason) return reason;
  if (quantity && quantity.number < 0) return "negative";
  if (quantity && quantity.number === 0) return "zero";
  if (!/[\p{L}\p{N}]/u.test(text)) return "empty";
  return text.length > matchGoodsBodyLinesItemTextMax ? "long" : undefined;
}

/** A cell that is merged over several rows is filled in only in the first: the rows below have a size, but no name. */
function isUnderMergedName(cells: readonly string[], { roles }: Columns): boolean {
  if (!roles || cells.length <= 1) return false;
  const has = (role: Role) => cells.some((cell, index) => cell !== "" && roles[index] === role);
  return !has("name") && has("spec") && has("number") && !has("id") && !has("barcode") && !has("approval");
}
