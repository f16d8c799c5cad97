import { Flag } from "#generated/enums.ts";
import type { CartLine } from "#generated/model/index.ts";
import { linePriceAt } from "#src/entities/goods/price.ts";
import { type Money, formatMoney } from "#src/shared/lib/money.ts";
import { isUnavailable, type SelectionEdits } from "./line-state.ts";
import type { QuantityEdit } from "./quantity-queue.ts";

/** The lines as the buyer sees them: the server's with pending edits applied. Unchanged lines keep their identity. */
export const mergeEdits = (
  lines: readonly CartLine[],
  numbers: ReadonlyMap<number, QuantityEdit>,
  selection: SelectionEdits,
): readonly CartLine[] => lines.map((line) => mergeEdit(line, numbers.get(line.id), selection.get(line.id)));

/** A line with its pending quantity, and with its selection if that has changed. */
export function mergeEdit(line: CartLine, edit: QuantityEdit | undefined, flag: Flag | undefined): CartLine {
  const number = edit?.number ?? line.number;
  // An unavailable line is never selected, whatever the server has stored (specification section 4).
  const is_selected = isUnavailable(line) ? Flag.No : (flag ?? line.is_selected);
  if (number === line.number && is_selected === line.is_selected) return line;
  const price = linePriceAt(line, number);
  // Only the server knows the previous price for another quantity.
  return {
    ...line,
    number,
    is_selected,
    price,
    ...(line.previous && price !== line.price && { previous: { ...line.previous, price } }),
    ...(number !== line.number && { next_gift: null }),
  };
}

/**
 * Describes how the server's response to an edit differs from the values shown to the buyer; undefined if it does
 * not.
 */
export function serverCorrection(
  line: CartLine,
  expected: { number: number; price: Money },
): string | undefined {
  const { name, bzdw } = line.goods;
  if (line.number !== expected.number) return `${name}的数量已改为 ${line.number} ${bzdw}`;
  if (line.price !== expected.price) return `${name}的单价已更新为 ${formatMoney(line.price)}`;
  return undefined;
}
