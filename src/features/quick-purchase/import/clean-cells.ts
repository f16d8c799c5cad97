import { simplified } from "#src/shared/lib/simplified.ts";
import { plainText } from "#src/shared/lib/written.ts";

/** `1.`, `2、`, `(3)`, `④`, `-` at the start of a line, as in lists. */
const LIST_MARK = /^(?:[-•·●▪*]\s+|[(（]?[\d０-９]{1,4}(?:[)）、]|[.．](?![\d０-９]))\s*|[①-⑳]\s*)/u;
/** The sign that keeps a spreadsheet from reading a text as a formula, as our own exports have it. */
const GUARD = /^'(?=[=+\-@])/u;
/** A formula without a value, as a spreadsheet writes it. */
const ERROR = /^#(?:N\/A|REF!|VALUE!|DIV\/0!|NAME\?|NULL!|NUM!)$/u;
/** A text in the notation that keeps a spreadsheet from making a number of it: `="6901000000073"`. */
const TEXT_FORMULA = /^="([^"]*)"$/u;
const SUM = /^=(\d{1,6}(?:\.\d{1,4})?)(?:([+*])(\d{1,6}(?:\.\d{1,4})?))?$/u;
const FORMULA = /^=[A-Z(]/u;

/**
 * Normalizes full-width digits, spaces and traditional characters, removes quotes around cells, and reads formulas as
 * values.
 */
export function cleanCells(cells: readonly string[]): string[] {
  // List marks occur only in single-column text; in front of a column they would be a number.
  const marked = cells.length === 1 ? cells.map((line) => line.trim().replace(LIST_MARK, "")) : cells;
  const clean = marked.map((cell) =>
    valueOf(
      simplified(plainText(cell))
        .replaceAll(/\s+/gu, " ")
        .trim()
        .replace(/^"(.*)"$/u, "$1")
        .replace(GUARD, "")
        .trim(),
    ),
  );
  while (clean.length > 1 && clean.at(-1) === "") clean.pop();
  return clean;
}

/** The value of a formula that does not depend on other cells; empty for any other. */
function valueOf(cell: string): string {
  if (!cell.startsWith("=")) return ERROR.test(cell) ? "" : cell;
  const text = TEXT_FORMULA.exec(cell)?.[1];
  if (text !== undefined) return text.trim();
  const [, first, sign, second = ""] = SUM.exec(cell) ?? [];
  if (first === undefined) return FORMULA.test(cell) ? "" : cell;
  if (sign === undefined) return first;
  const value = sign === "+" ? Number(first) + Number(second) : Number(first) * Number(second);
  return String(Number(value.toFixed(6)));
}

const MONTH = "(?:0?[1-9]|1[0-2])";
const DAY = String.raw`(?:0?[1-9]|[12]\d|3[01])(?!\d)`;
/** A date with what it is of: `效期至2027-05`, `2026年11月20日`. */
const DATE = new RegExp(
  String.raw`(?:(?:有效期|效期|日期)[至到]? ?:? ?)?(?<!\d)20\d{2} ?[-/.年] ?${MONTH}(?!\d)(?: ?[-/.月] ?${DAY}日?|月份?)?(?:以[前后]|[前后])?`,
  "gu",
);

/** Without dates, which name no goods: `阿莫西林胶囊(效期2027-05)` is `阿莫西林胶囊`. */
export function withoutDates(text: string): string {
  if (!text.includes("20")) return text;
  return text
    .replaceAll(DATE, "")
    .replaceAll(/\( ?\)/gu, "")
    .replaceAll(/ {2,}/gu, " ")
    .trim();
}
