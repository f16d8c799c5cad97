import { isBarcode } from "#src/shared/lib/barcode.ts";
import { isUnit, readQuantity, type SplitText, splitQuantity } from "./quantity-text.ts";
import type { Role } from "./plan-header.ts";

/** How the cells of a plan are read: by their header, or guessed from their contents. */
export type Columns = {
  roles: readonly Role[] | undefined;
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
  const wide = rows.filter((cells) => cells.length > 1);
  const width = wide.reduce((most, cells) => Math.min(COLUMNS_MAX, Math.max(most, cells.length)), 0);
  const columns = Array.from({ length: width }, (_, index) => wide.map((cells) => cells[index] ?? ""));
  const counted = columns.map(isCounted);
  const hasText = columns.filter((_, index) => !counted[index]).length > 0;
  // If every column is numeric, the first one is the goods number.
  const sequence = hasText && columns[0] && isSequence(columns[0]) ? 0 : undefined;
  const first = hasText ? 0 : 1;
  const candidates = counted.flatMap((is, index) =>
    is && index >= first && index !== sequence ? [index] : [],
  );
  const withUnits = candidates.find((index) => columns[index]?.some((cell) => /\d\D+$/u.test(cell)));
  return { roles: undefined, number: withUnits ?? candidates[0], sequence };
}

/** Reads a row: the goods as one text, and the quantity. */
export function readRow(cells: readonly string[], { roles, number, sequence }: Columns): SplitText {
  if (cells.length <= 1) return splitQuantity(cells[0] ?? "");
  if (roles) return readByRoles(cells, roles);
  const quantity = number === undefined ? undefined : readQuantity(cells[number] ?? "");
  const others = cells.filter(
    (cell, index) =>
      cell !== "" && index !== number && index !== sequence && !isUnit(cell) && !MONEY.test(cell),
  );
  if (quantity !== undefined && others.length > 0) return { text: others.join(" "), quantity };
  // A price is no quantity, however blank that is.
  const isPrice = (cell: string) => others.length > 0 && MONEY.test(cell);
  return splitQuantity(
    cells.filter((cell, index) => cell !== "" && index !== sequence && !isPrice(cell)).join(" "),
  );
}

function readByRoles(cells: readonly string[], roles: readonly Role[]): SplitText {
  const of = (role: Role) => cells.filter((cell, index) => cell !== "" && roles[index] === role);
  const [written] = of("number");
  const quantity = written === undefined ? undefined : readQuantity(written);
  // A barcode that is none would stand in the way of the name beside it.
  const barcodes = of("barcode").filter(isBarcode);
  const named = [...of("id"), ...barcodes, ...of("name"), ...of("spec"), ...of("maker"), ...of("approval")];
  // A code of the buyer's own system could be mistaken for one of our goods numbers.
  const text = (named.length > 0 ? named : [...of("barcode"), ...of("code")]).join(" ");
  if (text !== "" && roles.includes("number")) {
    // An unreadable quantity is kept as text rather than lost.
    const unread = written !== undefined && quantity === undefined ? ` ${written}` : "";
    return { text: text + unread, quantity };
  }
  return splitQuantity(text);
}

function isCounted(cells: readonly string[]): boolean {
  const filled = cells.filter((cell) => cell !== "");
  const whole = filled.filter((cell) => Number.isSafeInteger(readQuantity(cell)) && !/^\d{6,}/u.test(cell));
  return filled.length > 0 && whole.length >= filled.length * MOSTLY;
}

/** Whether a column counts 1, 2, 3 and so on, like a spreadsheet's row numbers. */
function isSequence(cells: readonly string[]): boolean {
  const numbers = cells.map(Number).filter((number) => Number.isSafeInteger(number) && number > 0);
  const steps = numbers.filter((number, index) => index > 0 && number > (numbers[index - 1] ?? 0));
  return numbers.length >= 2 && numbers[0] === 1 && steps.length >= (numbers.length - 1) * MOSTLY;
}
