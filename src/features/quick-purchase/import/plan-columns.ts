import { readBarcode } from "#src/shared/lib/written.ts";
import { withoutDates } from "./clean-cells.ts";
import { splitQuantity } from "./free-text.ts";
import { type Head, type Role, unitOf } from "./plan-header.ts";
import {
  isMoney,
  isSpecification,
  isUnit,
  type Quantity,
  readQuantity,
  type SplitText,
} from "./quantity-text.ts";
import { isWeight } from "./units.ts";

/** The rules for reading the cells of a plan: the roles of its columns or, without them, guesses from the contents. */
export type Columns = {
  roles: readonly Role[] | undefined;
  /** The unit in the head of the quantity; empty without one. */
  unit: string;
  /** The columns of the quantity and of the row number, where there is no header. */
  number: number | undefined;
  sequence: number | undefined;
  /** Columns that could each be the quantity; none is used until the buyer has chosen one. */
  candidates: readonly number[];
};

type Rows = readonly (readonly string[])[];

/** The columns that are looked at for the quantity. */
const COLUMNS_MAX = 100;
/** The share of a column's cells that must parse as quantities. */
const MOSTLY = 0.6;

/** The columns under these headers. The quantity is the filled column whose header names it most clearly. */
export function columnsUnder(heads: readonly Head[], rows: Rows): Columns {
  const graded = heads.flatMap(({ grade }, index) => {
    const filled = rows.flatMap((cells) => cells[index] || []);
    return grade === 0
      ? []
      : [{ index, grade, isFilled: filled.length > 0, isCounted: filled.some(isCount) }];
  });
  const counted = graded.filter(({ isCounted }) => isCounted);
  // Words in place of numbers are a quantity that is still to be decided, unless another column has numbers.
  const possible =
    counted.length === 0 ? graded : graded.filter(({ isFilled, isCounted }) => isCounted || !isFilled);
  const best = Math.max(...possible.map(({ grade }) => grade));
  const top = possible.filter(({ grade }) => grade === best);
  const [only] = top;
  const isSure = top.length === 1 && best > 1 && (only?.isCounted || counted.length === 0);
  const found = only?.isCounted ? top : [...new Set([...top, ...counted])];
  const candidates = isSure ? [] : found.map(({ index }) => index).toSorted((a, b) => a - b);
  const number = isSure ? only?.index : undefined;
  return columnsOfRoles(
    heads.map(({ role }, index) => (role !== "number" ? role : index === number ? "number" : "other")),
    heads,
    candidates,
  );
}

/** Columns with known roles, and the unit from the header of the quantity. */
export function columnsOfRoles(
  roles: readonly Role[],
  heads: readonly Head[] = [],
  candidates: readonly number[] = [],
): Columns {
  const unit = unitOf(heads[roles.indexOf("number")]?.text ?? "");
  return { roles, unit, number: undefined, sequence: undefined, candidates };
}

/** Examines all rows of a plan without a header, to distinguish its quantities from other numbers. */
export function guessColumns(rows: Rows): Columns {
  const columns = columnsOf(rows);
  const counted = columns.map(isCounted);
  const hasText = columns.filter((_, index) => !counted[index]).length > 0;
  // If every column is numeric, the first one is the goods number.
  const sequence = hasText && columns[0] && isSequence(columns[0]) ? 0 : undefined;
  const first = hasText ? 0 : 1;
  const numbers = counted.flatMap((is, index) => (is && index >= first && index !== sequence ? [index] : []));
  const withUnits = numbers.filter((index) => columns[index]?.some((cell) => /\d\D+$/u.test(cell)));
  const candidates = withUnits.length > 0 ? withUnits : numbers;
  const isDoubtful = rows.some((cells) => candidates.filter((index) => cells[index]).length > 1);
  return isDoubtful
    ? { roles: undefined, unit: "", number: undefined, sequence, candidates }
    : { roles: undefined, unit: "", number: candidates[0], sequence, candidates: [] };
}

/** Guesses the roles of the columns of a plan without a header; the buyer can correct them. */
export function guessRoles(rows: Rows, { number, sequence, candidates }: Columns): Role[] {
  return columnsOf(rows).map((cells, index) => {
    if (index === number) return "number";
    if (index === sequence || candidates.includes(index)) return "other";
    const filled = cells.filter(Boolean);
    return (
      GUESSES.find(
        ([, is]) => filled.length > 0 && filled.filter(is).length >= filled.length * MOSTLY,
      )?.[0] ?? "name"
    );
  });
}

const GUESSES: readonly (readonly [Role, (cell: string) => boolean])[] = [
  ["unit", isUnit],
  ["other", isMoney],
  ["barcode", (cell) => readBarcode(cell) !== undefined],
  ["approval", (cell) => /[A-Z]\d{8}|准字|注册证|备案/u.test(cell)],
  ["maker", (cell) => /公司|药业|制药|药厂|集团|厂$/u.test(cell)],
  ["spec", isSpecification],
];

