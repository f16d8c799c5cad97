import { Flag } from "#generated/enums.ts";
import type { CartLine } from "#generated/model/cartLine.ts";
import { linePriceAt } from "#src/entities/goods/price.ts";
import { isUnavailable } from "./line-state.ts";
import type { QuantityEdit } from "./quantity-queue.ts";

/** The lines as the buyer sees them: the server's with pending edits applied. Unchanged lines keep their identity. */
export function mergeEdits(
  lines: readonly CartLine[],
  numbers: ReadonlyMap<number, QuantityEdit>,
  selection: ReadonlyMap<number, Flag>,
): readonly CartLine[] {
  return lines.map((line) => {
    const number = numbers.get(line.id)?.number ?? line.number;
    // An unavailable line is never selected, whatever the server has stored (specification section 4).
    const is_selected = isUnavailable(line) ? Flag.No : (selection.get(line.id) ?? line.is_selected);
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
  });
}
