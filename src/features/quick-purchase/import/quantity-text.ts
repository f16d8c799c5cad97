import { wordsToDigits } from "./number-words.ts";
import { CELL_UNITS } from "./units.ts";

/** A quantity as written, with its unit: empty where none is. */
export type Quantity = { number: number; unit: string };

/** A text, and the quantity that was split off from it. */
export type SplitText = {
  text: string;
  quantity: Quantity | undefined;
  /** The doubts about the quantity, and the words that were not used, for the buyer. */
  note?: string;
};

const TIMES = "[x×✕*]";
const CELL = new RegExp(String.raw`^(?:${TIMES}\s*)?(-?\d[\d,]*(?:\.\d+)?)\s*(${CELL_UNITS})?$`, "iu");
const UNIT_CELL = new RegExp(`^(?:${CELL_UNITS})$`, "iu");

/** Parses a cell that contains only a quantity: `15`, `15 盒`, `×15`, `1,200`, `两盒`. */
export function readQuantity(cell: string): Quantity | undefined {
  const [, written, unit = ""] = CELL.exec(wordsToDigits(cell)) ?? [];
  return written === undefined ? undefined : { number: numberOf(written), unit };
}

/** True if a cell contains only a unit. */
export function isUnit(cell: string): boolean {
  return UNIT_CELL.test(cell);
}

const MONEY = /^[¥￥]?\d+\.\d{1,4}$/u;

/** True if a cell contains only a price or an amount. */
export const isMoney = (cell: string): boolean => MONEY.test(cell);

/** True if a cell is a specification: `0.25g*24粒`. */
export const isSpecification = (cell: string): boolean =>
  /^\d.*(?:mg|g|ml|片|粒|袋|支|丸|贴|\*)/iu.test(cell);

/** The value of a number as written, without the commas of thousands. */
export function numberOf(written: string): number {
  return Number(written.replaceAll(",", ""));
}