function columnsOf(rows: Rows): string[][] {
  const wide = rows.filter((cells) => cells.length > 1);
  const width = wide.reduce((most, cells) => Math.min(COLUMNS_MAX, Math.max(most, cells.length)), 0);
  return Array.from({ length: width }, (_, index) => wide.map((cells) => cells[index] ?? ""));
}

/** A barcode that a spreadsheet has cut to its first digits: 6.90123E+12. */
const ROUNDED = /^\d(?:\.\d+)?E\+?1[1-3]$/iu;

/** Reads a row: the goods as one text, and the quantity. */
export function readRow(written: readonly string[], columns: Columns): SplitText {
  const rounded = written.filter((cell) => ROUNDED.test(cell));
  if (rounded.length === 0) return readCells(written, columns);
  const others = readCells(
    written.map((cell) => (ROUNDED.test(cell) ? "" : cell)),
    columns,
  );
  const read = /[\p{L}\p{N}]/u.test(others.text) ? others : readCells(written, columns);
  const reason = `条码“${rounded.join(" ")}”被表格软件改成了科学计数法，后几位已丢失`;
  return { ...read, note: [read.note, reason].filter(Boolean).join("；") };
}

function readCells(written: readonly string[], columns: Columns): SplitText {
  const { roles, number, sequence, candidates } = columns;
  const cells = written.map(withoutDates);
  if (cells.length <= 1) return splitQuantity(cells[0] ?? "");
  if (roles) return readByRoles(cells, columns, roles);
  const quantity = number === undefined ? undefined : readQuantity(cells[number] ?? "");
  const others = cells.filter(
    (cell, index) =>
      cell !== "" &&
      index !== number &&
      index !== sequence &&
      !candidates.includes(index) &&
      !isUnit(cell) &&
      !isMoney(cell),
  );
  if (candidates.length > 0) return { text: others.join(" "), quantity: undefined };
  if (quantity !== undefined && others.length > 0)
    return { text: others.join(" "), quantity: withUnit(quantity, cells.find(isUnit)) };
  // A price is never the quantity, even if the quantity is blank.
  const isPrice = (cell: string) => others.length > 0 && isMoney(cell);
  return splitQuantity(
    cells.filter((cell, index) => cell !== "" && index !== sequence && !isPrice(cell)).join(" "),
  );
}

function readByRoles(
  cells: readonly string[],
  { unit, candidates }: Columns,
  roles: readonly Role[],
): SplitText {
  const of = (role: Role) => cells.filter((cell, index) => cell !== "" && roles[index] === role);
  const [written] = of("number");
  const quantity = written === undefined ? undefined : readQuantity(written);
  // An invalid barcode would only hinder matching by the name beside it.
  const barcodes = of("barcode").flatMap((cell) => readBarcode(cell) ?? []);
  const named = [...of("id"), ...barcodes, ...of("name"), ...of("spec"), ...of("maker"), ...of("approval")];
  // A code of the buyer's own system could be mistaken for one of our goods numbers.
  const text = (named.length > 0 ? named : [...of("barcode"), ...of("code")]).join(" ");
  if (text !== "" && roles.includes("number")) {
    // An unreadable quantity stays as text.
    const unread = written !== undefined && quantity === undefined ? ` ${written}` : "";
    return { text: text + unread, quantity: withUnit(quantity, unit || of("unit").find(isUnit)) };
  }
  return candidates.length > 0 ? { text, quantity: undefined } : splitQuantity(text);
}

/** A unit in its own column applies if the number has none. */
function withUnit(quantity: Quantity | undefined, unit = ""): Quantity | undefined {
  return quantity && quantity.unit === "" ? { ...quantity, unit } : quantity;
}

function isCounted(cells: readonly string[]): boolean {
  const filled = cells.filter((cell) => cell !== "");
  return filled.length > 0 && filled.filter(isCount).length >= filled.length * MOSTLY;
}

function isCount(cell: string): boolean {
  const quantity = readQuantity(cell);
  return (
    quantity !== undefined &&
    Number.isSafeInteger(quantity.number) &&
    !isWeight(quantity.unit) &&
    !/^\d{6,}/u.test(cell)
  );
}

/** True if a column counts 1, 2, 3 and so on, like a spreadsheet's row numbers. */
function isSequence(cells: readonly string[]): boolean {
  const numbers = cells.map(Number).filter((number) => Number.isSafeInteger(number) && number > 0);
  const steps = numbers.filter((number, index) => index > 0 && number > (numbers[index - 1] ?? 0));
  return numbers.length >= 2 && numbers[0] === 1 && steps.length >= (numbers.length - 1) * MOSTLY;
}
