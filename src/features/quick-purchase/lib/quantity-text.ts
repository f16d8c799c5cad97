import { CELL_UNITS, PACK_UNITS } from "./units.ts";

/** A quantity as written, with its unit: empty where none is. */
export type Quantity = { number: number; unit: string };

/** A text, with the quantity it contained split off. */
export type SplitText = { text: string; quantity: Quantity | undefined };

const NUMBER = String.raw`(?<![\d.])(-?(?:\d{1,3}(?:,\d{3}){1,3}|\d{1,5})(?:\.\d+)?)`;
const PACK = `(${PACK_UNITS})`;
const TIMES = "[x×✕*]";
/** A Chinese character that is not the unit of a number: in `12粒*2板` the 2 is part of the specification. */
const AFTER_WORD = String.raw`(?<=(?<!\d)[\p{Script=Han})])`;
const END = String.raw`[\s,;。、]*$`;

/**
 * The notations of a quantity, the most reliable first. None begins with a repetition, which would be tried anew from
 * each of its characters: what separates a quantity from the text before it is cut off afterwards.
 */
const WAYS = [
  String.raw`(?:采购|订购|订货|需求|计划)?(?:数量|需要|订|要|共)\s*[:=]?\s*${NUMBER}\s*${PACK}?${END}`,
  String.raw`(?:(?<=\s)|${AFTER_WORD})${TIMES}\s*${NUMBER}\s*${PACK}?${END}`,
  String.raw`(?<=[\s,;|、])${NUMBER}\s*${PACK}?${END}`,
  String.raw`${AFTER_WORD}${NUMBER}\s*${PACK}${END}`,
  String.raw`^${NUMBER}\s*${PACK}[\s,:]*(?=\S)`,
  String.raw`(?<=[\s,;|])${NUMBER}\s*${PACK}(?=[\s,;(])`,
].map((way) => new RegExp(way, "iu"));

const SEPARATOR = /[\s,;|、]/u;

const CELL = new RegExp(String.raw`^(?:${TIMES}\s*)?(-?\d[\d,]*(?:\.\d+)?)\s*(${CELL_UNITS})?$`, "iu");
const UNIT_CELL = new RegExp(`^(?:${CELL_UNITS})$`, "iu");

/** Parses a cell that contains only a quantity: `15`, `15 盒`, `×15`, `1,200`. */
export function readQuantity(cell: string): Quantity | undefined {
  const [, written, unit = ""] = CELL.exec(cell) ?? [];
  return written === undefined ? undefined : { number: numberOf(written), unit };
}

/** Whether a cell contains only a unit. */
export function isUnit(cell: string): boolean {
  return UNIT_CELL.test(cell);
}

const MONEY = /^[¥￥]?\d+\.\d{1,4}$/u;

/** Whether a cell contains only a price or an amount. */
export const isMoney = (cell: string): boolean => MONEY.test(cell);

/** Whether a cell is a specification: `0.25g*24粒`. */
export const isSpecification = (cell: string): boolean =>
  /^\d.*(?:mg|g|ml|片|粒|袋|支|丸|贴|\*)/iu.test(cell);

/** Splits the quantity off a line of free text, wherever it is; specifications are kept. */
export function splitQuantity(line: string): SplitText {
  for (const way of WAYS) {
    const found = way.exec(line);
    const rest =
      found &&
      `${line.slice(0, endBefore(line, found.index))} ${line.slice(found.index + found[0].length)}`.trim();
    if (rest) return { text: rest, quantity: { number: numberOf(found[1] ?? ""), unit: found[2] ?? "" } };
  }
  return { text: line, quantity: undefined };
}

/** Where the text before a quantity ends, without separators. */
function endBefore(line: string, index: number): number {
  let end = index;
  while (end > 0 && SEPARATOR.test(line[end - 1] ?? "")) end -= 1;
  return end;
}

function numberOf(written: string): number {
  return Number(written.replaceAll(",", ""));
}
