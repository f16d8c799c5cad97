import { readBarcode } from "#src/shared/lib/written.ts";
import { withoutDates } from "./clean-cells.ts";
import type { Role } from "./plan-header.ts";
import { isUnit, type Quantity, readQuantity, type SplitText, splitQuantity } from "./quantity-text.ts";
import { isWeight } from "./units.ts";

/** How the cells of a plan are read: by the roles of their columns, or guessed from their contents. */
export type Columns = {
  roles: readonly Role[] | undefined;
  /** The unit in the head of the quantity; empty without one. */
  unit: string;
  /** The columns of the quantity and of the row number, where there is no header. */
  number: number | undefined;
  sequence: number | undefined;
};

/** The columns that are looked at for the quantity. */
const COLUMNS_MAX = 100;
/** The share of a column's cells that must parse as quantities. */
const MOSTLY = 0.6;
const MONEY = /^[¥￥]?\d+\.\d{1,4}$/u;

/** Examines all rows of a plan without a header, to tell its quantities from other numbers. */
export function guessColumns(rows: readonly (readonly string[])[]): Columns {
  const columns = columnsOf(rows);
  const counted = columns.map(isCounted);
  const hasText = columns.filter((_, index) => !counted[index]).length > 0;
  // If every column is numeric, the first one is the goods number.
  const sequence = hasText && columns[0] && isSequence(columns[0]) ? 0 : undefined;
  const first = hasText ? 0 : 1;
  const candidates = counted.flatMap((is, index) =>
    is && index >= first && index !== sequence ? [index] : [],
  );
  const withUnits = candidates.find((index) => columns[index]?.some((cell) => /\d\D+$/u.test(cell)));
  return { roles: undefined, unit: "", number: withUnits ?? candidates[0], sequence };
}

/** What the columns of a plan without a header most likely are, for the buyer to correct. */
export function guessRoles(rows: readonly (readonly string[])[], { number, sequence }: Columns): Role[] {
  return columnsOf(rows).map((cells, index) => {
    if (index === number) return "number";
    if (index === sequence) return "other";
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
  ["other", (cell) => MONEY.test(cell)],
  ["barcode", (cell) => readBarcode(cell) !== undefined],
  ["approval", (cell) => /[A-Z]\d{8}|准字|注册证|备案/u.test(cell)],
  ["maker", (cell) => /公司|药业|制药|药厂|集团|厂$/u.test(cell)],
  ["spec", (cell) => /^\d.*(?:mg|g|ml|片|粒|袋|支|丸|贴|\*)/iu.test(cell)],
];

function columnsOf(rows: readonly (readonly string[])[]): string[][] {
  const wide = rows.filter((cells) => cells.length > 1);
  const width = wide.reduce((most, cells) => Math.min(COLUMNS_MAX, Math.max(most, cells.length)), 0);
  return Array.from({ length: width }, (_, index) => wide.map((cells) => cells[index] ?? ""));
}

/** Reads a row: the goods as one text, and the quantity. */
export function readRow(written: readonly string[], columns: Columns): SplitText {
  const { roles, number, sequence } = columns;
  const cells = written.map(withoutDates);
  if (cells.length <= 1) return splitQuantity(cells[0] ?? "");
  if (roles) return readByRoles(cells, roles, columns.unit);
  const quantity = number === undefined ? undefined : readQuantity(cells[number] ?? "");
  const others = cells.filter(
    (cell, index) =>
      cell !== "" && index !== number && index !== sequence && !isUnit(cell) && !MONEY.test(cell),
  );
  if (quantity !== undefined && others.length > 0)
    return { text: others.join(" "), quantity: withUnit(quantity, cells.find(isUnit)) };
  // A price is no quantity, however blank that is.
  const isPrice = (cell: string) => others.length > 0 && MONEY.test(cell);
  return splitQuantity(
    cells.filter((cell, index) => cell !== "" && index !== sequence && !isPrice(cell)).join(" "),
  );
}

function readByRoles(cells: readonly string[], roles: readonly Role[], unit: string): SplitText {
  const of = (role: Role) => cells.filter((cell, index) => cell !== "" && roles[index] === role);
  const [written] = of("number");
  const quantity = written === undefined ? undefined : readQuantity(written);
  // A barcode that is none would get in the way of the name beside it.
  const barcodes = of("barcode").flatMap((cell) => readBarcode(cell) ?? []);
  const named = [...of("id"), ...barcodes, ...of("name"), ...of("spec"), ...of("maker"), ...of("approval")];
  // A code of the buyer's own system could be mistaken for one of our goods numbers.
  const text = (named.length > 0 ? named : [...of("barcode"), ...of("code")]).join(" ");
  if (text !== "" && roles.includes("number")) {
    // An unreadable quantity is kept as text rather than lost.
    const unread = written !== undefined && quantity === undefined ? ` ${written}` : "";
    return { text: text + unread, quantity: withUnit(quantity, unit || of("unit").find(isUnit)) };
  }
  return splitQuantity(text);
}

/** A unit beside the number counts where the number has none itself. */
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

/** Whether a column counts 1, 2, 3 and so on, like a spreadsheet's row numbers. */
function isSequence(cells: readonly string[]): boolean {
  const numbers = cells.map(Number).filter((number) => Number.isSafeInteger(number) && number > 0);
  const steps = numbers.filter((number, index) => index > 0 && number > (numbers[index - 1] ?? 0));
  return numbers.length >= 2 && numbers[0] === 1 && steps.length >= (numbers.length - 1) * MOSTLY;
}
