import type { BuyAgainLine, Goods } from "#generated/model/index.ts";
import { amountAt, lineNumber, priceAt } from "#src/entities/goods/price.ts";
import { quantityRules } from "#src/entities/goods/quantity-rules.ts";
import { correctQuantity } from "#src/shared/lib/correct-quantity.ts";
import { sumMoney } from "#src/shared/lib/money-math.ts";
import type { Money } from "#src/shared/lib/money.ts";

/** The buyer's changes to a line of an order that is to be bought again. */
export type AgainChange = { isChosen?: boolean; number?: number; isSwapped?: boolean };

/** A line of the sheet: the goods that would be bought, compared with the last time. */
export type AgainRow = {
  line: BuyAgainLine;
  /** The goods that would be bought; undefined when none can be. */
  goods: Goods | undefined;
  isSwapped: boolean;
  isChosen: boolean;
  number: number;
  /** The unit price today at this quantity, in 元. */
  price: Money | null;
  amount: Money | null;
};

/** The lines of the sheet with the changes of the buyer, by the id of the order's line. */
export const againRows = (
  lines: readonly BuyAgainLine[],
  changes: ReadonlyMap<number, AgainChange>,
): AgainRow[] => lines.map((line) => againRow(line, changes.get(line.id) ?? {}));

function againRow(line: BuyAgainLine, { isChosen, number, isSwapped = false }: AgainChange): AgainRow {
  const original = line.number > 0 ? (line.goods ?? undefined) : undefined;
  const goods = isSwapped ? (line.substitute ?? undefined) : original;
  if (!goods) return { line, goods, isSwapped: false, isChosen: false, number: 0, price: null, amount: null };
  const proposed = isSwapped ? correctQuantity(line.last_number, quantityRules(goods)).value : line.number;
  const quantity = number ?? proposed;
  const whole = lineNumber(goods, quantity);
  return {
    line,
    goods,
    isSwapped,
    isChosen: isChosen ?? true,
    number: quantity,
    price: priceAt(goods, whole),
    amount: amountAt(goods, quantity, whole),
  };
}

/** The goods of the chosen lines. */
export const againItems = (rows: readonly AgainRow[]) =>
  rows.flatMap(({ goods, isChosen, number }) => (goods && isChosen ? [{ goods, number }] : []));

/** Returns the total of the chosen lines before the offers on the order, in 元. */
export const againAmount = (rows: readonly AgainRow[]): Money =>
  sumMoney(rows.flatMap(({ isChosen, amount }) => (isChosen && amount !== null ? [amount] : [])));
